import type hosting from './messages/en/hosting.ts';
import type keys from './messages/en/keys.ts';
import type predictions from './messages/en/predictions.ts';
import type quips from './messages/en/quips.ts';
import type seating from './messages/en/seating.ts';
import type trouble from './messages/en/trouble.ts';
import type coach from './messages/en/coach.ts';
import type daily from './messages/en/daily.ts';
import type connection from './messages/en/connection.ts';
import type english from './messages/en/index.ts';

/** The paths of all texts in messages, such as `home.nearby.title`; where they are numbered, any number. */
export type KeysOf<Messages> = {
  [Key in keyof Messages & (string | number)]: Messages[Key] extends string
    ? PartOf<Key>
    : `${PartOf<Key>}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & (string | number)];

type PartOf<Key extends string | number> = Key extends number ? `${number}` : `${Key}`;

/** Where the words for choosing a game stand, and those of its lessons; the game's name and its material make the rest of them. */
type GameKey = `game.${string}.${
  | 'title'
  | 'tagline'
  | 'secret'
  | `${'editions' | 'bots' | 'options'}.${string}.${'title' | 'hint'}`
  | `options.${string}.values.${string}`
  | `advice.${string}`
  | `lesson.${string}.${'title' | 'text'}`
  | `tip.${string}`
  | `coach.${string}`}`;

/** Words that come with the part of the app that says them. */
type PartKey = KeysOf<{
  readonly coach: typeof coach;
  readonly connection: typeof connection;
  readonly daily: typeof daily;
  readonly hosting: typeof hosting;
  readonly keys: typeof keys;
  readonly predictions: typeof predictions;
  readonly quips: typeof quips;
  readonly seating: typeof seating;
  readonly trouble: typeof trouble;
}>;

/** The keys of the app's own texts. */
export type MessageKey = KeysOf<typeof english> | PartKey | GameKey;
