/** The colours of the app's dark theme. Nothing is pure white, which burns in first. */
export const COLOUR = {
  baize: '#173c2e',
  baizeDark: '#0f2a20',
  panel: '#12301f',
  line: '#3d6150',
  paper: '#f4ecd9',
  paperLine: '#d9ceb6',
  ink: '#211c16',
  inkSoft: '#4c4438',
  ivory: '#f2ead8',
  ivorySoft: '#c9cdb6',
  brass: '#d9b162',
  brassWash: '#3d3a1c',
  good: '#8cc9a1',
} as const;

/** The colour of each seat, and of text on it; the same as in `styles/tokens.css`. */
export const SEAT_COLOURS: readonly (readonly [fill: string, ink: string])[] = [
  ['#b23a26', '#ffffff'],
  ['#2a6299', '#ffffff'],
  ['#e6b53c', '#2b2008'],
  ['#156b57', '#ffffff'],
  ['#d79bbd', '#3a1530'],
  ['#4b4744', '#ffffff'],
];

/** The values of custom properties in a style sheet, by class: `{ 'currency-yen': { 'note-ink': '#8c2116' } }`. */
export function coloursIn(css: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rules = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)];
  return Object.fromEntries(
    rules.map(([, name = '', body = '']) => [
      name,
      Object.fromEntries(
        [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, property = '', value = '']) => [
          property,
          value.trim(),
        ]),
      ),
    ]),
  );
}
