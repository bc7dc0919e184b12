import type { Engine } from '../helpers/engines/index.ts';
import { CHECKS, type Check, type Finding } from './inspect.ts';
import type { Look, Size } from './stage.ts';

/** What was found where. */
export interface Sight {
  readonly scene: string;
  readonly size: Size;
  readonly look: Look;
  /** The system's Chromium by default. */
  readonly engine?: Engine;
  readonly found: readonly Finding[];
}

/** How a size is written. */
export const sizeName = ({ width, height }: Size): string => `${width}x${height}`;

/** How a look is written behind a size: what it has that is not usual. */
export const lookName = ({ scheme, isForced, language, letters, hasLongNames }: Look): string =>
  [
    scheme === 'light' ? '' : '-dark',
    isForced ? '-forced' : '',
    letters === 100 ? '' : `-${letters}`,
    language === 'en' ? '' : `-${language}`,
    hasLongNames ? '-long' : '',
  ].join('');

/** What holds in every look. With longer words, letters or names some text is still cut or small, which is told and no more. */
const ALWAYS: readonly Check[] = [
  'wide',
  'short',
  'outside',
  'covered',
  'over',
  'flat',
  'stale',
  'barrier',
  'error',
];

/** A sight with what must not be: anything in English with usual letters and names, elsewhere what holds in every look. */
export function toMend(sight: Sight): Sight {
  const { language, letters, isForced, hasLongNames } = sight.look;
  if (language === 'en' && letters === 100 && !isForced && !hasLongNames) return sight;
  return { ...sight, found: sight.found.filter(({ check }) => ALWAYS.includes(check)) };
}

/** A line for each thing that was found. */
export const everyFinding = (sights: readonly Sight[]): readonly string[] =>
  sights.flatMap(({ scene, size, look, engine, found }) =>
    found.map(({ check, element, detail }) =>
      [
        `${scene}-${sizeName(size)}${lookName(look)}${engine ? `-${engine}` : ''}`,
        CHECKS[check],
        element,
        detail,
      ].join(' · '),
    ),
  );

/** How much was found for each scene and size; then what, the same element of several scenes in one line. */
export function report(sights: readonly Sight[]): string {
  return [...countsBySize(sights), '', ...elements(sights)].join('\n');
}

function countsBySize(sights: readonly Sight[]): readonly string[] {
  const sizes = [...new Set(sights.map(({ size }) => sizeName(size)))];
  const scenes = [...new Set(sights.map(({ scene }) => scene))];
  const row = (name: string, cells: readonly string[]): string =>
    name.padEnd(38) + cells.map((cell) => cell.padStart(11)).join('');
  return [
    row('findings', sizes),
    ...scenes.map((scene) =>
      row(
        scene,
        sizes.map((size) => {
          const here = sights.filter((sight) => sight.scene === scene && sizeName(sight.size) === size);
          const count = here.reduce((sum, { found }) => sum + found.length, 0);
          return here.length === 0 ? '' : count === 0 ? '·' : String(count);
        }),
      ),
    ),
  ];
}

function elements(sights: readonly Sight[]): readonly string[] {
  const lines: string[] = [];
  for (const check of Object.keys(CHECKS) as Check[]) {
    const same = new Map<string, { details: string[]; scenes: Set<string>; sizes: Set<string> }>();
    for (const { scene, size, found } of sights) {
      for (const finding of found.filter((one) => one.check === check)) {
        const key = `${scene.replace(/-\d.*|(?<=^shell).*/, '')}  ${finding.element}`;
        const all = same.get(key) ?? { details: [], scenes: new Set(), sizes: new Set() };
        all.details.push(finding.detail);
        all.scenes.add(scene.replace(/^.*?(?:-\d-|shell-)/, ''));
        all.sizes.add(sizeName(size));
        same.set(key, all);
      }
    }
    if (same.size > 0) lines.push(`${check}: ${CHECKS[check]}`);
    for (const [key, { details, scenes, sizes }] of same)
      lines.push(
        `  ${key}  ${details.length}×  ${details[0] ?? ''}  [${[...sizes].join(' ')}] ${[...scenes].join(' ')}`,
      );
  }
  return lines;
}
