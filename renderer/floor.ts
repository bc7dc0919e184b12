/** A browser, and its oldest version in which every game works. */
interface OldestBrowser {
  readonly name: string;
  readonly version: string;
  /** Its names in MDN's compatibility data. */
  readonly data: readonly string[];
}

/**
 * The oldest supported browsers. README, the help and the message for older browsers name these, and the build is checked against them
 * (docs/decisions/118-oldest-browsers.md).
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
 * An ES5 test that all of them pass and older ones fail: `AbortSignal.timeout` came with Chrome 103, Safari 16.0 and Samsung Internet 20,
 * `inert` with Firefox 112.
 */
export const OLDEST_BROWSERS_HAVE =
  "window.AbortSignal&&AbortSignal.timeout&&'inert'in HTMLElement.prototype";

/** The year of the oldest televisions with such a browser. */
export const OLDEST_TELEVISION = 2024;

/** The page for televisions with any other browser. */
export const PLAIN_TELEVISION = '/tv/plain';

/** Their names and versions, such as `iOS 16.0`. */
export const oldestBrowsers = (): string =>
  OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`).join(', ');
