import type device from './messages/en/device.json';
import type errors from './messages/en/errors.json';
import type evening from './messages/en/evening.json';
import type hosting from './messages/en/hosting.json';
import type house from './messages/en/house.json';
import type keys from './messages/en/keys.json';
import type line from './messages/en/line.json';
import type local from './messages/en/local.json';
import type opponents from './messages/en/opponents.json';
import type persons from './messages/en/persons.json';
import type predictions from './messages/en/predictions.json';
import type protection from './messages/en/protection.json';
import type quips from './messages/en/quips.json';
import type replay from './messages/en/replay.json';
import type saved from './messages/en/saved.json';
import type seating from './messages/en/seating.json';
import type story from './messages/en/story.json';
import type trouble from './messages/en/trouble.json';
import type archive from './messages/en/archive.json';
import type coach from './messages/en/coach.json';
import type daily from './messages/en/daily.json';
import type dealt from './messages/en/dealt.json';
import type connection from './messages/en/connection.json';
import type { Plural } from './fill.ts';
import type english from './messages/en/app.json';

/** The paths of all texts in messages, such as `home.nearby.title`; numbered keys match any number. */
export type KeysOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? PartOf<Key>
    : Messages[Key] extends ExactPlural<Messages[Key]>
      ? PartOf<Key>
      : `${PartOf<Key>}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & string];

/** Exactly a plural: a group of messages may have a key called `other`. */
type ExactPlural<Group> = Plural & { readonly [Key in Exclude<keyof Group, keyof Plural>]: never };

type PartOf<Key extends string> = Key extends `${number}` ? `${number}` : Key;

/** The keys of a game's words for setup and lessons; games add keys for names and material. */
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

/** Messages that are loaded with their part of the app. */
type PartKey = KeysOf<{
  readonly archive: typeof archive;
  readonly coach: typeof coach;
  readonly connection: typeof connection;
  readonly daily: typeof daily;
  readonly dealt: typeof dealt;
  readonly device: typeof device;
  readonly errors: typeof errors;
  readonly evening: typeof evening;
  readonly hosting: typeof hosting;
  readonly house: typeof house;
  readonly keys: typeof keys;
  readonly line: typeof line;
  readonly local: typeof local;
  readonly opponents: typeof opponents;
  readonly persons: typeof persons;
  readonly predictions: typeof predictions;
  readonly protection: typeof protection;
  readonly quips: typeof quips;
  readonly replay: typeof replay;
  readonly saved: typeof saved;
  readonly seating: typeof seating;
  readonly story: typeof story;
  readonly trouble: typeof trouble;
}>;

/** The keys of the app's own texts. */
export type MessageKey = KeysOf<typeof english> | PartKey | GameKey;
