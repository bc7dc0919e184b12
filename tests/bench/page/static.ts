import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { common, home } from '../../../renderer/i18n/messages/en/app.json';

/** Where the built page lies. */
const BUILT = new URL('../../../out/renderer/', import.meta.url).pathname;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const links = [home.learn, home.play, home.host, home.join];

/** The barest page there can be: the words of the start, two styles, no art, no programs. */
const BARE = `<!doctype html>
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

/** What makes the page more than something to read: programs, what they are fetched by, and what holds the first picture back for them. */
const PROGRAMS = /<script[\s>].*?<\/script>|<link rel="(?:expect|modulepreload)"[^>]*>/gs;

/** Two pages that are only to be read, each at an address of its own. */
export interface StaticPages {
  /** The first screen as it is drawn: the same words, art and styles, but no programs. */
  readonly same: string;
  readonly bare: string;
  close(): void;
}

/** Serves both pages on a free port of this computer. */
export async function serveStatic(): Promise<StaticPages> {
  const page = (await readFile(join(BUILT, 'index.html'), 'utf8')).replaceAll(PROGRAMS, '');
  if (page.includes('<script')) throw new Error('the page beside ours still has a program');
  const answers = async (url: string): Promise<string | Buffer | undefined> => {
    if (url === '/') return page;
    return url === '/bare' ? BARE : readFile(join(BUILT, url)).catch(() => undefined);
  };
  const server = createServer(({ url = '/' }, response) => {
    void answers(url).then((body) => {
      const type = TYPES[extname(url)] ?? 'text/html; charset=utf-8';
      response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body);
    });
  });
  const origin = await listening(server);
  return { same: `${origin}/`, bare: `${origin}/bare`, close: () => server.close() };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
