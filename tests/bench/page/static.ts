import { createServer } from 'node:http';
import { common, home } from '../../../renderer/i18n/messages/en/common.ts';

const links = [home.learn, home.play, home.host, home.join];

/** The peer: a page with the words of the start, a few styles, and no programs at all. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${common.app}</title>
    <style>body { margin: 2rem; font-family: sans-serif } a { display: block; margin: 1rem 0 }</style>
  </head>
  <body>
    <h1>${common.app}</h1>
    <p>${home.tagline}</p>
    ${links.map(({ title, hint }) => `<a href="#">${title}: ${hint}</a>`).join('\n    ')}
  </body>
</html>`;

/** Serves the page on a free port of this computer. */
export async function serveStatic(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
