import { describe, expect, it } from 'vitest';
import {
  CHARACTER_NAMES,
  CHARACTERS,
  TEMPER_NAMES,
  TEMPERS,
  type Character,
  type Temper,
} from '../../../core/base/characters.ts';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { RUNGS } from '../../../core/base/rungs.ts';
import { playMatch, type Match } from '../../../core/bots/index.ts';
import { gameNamed } from '../../../core/games/index.ts';
import { emptyMemories, gameOf, gameOptions, type TableCommand } from '../../../core/table/index.ts';
import { after, opened } from '../../helpers/table-log.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';

const SEATS = 4;
const CALM: Temper = { caution: 0, bluff: 0, collecting: 0, rivalry: 0 };

/** The same deal and the same chance; the seats are a plain bot, and the same in a temper. */
function played(name: string, rung: string, temper: Temper | undefined): Match {
  const game = gameNamed(name);
  const plain = game?.bots[rung];
  const options = game?.parseOptions(name === 'money' ? { hands: 1 } : {}, SEATS);
  if (game === undefined || plain === undefined || options?.ok !== true) throw new Error(`no ${rung}`);
  const bot = temper === undefined ? plain : plain.inTemper?.(temper);
  if (bot === undefined) throw new Error(`${rung} has no tempers`);
  const deal = game.deal(options.value, SEATS, createRng('tempers'));
  const players = Array.from({ length: SEATS }, (_, at) => ({ bot, rng: createRng(`tempers/${at}`) }));
  return playMatch(game, options.value, deal, players);
}

describe.each(['money', 'for-sale', 'falsche-fuffziger'])('in %s', (name) => {
  const rungs = RUNGS.filter((rung) => gameNamed(name)?.bots[rung]?.inTemper !== undefined);

  it('the rungs from beginner to expert have tempers, and random has none', () => {
    expect(rungs).toEqual(expect.arrayContaining(RUNGS.slice(0, 4)));
    expect(gameNamed(name)?.bots['random']?.inTemper).toBeUndefined();
  });

  it.each(rungs.slice(0, 4))('the rung %s without a leaning plays as ever', (rung) => {
    expect(played(name, rung, CALM)).toEqual(played(name, rung, undefined));
  });

  it.each(TEMPER_NAMES)('who is %s plays by the rules, and otherwise than others', (temper) => {
    expect(played(name, 'casual', TEMPERS[temper]).actions).not.toEqual(
      played(name, 'casual', undefined).actions,
    );
  });
});

it('at a table the own bot of a seat plays in the temper of who sits there', () => {
  const seated = (at: number, character?: Character): TableCommand => {
    const bot = { type: 'bot-seated', seat: seat(at), bot: 'casual', name: `Otto ${at}` } as const;
    return character === undefined ? bot : { ...bot, character };
  };
  const bidsOf = (character?: Character): readonly unknown[] => {
    const lobby = after(opened(), seated(0, character), seated(1), seated(2));
    const deal = gameOf(lobby).deal(gameOptions(lobby), 3, createRng('table'));
    const table = after(lobby, { type: 'started', deal });
    const bid = (seed: string): unknown => decideForBot(table, emptyMemories(), seat(0), createRng(seed));
    return [...'abcdefgh'].map(bid);
  };
  expect(bidsOf('clara')).not.toEqual(bidsOf());
});

it('each of the eight has a temper of its own', () => {
  const tempers = CHARACTER_NAMES.map((character) => CHARACTERS[character].temper);
  expect([...tempers].sort()).toEqual([...TEMPER_NAMES].sort());
});
