import type { Json } from './json.ts';

/**
 * Every code of a rejection, with the contents of its `data`. The renderer has a sentence for each code in each language; tests and
 * scripts match on the code. Codes are never reused for another meaning.
 */
export const REJECTIONS = {
  // Malformed records, options, deals and actions
  malformed: 'The input has not the expected form. data: at (path), expected',
  'unknown-key': 'The input has a key that nobody knows. data: at (path of the key)',
  'unknown-format': 'The record or journal is of a format this version cannot read. data: format',
  'unknown-game': 'No such game. data: game',
  'bad-option': 'An option has a value outside its range. data: option, expected',
  'bad-seats': 'Too many or too few seats, or a seat name that is not allowed. data: reason, index?',
  'bad-deal': 'The deal is not one of this game with these options. data: reason',
  // Rejected by the game
  'game-over': 'The game has ended.',
  'no-such-seat': 'The table has no such seat. data: seat',
  'not-your-turn': 'This seat can do nothing at the moment. data: awaits (seats)',
  stale:
    'The act, or prediction, answers a question that is not asked any more; nothing was changed. data: question (now, of an act)',
  'not-available': 'This kind of action cannot be done at the moment. data: type, available (types)',
  'already-chosen': 'A choice is already made; it has to be taken back first. data: undo (action type)',
  'nothing-chosen': 'There is no choice to take back.',
  paused: 'The game is paused; nobody may act. data: reason',
  'too-late':
    'The act stays done: somebody else has acted, it showed something, its time is over, or people play here.',
  'no-undo-left':
    'The choice, or prediction, stays as it is: it was taken back, or changed, as often as it may be before the game goes on. data: most',
  'too-few': 'Fewer than the least number were chosen. data: least',
  'chosen-twice': 'The same thing was named twice. data: item',
  'not-yours': 'The seat does not hold what it named. data: item',
  'bad-target': 'What was named cannot be chosen now. data: target, allowed',
  'too-low': 'The amount is too low. data: least',
  'too-high': 'The amount is too high. data: most',
  'not-affordable': 'The seat does not have that much. data: price, money',
  // Rejected by the table or the host
  'no-network':
    'Other devices cannot reach this host: it was started for this computer alone, or its port is taken.',
  'no-such-table': 'The host has no such table (any more).',
  'table-full': 'No seat is free.',
  'seat-taken': 'Somebody sits there. data: seat',
  'name-taken': 'Somebody at the table has that name. data: name',
  'bad-name':
    'A name or title that is empty, too long, not visible, piled with marks, of mixed alphabets, or like another. data: reason, most?, name?',
  'seat-held': 'The person who has the seat is there. data: seat',
  'door-closed': 'The host lets nobody new in.',
  muted: 'The host does not want to be asked for seats from this address.',
  'claim-waiting': 'The host has been asked whether the seat is theirs; hello may be said again. data: name',
  'claim-refused': 'The host, or who has the seat, has said that it is not theirs. data: name',
  'no-such-person': 'Nobody of that name has a seat here. data: name',
  removed: 'The host has removed from the table who held a seat with this secret, or watched with it.',
  'bad-code': 'No seat waits for that code: it is wrong, was used, or its time is over.',
  'not-awaited': 'Nobody has waited for that seat long enough. data: seat, seconds?',
  'not-owner': 'Only the person who hosts can do that.',
  'only-shows': 'A television shows the open table and can do nothing.',
  'not-your-seat': 'This device holds no such seat. data: seat',
  'not-in-lobby': 'That can be done only before the game has started.',
  'not-in-game': 'That can be done only while a game is on.',
  'not-ended': 'That can be done only after the game has ended.',
  'not-ready': 'Somebody is missing or not ready. data: seats',
  'wrong-pin': 'The PIN is wrong. data: left (tries)',
  'pin-needed': 'The table asks for a PIN. data: title (which everybody who finds it is told)',
  'pin-locked':
    'Too many wrong PINs. data: seconds (until the next try; absent: not before there is a new PIN)',
  'wrong-protocol': 'App and host speak different versions. data: host, client',
  'say-hello': 'The first message of a connection has to be hello.',
  'too-fast':
    'Too many changes by one device, or reactions of one seat. data: seconds (until the next one), reminded (the name of who was, last)',
  'too-many': 'The host has no room for more. data: most',
  'table-frozen':
    'The table could not be saved; nothing more is accepted until that works again. data: why (disk-full, disk or fault)',
  fault: 'A fault of the host: nothing was changed.',
  'history-off': 'Looking up older rounds is off at this table.',
} as const satisfies Record<string, string>;

/** A stable code of `REJECTIONS`. */
export type RejectionCode = keyof typeof REJECTIONS;

/** Why something was rejected. A value, never thrown. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly data?: { readonly [key: string]: Json };
}

/** A rejection with its data. */
export const rejection = (code: RejectionCode, data?: { readonly [key: string]: Json }): Rejection =>
  data === undefined ? { code } : { code, data };
