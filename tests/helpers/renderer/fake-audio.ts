import { vi } from 'vitest';

/** A part of a sound as it was put together: what it is, when it begins and ends, and how loud it gets. */
export interface Played {
  readonly kind: string;
  readonly begins: number;
  readonly ends: number;
}

class FakeParam {
  readonly set: (readonly [value: number, at: number])[] = [];
  setValueAtTime(value: number, at: number): void {
    this.set.push([value, at]);
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.set.push([value, at]);
  }
  setTargetAtTime(value: number, at: number): void {
    this.set.push([value, at]);
  }
}

/** What a page has for sounds, without a sound. */
export class FakeAudio {
  static readonly made: FakeAudio[] = [];
  /** In which state the next one begins, as browsers decide. */
  static begins: AudioContextState = 'running';
  /** Whether the browser lets it run. */
  static mayResume = true;

  state: AudioContextState = FakeAudio.begins;
  currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
  readonly played: Played[] = [];
  /** The highest level of each part. */
  readonly levels: number[] = [];

  constructor() {
    FakeAudio.made.push(this);
  }
  resume(): Promise<void> {
    this.state = FakeAudio.mayResume ? 'running' : this.state;
    return FakeAudio.mayResume ? Promise.resolve() : Promise.reject(new Error('not allowed'));
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  createBuffer(_channels: number, length: number): { getChannelData(): Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
}

class FakeNode {
  readonly frequency = new FakeParam();
  readonly gain = new FakeParam();
  readonly context: FakeAudio;
  begins = 0;
  constructor(context: FakeAudio) {
    this.context = context;
  }
  connect<Target>(target: Target): Target {
    if (this.gain.set.length > 0)
      this.context.levels.push(Math.max(...this.gain.set.map(([value]) => value)));
    return target;
  }
  start(at: number): void {
    this.begins = at;
  }
  stop(at: number): void {
    this.context.played.push({ kind: this.constructor.name, begins: this.begins, ends: at });
  }
}

/** Gives the page what it needs for sounds; until `vi.unstubAllGlobals`. */
export function stubAudio(): void {
  FakeAudio.made.length = 0;
  FakeAudio.begins = 'running';
  FakeAudio.mayResume = true;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', class Tone extends FakeNode {});
  vi.stubGlobal('AudioBufferSourceNode', class Noise extends FakeNode {});
  vi.stubGlobal('BiquadFilterNode', class Filter extends FakeNode {});
  vi.stubGlobal('GainNode', class Gain extends FakeNode {});
}
