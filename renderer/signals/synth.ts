import type { Sound } from './sounds.ts';

/** A part of a sound. Times in seconds, `at` from its start; pitches in Hz, glided through in turn; levels up to 1. */
interface Shape {
  readonly at?: number;
  /** Attack time; immediate if absent. */
  readonly rise?: number;
  readonly length: number;
  readonly level: number;
  readonly pitch: readonly [number, ...number[]];
}
/** A tone of an oscillator. */
interface Tone extends Shape {
  readonly wave: 'sine' | 'triangle';
}
/** Noise around a pitch; a larger `focus` is a narrower band. */
interface Hiss extends Shape {
  readonly focus: number;
}
type Part = Tone | Hiss;

/** A thump on wood: its body, and the touch of the surface. */
const thump = (at: number, level: number, body: number, touch: number): readonly Part[] => [
  { wave: 'sine', at, length: 0.13, level, pitch: [body, body * 0.6] },
  { focus: 1.1, at, length: 0.035, level: level * 0.7, pitch: [touch] },
];
/** A struck coin: partials of a small disc. */
const ring = (at: number, level: number, base: number): readonly Part[] =>
  [1, 1.59, 2.36].map((partial, index) => ({
    wave: 'sine',
    at,
    length: 0.34 / (index + 1),
    level: level / (index + 1),
    pitch: [base * partial],
  }));

/** The parts of each sound. */
export const VOICES: { readonly [Name in Sound]: readonly Part[] } = {
  turn: [
    { wave: 'sine', rise: 0.02, length: 0.42, level: 0.52, pitch: [659.3] },
    { wave: 'sine', at: 0.13, rise: 0.02, length: 0.55, level: 0.52, pitch: [880] },
    { wave: 'sine', at: 0.13, rise: 0.02, length: 0.3, level: 0.1, pitch: [1760] },
  ],
  paper: [
    { focus: 0.9, rise: 0.02, length: 0.1, level: 0.55, pitch: [2200, 3600] },
    { focus: 1.2, at: 0.07, rise: 0.03, length: 0.12, level: 0.42, pitch: [4200, 2600] },
  ],
  wax: [
    { wave: 'sine', rise: 0.015, length: 0.16, level: 0.36, pitch: [190, 95] },
    { focus: 0.8, rise: 0.03, length: 0.2, level: 0.3, pitch: [700, 320] },
  ],
  coin: [...ring(0, 0.17, 2350), ...ring(0.075, 0.12, 2790)],
  press: [
    { wave: 'sine', length: 0.16, level: 0.5, pitch: [105, 52] },
    { focus: 0.8, length: 0.07, level: 0.4, pitch: [900, 500] },
    { focus: 3, at: 0.15, length: 0.05, level: 0.4, pitch: [2400] },
    { focus: 0.7, at: 0.19, rise: 0.05, length: 0.2, level: 0.22, pitch: [1300, 2400] },
  ],
  door: [...thump(0, 0.42, 135, 420), ...thump(0.17, 0.36, 128, 400)],
  hammer: [...thump(0, 0.6, 250, 1500), ...thump(0.012, 0.3, 480, 2600)],
  siren: [
    { wave: 'triangle', rise: 0.08, length: 0.95, level: 0.13, pitch: [520, 780, 560, 780, 520] },
    { wave: 'sine', rise: 0.08, length: 0.95, level: 0.1, pitch: [521.5, 782, 561.5, 782, 521.5] },
  ],
  reminder: [0, 0.3, 0.6].flatMap((at) => [
    { wave: 'sine', at, rise: 0.01, length: 0.45, level: 0.6, pitch: [880] },
    { wave: 'triangle', at, rise: 0.01, length: 0.3, level: 0.3, pitch: [1318.5] },
  ]),
};

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
/** A second of noise. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const cached = noises.get(context);
  if (cached !== undefined) return cached;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

/** Glides through the pitches in equal steps. */
function glide(pitch: AudioParam, [first, ...further]: Shape['pitch'], start: number, length: number): void {
  pitch.setValueAtTime(first, start);
  further.forEach((next, index) =>
    pitch.linearRampToValueAtTime(next, start + (length * (index + 1)) / further.length),
  );
}

/** The source node of a part, and the node that it ends in. */
function sourceOf(
  context: BaseAudioContext,
  part: Part,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  if ('wave' in part) {
    const tone = new OscillatorNode(context, { type: part.wave });
    glide(tone.frequency, part.pitch, start, part.length);
    return [tone, tone];
  }
  const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: part.focus });
  glide(filter.frequency, part.pitch, start, part.length);
  return [noise, noise.connect(filter)];
}

/** Plays a sound. `at` in the context's time (seconds), `loudness` from 0 to 1. */
export function play(context: BaseAudioContext, sound: Sound, at: number, loudness: number): void {
  for (const part of VOICES[sound]) {
    const start = at + (part.at ?? 0);
    const stop = start + part.length;
    const [source, end] = sourceOf(context, part, start);
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(part.level * loudness, start + (part.rise ?? 0.003));
    level.gain.setTargetAtTime(0, start + (part.rise ?? 0.003), part.length / 5);
    end.connect(level).connect(context.destination);
    source.start(start);
    source.stop(stop + 0.1);
  }
}
