// The program of the worker that draws tables for televisions: answers each task with one message.
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?inline';
import { parentPort } from 'node:worker_threads';
import { drawPicture } from '../../renderer/plain/picture.ts';
import { bugText } from '../host/guard.ts';
import type { DrawingResult, DrawingTask } from '../host/plain/drawing-task.ts';

/** Loaded for the first set without SVG. */
let loading: Promise<void> | undefined;

async function raster(svg: string, width: number): Promise<Uint8Array> {
  loading ??= initWasm(Buffer.from(wasm.slice(wasm.indexOf(',') + 1), 'base64'));
  await loading;
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const image = picture.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    picture.free();
  }
}

async function computeTask(task: DrawingTask): Promise<DrawingResult> {
  try {
    if (task.type === 'raster') return { id: task.id, png: await raster(task.svg, task.width) };
    const { table, game, language, invitation } = task.subject;
    const { svg, label } = drawPicture({ table, ...(game && { game }) }, language, invitation);
    return { id: task.id, svg, label };
  } catch (error) {
    return { id: task.id, fault: bugText(error) };
  }
}

parentPort?.on('message', (task: DrawingTask) => {
  void computeTask(task).then((answer) => parentPort?.postMessage(answer));
});
