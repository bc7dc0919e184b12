/** All that is heard, from the lightest to the weightiest: of several at once the weightiest are. */
const SOUNDS = ['turn', 'paper', 'wax', 'coin', 'press', 'door', 'hammer', 'siren', 'reminder'] as const;
export type Sound = (typeof SOUNDS)[number];

/** How many sounds one moment has at most; more would be noise. */
const MOST = 2;

/** What is heard of a moment, in the order in which it happened; each sound once. */
export function weightiest(sounds: readonly Sound[]): readonly Sound[] {
  const heard = SOUNDS.filter((sound) => sounds.includes(sound)).slice(-MOST);
  return [...new Set(sounds)].filter((sound) => heard.includes(sound));
}
