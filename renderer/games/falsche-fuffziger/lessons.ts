import type { Lesson } from '../game-renderer.ts';

export default [] as const satisfies readonly Lesson[];
