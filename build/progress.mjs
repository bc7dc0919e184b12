// How far a download is: on a terminal one line that is drawn anew, otherwise a line now and then.
const MB = 1_000_000;

/** Milliseconds between two drawings on a terminal. */
const REDRAW = 250;

/** Lines for a whole download where there is no terminal. */
const LINES = 10;

/** How many bytes a download has of which nobody said how many there are. */
const USUAL = 110 * MB;

/** @param total bytes of the whole; 0 if nobody said */
export function showProgress(total) {
  const out = process.stdout;
  const started = performance.now();
  let bytes = 0;
  let drawn = started;
  let lines = 0;
  const text = () => `${inMegabytes(bytes)}${total > 0 ? ` of ${inMegabytes(total)}` : ''} MB`;
  const line = () => {
    const seconds = (performance.now() - started) / 1000;
    const percent = total > 0 ? `${Math.floor((bytes / total) * 100)} %, ` : '';
    return `  ${percent}${text()}, ${speedText(bytes / seconds)}`;
  };
  const draw = () => {
    drawn = performance.now();
    out.cursorTo(0);
    out.clearLine(1);
    out.write(line());
  };
  return {
    add(count) {
      bytes += count;
      if (out.isTTY) return performance.now() - drawn < REDRAW ? undefined : draw();
      const due = Math.floor((bytes / (total || USUAL)) * LINES);
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
