/** A browser, and the oldest version of it in which every game can be played. */
interface OldestBrowser {
  readonly name: string;
  readonly version: string;
  /** What it is called in MDN's compatibility data. */
  readonly data: readonly string[];
}

/**
 * The oldest browsers that the page supports. README, the help and the sentence for older ones name these, and what is built is checked
 * against them (docs/decisions/118-oldest-browsers.md).
 */
export const OLDEST_BROWSERS: readonly OldestBrowser[] = [
  { name: 'iOS', version: '16.0', data: ['safari_ios', 'webview_ios'] },
  { name: 'Safari', version: '16.0', data: ['safari'] },
  { name: 'Chrome', version: '103', data: ['chrome', 'chrome_android', 'edge'] },
  { name: 'Android WebView', version: '103', data: ['webview_android'] },
  { name: 'Firefox', version: '115', data: ['firefox', 'firefox_android'] },
  { name: 'Samsung Internet', version: '20', data: ['samsunginternet_android'] },
];

/**
 * What all of them have, as ES5, and older ones lack: `AbortSignal.timeout` came with Chrome 103, Safari 16.0 and Samsung Internet 20,
 * `inert` with Firefox 112.
 */
export const OLDEST_BROWSERS_HAVE =
  "window.AbortSignal&&AbortSignal.timeout&&'inert'in HTMLElement.prototype";

/** The year of the oldest televisions whose browsers are among them. */
export const OLDEST_TELEVISION = 2024;

/** Where a television with any other browser is shown the table. */
export const PLAIN_TELEVISION = '/tv/plain';

/** What every one of them is called: `iOS 16.0`. */
export const oldestBrowsers = (): string =>
  OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`).join(', ');
