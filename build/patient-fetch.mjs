// Loaded before Electron's installer (`--import …?silence=MILLISECONDS`): a download may take any time, and is aborted only when no data
// has arrived for that long. It shows its progress, and errors are sentences.
import { breakFailure, connectionFailure, silenceFailure, statusFailure } from './fetch-failures.mjs';
import { showProgress } from './progress.mjs';

const silence = Number(new URL(import.meta.url).searchParams.get('silence'));
const plainFetch = globalThis.fetch;

globalThis.fetch = async (url, options) => {
  const { host, protocol } = new URL(url);
  const proxy = process.env[`${protocol.slice(0, -1)}_proxy`];
  const abort = new AbortController();
  const inTime = async (promise) => {
    const timer = setTimeout(() => abort.abort(), silence);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  };

  async function* partsOf({ body, headers }) {
    const progress = showProgress(Number(headers.get('content-length')));
    const reader = body.getReader();
    try {
      for (;;) {
        const { done, value } = await inTime(reader.read());
        if (done) return;
        progress.add(value.length);
        yield value;
      }
    } catch {
      throw new Error(
        abort.signal.aborted
          ? silenceFailure(host, silence, progress.text())
          : breakFailure(host, progress.text()),
      );
    } finally {
      progress.end();
    }
  }

  let response;
  try {
    response = await inTime(plainFetch(url, { ...options, signal: abort.signal }));
  } catch (error) {
    throw new Error(
      abort.signal.aborted ? silenceFailure(host, silence) : connectionFailure(error, host, proxy),
      { cause: error },
    );
  }
  if (!response.ok) throw new Error(statusFailure(response.status, host, proxy));
  return new Response(ReadableStream.from(partsOf(response)), { headers: response.headers });
};
