import type { Page } from 'playwright-core';
import { ended } from '../../../renderer/i18n/messages/en/app.json';

/** What somebody has done in some matches, counted by hand. */
export interface Sum {
  readonly games: number;
  readonly wins: number;
  /** As the pages write it: opponents left behind of all opponents. */
  readonly leftBehind: string;
}

/** Who played a match, and where they came in, as its result page says. */
export interface Standing {
  readonly name: string;
  readonly place: number;
}

/** Reads the final standings of a match from the page of somebody called `own`, who is “You” there. */
export async function standingsOf(page: Page, own: string): Promise<readonly Standing[]> {
  const list = page.getByRole('list', { name: ended.ranking, exact: true });
  await list.waitFor();
  const lines = await list.locator('li').evaluateAll((all) =>
    all.map((line) => ({
      place: Number(/\d+/.exec(line.querySelector('.place .visually-hidden')?.textContent ?? '')?.[0]),
      name: line.querySelector('.name')?.textContent.trim() ?? '',
    })),
  );
  return lines.map(({ name, place }) => ({ name: name === 'You' ? own : name, place }));
}

/** Counts matches by their standings, and for whom: everybody else is an opponent, but has no line. */
export function tallyOf(
  matches: readonly { readonly standings: readonly Standing[]; readonly people: readonly string[] }[],
): ReadonlyMap<string, Sum> {
  const names = new Set(matches.flatMap(({ people }) => people));
  return new Map([...names].map((name) => [name, sumOf(matches, name)]));
}

function sumOf(matches: Parameters<typeof tallyOf>[0], name: string): Sum {
  let [games, wins, halves, met] = [0, 0, 0, 0];
  for (const { standings, people } of matches) {
    const own = standings.find((line) => line.name === name);
    if (own === undefined || !people.includes(name)) continue;
    games += 1;
    if (own.place === 1) wins += 1;
    for (const other of standings) {
      if (other === own) continue;
      met += 1;
      if (other.place > own.place) halves += 2;
      else if (other.place === own.place) halves += 1;
    }
  }
  const whole = Math.floor(halves / 2);
  const beaten = halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
  return { games, wins, leftBehind: `${beaten} of ${met}` };
}
