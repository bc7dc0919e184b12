import type { NameReason } from '../../../../core/base/name.ts';
import type { RejectionCode } from '../../../../core/base/rejection.ts';

/** For every refusal: what happened, what was kept, what to do. A code without a sentence does not compile. */
export const problem = {
  offline: 'The host didn’t answer, so nothing has changed. Try again once the connection is back.',
  malformed:
    'The host couldn’t read that, so nothing has changed. Reload the page; the host keeps your seat.',
  'unknown-key':
    'The host didn’t understand that, so nothing has changed. Reload the page; the host keeps your seat.',
  'unknown-format': 'This file comes from a newer version. It was left unchanged; update the app to open it.',
  'unknown-game': 'The host doesn’t have this game. Nothing has changed; choose another one.',
  'bad-option': 'A house rule has a value that doesn’t fit. Nothing has changed; choose again.',
  'bad-seats': 'That number of seats doesn’t suit the game or the people at the table. Nothing has changed.',
  'bad-deal': 'The cards can’t be dealt with these house rules. Nothing has changed; choose again.',
  'game-over': 'The game is already over, so this didn’t count.',
  'no-such-seat': 'This seat no longer exists. Nothing has changed.',
  'not-your-turn': 'It isn’t your turn. Nothing has changed.',
  stale:
    'That came too late: the game has moved on, so nothing was done. Nothing is lost; see what the table is asking now.',
  'not-available': 'That can’t be done right now. Nothing has changed; see what the table offers now.',
  'already-chosen': 'You’ve already chosen. Take that back first, then choose again.',
  'nothing-chosen': 'There was nothing to take back.',
  paused: 'The game is paused, so nothing was done. The game continues when the host says so.',
  'too-late': 'This can’t be undone: it has revealed something, somebody has acted since, or it’s too late.',
  'no-undo-left':
    'You’ve taken back {most} times, the most for now. Your choice stands. Once the game moves on, you can take back again.',
  'too-few': 'Choose at least {least}. What you selected is still there.',
  'chosen-twice': 'The same thing was chosen twice. Nothing has changed; choose again.',
  'not-yours': 'That isn’t in your hand any more. Nothing has changed; choose again.',
  'bad-target': 'That can’t be chosen now. Nothing has changed; choose something else.',
  'too-low': 'That’s too low: at least {least}. Nothing has changed.',
  'too-high': 'That’s too high: at most {most}. Nothing has changed.',
  'not-affordable': 'That costs {price}; you have {money}. Nothing has changed.',
  'no-network':
    'Other devices can’t reach this host: it was started for this computer only, or another program is using its port. Nothing has changed.',
  'no-such-table': 'This table no longer exists. Go back to the start page to find another one.',
  'table-full': 'All seats are taken. You can watch until one is free.',
  'seat-taken': 'Somebody was faster: that seat is taken. Choose another one.',
  'name-taken': 'Somebody here is already called {name}. Choose another name.',
  'bad-name': 'That name can’t be used. Nothing has changed; choose another one.',
  'seat-held': 'The person in this seat is here. Nothing has changed; wait a little, or talk to them.',
  'door-closed':
    'The host isn’t letting anybody new in right now. Ask the host to change that; seats you had are kept.',
  muted:
    'The host has blocked seat requests from this address; all devices behind one router share it. You can watch, or talk to the host.',
  'claim-waiting':
    'The host has been asked whether {name}’s seat is yours. Leave this page open: if they say yes, you’re back in your seat.',
  'claim-refused':
    'You weren’t given {name}’s seat: the host, or whoever is playing it, said no. Talk to them, then ask again.',
  'no-such-person':
    'Nobody called {name} has a seat here. Enter the name exactly as it appears at the table.',
  removed:
    'The host has removed this device from the table. If that was a mistake, ask the host to let you in again.',
  'bad-code': 'That code isn’t valid. A code works once, for two minutes; get a new one on the other device.',
  'not-awaited': 'Nobody has been waiting for this seat long enough. Nothing has changed.',
  'not-owner': 'Only the host can do that. Nothing has changed.',
  'only-shows': 'A television can only show the table.',
  'not-your-seat': 'This device doesn’t have that seat. Nothing has changed.',
  'not-in-lobby': 'That can only be done before the game. Nothing has changed.',
  'not-in-game': 'That can only be done during a game. Nothing has changed.',
  'not-ended': 'That can only be done after the game. Nothing has changed.',
  'not-ready':
    'Not everybody is ready, so the game hasn’t started. Wait for them, or add bots to the free seats.',
  'wrong-pin': 'That’s not the PIN. Ask the host and try again.',
  'pin-needed': 'This table needs a PIN. It’s on the host’s screen.',
  'pin-locked': 'Too many wrong PINs. Wait a while, or ask the host to set a new one.',
  'wrong-protocol': 'The app and the host are different versions. Nothing is lost; update the older one.',
  'say-hello': 'The host didn’t recognise this page. Reload it; the host keeps your seat.',
  'too-fast': 'Too many requests at once. Wait a moment, then try again.',
  'too-fast-wait': 'Too many requests at once, so nothing has changed. Try again in {time}.',
  'too-many': 'The host has no room for more. Close tables or pages that nobody uses, then try again.',
  'table-frozen':
    'The table is on hold, so nothing has changed. Everything so far is kept; the host has to fix something first.',
  fault:
    'Something went wrong on the host, so nothing has changed. Try again; if it happens again, restart the host. Everything is kept.',
  page: 'Something went wrong in the app, so this may not have worked. Everything you’ve played is kept. Try again; if it happens again, reload the page.',
  'history-off': 'Older rounds can’t be looked up at this table: its help is “None”.',
} as const satisfies Record<RejectionCode | 'offline' | 'page' | 'too-fast-wait', string>;

/** For every reason why a name or a title is refused: what is wrong with it, and what to do. */
export const badName = {
  empty: 'A name needs at least one character.',
  'too-long': 'That’s too long: at most {most} characters.',
  characters: 'Some of these characters can’t be shown on every device. Leave them out.',
  invisible: 'This name is invisible. Enter one that can be seen.',
  'same-look': 'It looks the same as {name}, who’s already here. Choose another name.',
} as const satisfies Record<NameReason, string>;
