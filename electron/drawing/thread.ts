// The program of the thread that draws tables for televisions: one order after the other, each answered with one message.
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?inline';
import { parentPort } from 'node:worker_threads';
import { drawPicture } from '../../renderer/plain/picture.ts';
import { bugText } from '../host/guard.ts';
import type { DrawingAnswer, DrawingOrder } from '../host/plain/order.ts';

/** Loaded when the first set asks that takes no SVG. */
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

async function answerTo(order: DrawingOrder): Promise<DrawingAnswer> {
  try {
    if (order.type === 'raster') return { id: order.id, png: await raster(order.svg, order.width) };
    const { table, game, language, invitation } = order.subject;
    const { svg, label } = drawPicture({ table, ...(game && { game }) }, language, invitation);
    return { id: order.id, svg, label };
  } catch (error) {
    return { id: order.id, fault: bugText(error) };
  }
}

parentPort?.on('message', (order: DrawingOrder) => {
  void answerTo(order).then((answer) => parentPort?.postMessage(answer));
});
