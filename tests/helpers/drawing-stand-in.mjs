// A program that draws for televisions: what it is told stands in the picture as text. A table called `hang` is never drawn, one called `fall` ends it.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ id, type, subject, svg, width }) => {
  if (type === 'raster') {
    parentPort?.postMessage({ id, png: new TextEncoder().encode(`${width} ${svg}`) });
    return;
  }
  const { title } = subject.table.setup;
  if (title === 'fall') process.exit();
  if (title === 'hang') return;
  if (title === 'fault') {
    parentPort?.postMessage({ id, fault: 'it does not know how' });
    return;
  }
  parentPort?.postMessage({ id, svg: `<svg>${JSON.stringify(subject)}</svg>`, label: `"${title}"` });
});
