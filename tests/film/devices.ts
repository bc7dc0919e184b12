import type { BrowserContext, Page } from 'playwright-core';
import type { HostProcess } from '../helpers/e2e/host-process.ts';
import type { Player, PlayOptions } from '../helpers/e2e/player.ts';
import { hostTable, sitDown, startGame, tableOf } from '../helpers/e2e/screens.ts';
import { watchPage, type Shot } from './camera.ts';

interface Set {
  readonly host: HostProcess;
  readonly open: (wish?: object) => Promise<BrowserContext>;
  readonly think: () => Promise<void>;
  readonly title: string;
  readonly play: (page: Page, options: PlayOptions<string>) => Player<string>;
}

/** So many scenes are compared. */
const SCENES = 10;

/** Two desktops, a phone and a television at one table; prints how far apart they showed the same scenes. */
export async function filmDevices({ host, open, think, title, play }: Set): Promise<void> {
  const shots: Record<string, Shot[]> = {};
  const watched = async (name: string, wish: object): Promise<Page> => {
    const page = await (await open(wish)).newPage();
    const seen: Shot[] = (shots[name] = []);
    await watchPage(page, (shot) => void seen.push(shot));
    return page;
  };
  const owner = await watched('desktop', { viewport: { width: 1280, height: 800 } });
  await owner.goto(host.ownerLink);
  await hostTable(owner, 'Ada', { game: title, seats: 4 });
  const table = await tableOf(owner);
  const guests = [
    await watched('second desktop', { viewport: { width: 960, height: 640 } }),
    await watched('phone', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }),
  ];
  for (const [index, guest] of guests.entries()) {
    await guest.goto(`http://${host.address}/#/table/${table}`);
    await sitDown(guest, ['Ben', 'Cleo'][index] ?? '');
  }
  const television = await watched('television', { viewport: { width: 1920, height: 1080 } });
  await television.goto(`http://${host.address}/#/tv/${table}`);
  await owner.getByRole('button', { name: 'Fill with bots' }).click();
  await startGame(owner);

  const scenes = (name: string): readonly Shot[] =>
    (shots[name] ?? []).filter(({ kind }) => kind === 'scene');
  const players = [owner, ...guests].map((page) => play(page, { onAsked: think }).toTheEnd());
  for (const playing of players) playing.catch(() => undefined); // the film ends before the game
  while (scenes('television').length <= SCENES) await television.waitForTimeout(200);
  await television.waitForTimeout(2_000);
  for (const { text, at } of scenes('television').slice(0, SCENES)) {
    // The same words may come again: of each device the time nearest to the television's
    const apart = Object.keys(shots).map((name) => {
      const near = scenes(name).flatMap((shot) => (shot.text === text ? [shot.at - at] : []));
      const nearest = near.sort((one, other) => Math.abs(one) - Math.abs(other)).at(0);
      return `${name} ${nearest === undefined ? 'not shown' : `${nearest >= 0 ? '+' : ''}${nearest} ms`}`;
    });
    console.log(`${text}\n    ${apart.join(', ')}`);
  }
}
