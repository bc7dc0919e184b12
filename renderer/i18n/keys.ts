import type hosting from './messages/en/hosting.json';
import type keys from './messages/en/keys.json';
import type predictions from './messages/en/predictions.json';
import type quips from './messages/en/quips.json';
import type seating from './messages/en/seating.json';
import type trouble from './messages/en/trouble.json';
import type coach from './messages/en/coach.json';
import type daily from './messages/en/daily.json';
import type connection from './messages/en/connection.json';
import type { Plural } from './fill.ts';
import type english from './messages/en/app.json';

/** The paths of all texts in messages, such as `home.nearby.title`; where they are numbered, any number. */
export type KeysOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? PartOf<Key>
    : Messages[Key] extends ExactPlural<Messages[Key]>
      ? PartOf<Key>
      : `${PartOf<Key>}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & string];

/** A plural, and nothing else: a group of messages may have one that is called `other`. */
type ExactPlural<Group> = Plural & { readonly [Key in Exclude<keyof Group, keyof Plural>]: never };

type PartOf<Key extends string> = Key extends `${number}` ? `${number}` : Key;

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
