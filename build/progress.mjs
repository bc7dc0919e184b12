// Shows the progress of a download: on a terminal one line that is redrawn, otherwise a line now and then.
const MB = 1_000_000;

/** Milliseconds between two redraws on a terminal. */
const REDRAW = 250;

/** Lines for a whole download without a terminal. */
const LINES = 10;

/** Assumed bytes of a download of unknown size. */
const USUAL_SIZE = 110 * MB;

/** @param total Bytes of the download; 0 if unknown. */
export function showProgress(total) {
  const out = process.stdout;
  const started = performance.now();
  let bytes = 0;
  let drawnAt = started;
  let lines = 0;
  const text = () => `${inMegabytes(bytes)}${total > 0 ? ` of ${inMegabytes(total)}` : ''} MB`;
  const line = () => {
    const seconds = (performance.now() - started) / 1000;
    const percent = total > 0 ? `${Math.floor((bytes / total) * 100)} %, ` : '';
    return `  ${percent}${text()}, ${speedText(bytes / seconds)}`;
  };
  const draw = () => {
    drawnAt = performance.now();
    out.cursorTo(0);
    out.clearLine(1);
    out.write(line());
  };
  return {
    add(count) {
      bytes += count;
      if (out.isTTY) return performance.now() - drawnAt < REDRAW ? undefined : draw();
      const due = Math.floor((bytes / (total || USUAL_SIZE)) * LINES);
      if (due > lines) out.write(`${line()}\n`);
      lines = due;
    },
    end() {
      if (!out.isTTY) return;
      draw();
      out.write('\n');
    },
    /** `34 of 110 MB` */
    text,
  };
}

const inMegabytes = (bytes) => (bytes / MB < 10 ? (bytes / MB).toFixed(1) : Math.round(bytes / MB));

const speedText = (rate) =>
  rate < MB ? `${Math.round(rate / 1000)} kB/s` : `${(rate / MB).toFixed(1)} MB/s`;
