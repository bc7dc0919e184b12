import { get } from 'node:http';
import type { Subject } from '../../electron/host/plain/drawing-task.ts';

/** Headers of a set that takes SVG. */
export const SVG = { accept: 'image/svg+xml,image/*' };

/** An answer of the host. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Asks the host, as a set does that follows nothing by itself. A `localAddress` other than the default makes it another device. */
export const ask = (
  { host }: { readonly host: { readonly port: number } },
  path: string,
  headers: Record<string, string> = {},
  localAddress = '127.0.0.1',
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: host.port, path, headers, localAddress, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });

/** Where the picture of a page is, without what names its size. */
export const pictureIn = ({ text }: Answered): string =>
  (/ src="([^"]+)&amp;width/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
/** The name of the newest picture, in an answer that says what it is. */
export const versionIn = ({ text }: Answered): string => text.split('\n')[0] ?? '';
/** Where a page goes on by itself where no scripts run. */
export const refreshIn = ({ text }: Answered): string =>
  (/http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
/** Where it asks for a new picture. */
export const nextOf = (picture: string): string => picture.replace('/picture?', '/next?');

/** What the stand-in for the drawing has drawn. */
export const subjectOf = ({ text }: Answered): Subject =>
  JSON.parse(text.slice('<svg>'.length, -'</svg>'.length)) as Subject;
