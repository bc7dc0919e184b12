import type { NameReason } from '../../../../core/base/name.ts';
import type { RejectionCode } from '../../../../core/base/rejection.ts';

/** For every refusal: what happened, what was kept, what to do. A code without a sentence does not compile. */
export const problem = {
  offline: 'The host did not answer, so nothing was changed. Try again as soon as the connection is back.',
  malformed:
    'The host could not read that, so nothing was changed. Reload the page; the host keeps your seat.',
  'unknown-key':
    'The host did not understand that, so nothing was changed. Reload the page; the host keeps your seat.',
  'unknown-format': 'This file comes from a newer version. It was left as it is; update the app to open it.',
  'unknown-game': 'The host does not have this game. Nothing was changed; choose another one.',
  'bad-option': 'A house rule has a value that does not fit. Nothing was changed; choose it anew.',
  'bad-seats': 'The number of seats does not fit the game or the people who sit there. Nothing was changed.',
  'bad-deal': 'The cards could not be dealt with these house rules. Nothing was changed; choose them anew.',
  'game-over': 'The game has ended meanwhile, so this no longer counted.',
  'no-such-seat': 'This seat is gone meanwhile. Nothing was changed.',
  'not-your-turn': 'It is not your turn at the moment. Nothing was changed.',
  stale:
    'That came too late: by then something else was asked, so nothing was done. Nothing is lost; look at what is asked now.',
  'not-available':
    'That cannot be done at the moment. Nothing was changed; look at what the table offers now.',
  'already-chosen': 'You have chosen already. Take that back first, then choose anew.',
  'nothing-chosen': 'There was nothing to take back.',
  paused: 'The game is paused, so nothing was done. It goes on when the host says so.',
  'too-late': 'The act stays done: it has shown something, somebody has acted since, or its time is over.',
  'no-undo-left':
    'You have taken back {most} times; that is as often as it goes for now. Your choice stays. Once the game moves on, you may again.',
  'too-few': 'Choose at least {least}. What you selected is still there.',
  'chosen-twice': 'The same thing was chosen twice. Nothing was changed; choose again.',
  'not-yours': 'That is not in your hand any more. Nothing was changed; choose again.',
  'bad-target': 'That cannot be chosen now. Nothing was changed; choose something else.',
  'too-low': 'That is too low: at least {least}. Nothing was changed.',
  'too-high': 'That is too high: at most {most}. Nothing was changed.',
  'not-affordable': 'That costs {price}; you have {money}. Nothing was changed.',
  'no-network':
    'Other devices cannot reach this host: it was started for this computer alone, or something else has its port. Nothing was changed.',
  'no-such-table': 'This table is not there any more. Go back to the start to find another one.',
  'table-full': 'All seats are taken. You can watch until one becomes free.',
  'seat-taken': 'Somebody was faster: the seat is taken. Choose another one.',
  'name-taken': 'Somebody here is already called {name}. Choose another name.',
  'bad-name': 'That name cannot be used. Nothing was changed; choose another one.',
  'seat-held': 'The person who has this seat is there. Nothing was changed; wait a little, or talk to them.',
  'door-closed':
    'The host lets nobody new in at the moment. Ask the host to open the door; seats that you had are kept.',
  muted:
    'The host does not want to be asked for seats from this address at the moment; all devices behind one router share it. You can watch; talk to the host.',
  'claim-waiting':
    'The host has been asked whether the seat of {name} is yours. Leave this page open: with a yes you are at your seat.',
  'claim-refused':
    'The seat of {name} was not given to you: the host, or who plays it, has said no. Talk to them, then ask again.',
  'no-such-person': 'Nobody called {name} has a seat here. Type the name as it stands at the table.',
  removed:
    'The host has removed this device from the table. If that was a mistake, ask the host to let you in again.',
  'bad-code':
    'No seat waits for that code. A code works once, for two minutes; have a new one shown on the other device.',
  'not-awaited': 'Nobody waits for this seat at the moment, or not long enough. Nothing was changed.',
  'not-owner': 'Only the person who hosts can do that. Nothing was changed.',
  'only-shows': 'A television shows the open table; it can do nothing there.',
  'not-your-seat': 'This seat is not held by this device. Nothing was changed.',
  'not-in-lobby': 'That can be done only before the game. Nothing was changed.',
  'not-in-game': 'That can be done only while a game is on. Nothing was changed.',
  'not-ended': 'That can be done only after the game. Nothing was changed.',
  'not-ready':
    'Not everybody is ready, so the game has not started. Wait for them or give free seats to bots.',
  'wrong-pin': 'That is not the PIN. Ask the host and try again.',
  'pin-needed': 'This table asks for a PIN. The host sees it on the screen.',
  'pin-locked': 'Too many wrong PINs. Wait a while, or let the host set a new one.',
  'wrong-protocol': 'App and host are of different versions. Nothing is lost; update the older one.',
  'say-hello': 'The host did not recognise this page. Reload it; the host keeps your seat.',
  'too-fast': 'That was too fast for the host. Wait a moment, then try again.',
  'too-fast-wait': 'That was too fast for the host, so nothing was changed. Try again in {time}.',
  'too-many': 'The host has no room for more. Close tables or pages that nobody uses, then try again.',
  'table-frozen':
    'The table stands still, so nothing was changed. Everything before is kept; the host has to mend something first.',
  fault:
    'The host made a mistake of its own, so nothing was changed. Try again; if it happens again, restart the host: everything is kept.',
  page: 'The app made a mistake, so perhaps nothing was done. Everything that was played is kept. Try again; if it happens again, reload the page.',
  'history-off': 'Older rounds cannot be looked up at this table: its aids are “Purist”.',
} as const satisfies Record<RejectionCode | 'offline' | 'page' | 'too-fast-wait', string>;

/** For every reason why a name or a title is refused: what is wrong with it, and what to do. */
export const badName = {
  empty: 'A name needs at least one character. Type one.',
  'too-long': 'That is too long: at most {most} characters. Shorten it.',
  characters: 'There are characters in it that not every device can show. Leave them out.',
  invisible: 'Nothing of it can be seen. Type a name that can.',
  'same-look': 'It looks the same as {name}, who is here already. Choose another name.',
} as const satisfies Record<NameReason, string>;
