import { expect, it } from 'vitest';
import { useHouse } from '../helpers/e2e/house.ts';
import { bid, moneyPlayer, takeBackButton } from '../helpers/e2e/money-player.ts';
import { hostTable, sitDown, startGame } from '../helpers/e2e/screens.ts';

const house = useHouse();

it('a power cut in the middle of a hand: everybody comes back by itself, and nothing is lost', async () => {
  const owner = await house.openOwner();
  const guest = await house.openGuest('/', { size: 'phone' });
  const pages = [owner.page, guest.page] as const;
  await hostTable(owner.page, 'Anna', { seats: 3, edition: /Gryphon/ });
  await guest.page.getByRole('button', { name: 'Join Anna’s table' }).click();
  await sitDown(guest.page, 'Ben');
  await owner.page.getByRole('button', { name: 'Fill with bots' }).click();
  await startGame(owner.page);

  // In the second round: Anna's bid lies sealed, Ben has chosen nothing yet.
  const [anna, ben] = [moneyPlayer(owner.page), moneyPlayer(guest.page)];
  await Promise.all([anna, ben].map((player) => player.through('act')));
  await Promise.all([anna, ben].map((player) => player.until('bid')));
  await bid(owner.page, 1);
  await takeBackButton(owner.page).waitFor();

  await house.host.kill();
  await Promise.all(pages.map((page) => page.getByText('The connection is lost').first().waitFor()));
  await house.host.startAgain();
  await Promise.all(
    pages.map((page) => page.getByText('The connection is lost').first().waitFor({ state: 'hidden' })),
  );

  await takeBackButton(owner.page).waitFor();
  await Promise.all([anna, ben].map((player) => player.through('act'))); // and the game goes on
  expect([...owner.errors, ...guest.errors]).toEqual([]);
});
