// Loaded before Electron's own installer (`--import …?silence=MILLISECONDS`): a download may take as long as it takes, and is given up only
// when nothing has come for that long. How much has come is said now and then.
const silence = new URL(import.meta.url).searchParams.get('silence');
const MB = 1_000_000;
const STEP = 10 * MB;

if (silence !== null) globalThis.fetch = patient(globalThis.fetch, Number(silence), console.log);

/** `fetch`, but rejecting, or breaking off the body, once nothing has come for `limit` milliseconds. */
export function patient(fetch, limit, say) {
  return async (url, options) => {
    const end = new AbortController();
    let timer;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end.abort(new Error(`nothing came for ${limit / 1000} s`)), limit);
    };
    const over = () => clearTimeout(timer);
    heard();
    try {
      const response = await fetch(url, { ...options, signal: end.signal });
      if (response.body === null) over();
      else Object.defineProperty(response, 'body', { value: watched(response, heard, over, say) });
      return response;
    } catch (error) {
      over();
      throw error;
    }
  };
}

/** The body of a response; each part of it is heard. */
function watched({ body, headers }, heard, over, say) {
  const total = Number(headers.get('content-length'));
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        heard();
        const [before, after] = [bytes, bytes + chunk.length].map((count) => Math.floor(count / STEP));
        bytes += chunk.length;
        if (after > before) say(`  ${Math.round(bytes / MB)} of ${Math.round(total / MB)} MB`);
        controller.enqueue(chunk);
      },
      flush: over,
    }),
  );
}
