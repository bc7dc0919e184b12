import type { LocalPlayer } from './players.ts';

/** The colours by seat as the host gives them: the person's own one if nobody has it yet, else the first that is free. */
export function coloursOf(players: readonly LocalPlayer[]): readonly number[] {
  const colours: number[] = [];
  for (const player of players) {
    const own = player.type === 'person' ? player.colour : undefined;
    const free = players.map((_, index) => index).find((one) => !colours.includes(one)) ?? 0;
    colours.push(own === undefined || colours.includes(own) ? free : own);
  }
  return colours;
}

/** The players with somebody of the house: at the first seat of a person without a name, else instead of the first bot. */
export function withPerson(
  players: readonly LocalPlayer[],
  { name, colour }: { readonly name: string; readonly colour: number },
): readonly LocalPlayer[] {
  const unnamed = players.findIndex((player) => player.type === 'person' && player.name.trim() === '');
  const at = unnamed < 0 ? players.findIndex(({ type }) => type === 'bot') : unnamed;
  return players.map((player, index) => (index === at ? { type: 'person', name, colour } : player));
}
