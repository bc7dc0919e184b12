import { describe, expect, it } from 'vitest';
import game from '../../renderer/games/falsche-fuffziger/messages/en/game.json';
import { table as words } from '../../renderer/games/falsche-fuffziger/messages/en/table-words.json';
import { setup } from '../../renderer/i18n/messages/en/app.json';
import {
  bidButton,
  convertButtons,
  finishButton,
  fuffzigerPlayer,
  openFistButton,
} from '../helpers/e2e/fuffziger-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { problemsOf } from '../helpers/e2e/screens.ts';
import { openSharedTable, type SharedTable } from '../helpers/e2e/shared-table.ts';

const house = useHouse();

/** A game of Falsche Fuffziger that seat 1 begins. */
const play = (names: readonly [string, string], seats: number): Promise<SharedTable> => {
  const rules = { [game.options.starter.title]: setup.seatNumber.replace('{number}', '1') };
  return openSharedTable(house, names, { game: game.title, seats, rules });
};

describe('Falsche Fuffziger holds out against', () => {
  it('double clicks: they convert, print, and close the fist once', async () => {
    const { owner, guest } = await play(['Anna', 'Ben'], 3);
    const [anna, ben] = [owner.page, guest.page];
    await fuffzigerPlayer(anna).until('produce');
    const presses = await convertButtons(anna).count();
    await convertButtons(anna).first().dblclick({ delay: 80 });
    await anna.locator('#content').getByText(words.producing.fresh).first().waitFor();
    expect(await convertButtons(anna).count()).toBe(presses - 1);
    await finishButton(anna).dblclick({ delay: 80 });
    await fuffzigerPlayer(ben).through('produce');
    await Promise.all([anna, ben].map((page) => fuffzigerPlayer(page).until('bid')));
    await bidButton(ben).dblclick({ delay: 80 });
    await openFistButton(ben).waitFor();
    await fuffzigerPlayer(anna).through('bid');
    await Promise.all([anna, ben].map((page) => fuffzigerPlayer(page).until('launder')));
    expect(await Promise.all([anna, ben].map(problemsOf))).toEqual([[], []]);
    expect([...owner.errors, ...guest.errors]).toEqual([]);
    await Promise.all([owner, guest].map(({ context }) => context.close()));
  });
});
