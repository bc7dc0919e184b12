import { buildIfStale } from '../../build/build.mjs';

/** Before tests of the built app: builds what has changed, so that they never run yesterday's code. */
export async function setup(): Promise<void> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
}
