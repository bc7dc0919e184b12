/** Custom properties by name. */
export type Tokens = Readonly<Record<string, string>>;

/** The custom properties of all rules whose selector list holds the selector, by day and by night. */
export function tokensOf(css: string, selector: string): { readonly day: Tokens; readonly night: Tokens } {
  const found: Record<string, string> = {};
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', body = ''] of rules)
    if (selectors.split(',').some((one) => one.trim() === selector))
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g))
        found[name] = value.trim();
  const side = (at: 1 | 2): Tokens =>
    Object.fromEntries(
      Object.entries(found).map(([name, value]) => [
        name,
        /^light-dark\((.+), (.+)\)$/.exec(value)?.[at] ?? value,
      ]),
    );
  return { day: side(1), night: side(2) };
}

/** The value of a token; an Error if there is none. */
export function named(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`no token ${name}`);
  return value;
}

/** Relative luminance of a colour written #rrggbb (WCAG 2.2). */
export function luminance(hex: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1);
  if (channels === undefined) throw new Error(`no plain colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = channels
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours written #rrggbb, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
