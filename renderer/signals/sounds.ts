/** All sounds by rising weight: of several at once the heaviest are played. */
const SOUNDS = ['turn', 'paper', 'wax', 'coin', 'press', 'door', 'hammer', 'siren', 'reminder'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The most sounds played for one frame; more would be noise. */
const MOST = 2;

/** The heaviest of some sounds, each once, in their order. */
export function weightiest(sounds: readonly Sound[]): readonly Sound[] {
  const loudest = SOUNDS.filter((sound) => sounds.includes(sound)).slice(-MOST);
  return [...new Set(sounds)].filter((sound) => loudest.includes(sound));
}
