import { defineTable } from '../../../renderer/games/define-table.ts';
import type { GoofspielTypes, Round } from '../core/types.ts';
import { begin, useWords, type Words } from './context.ts';
import OwnBids from './OwnBids.vue';
import PlayerPlace from './PlayerPlace.vue';
import ThePrompt from './ThePrompt.vue';
import ThePrizes from './ThePrizes.vue';

/** Who got what. */
const tale = ({ t, number, name }: Words, { prizes, winner }: Round): string => {
  const facts = { prizes: prizes.map(number).join(' + '), name: winner === undefined ? '' : name(winner) };
  return t(winner === undefined ? 'table.tied' : 'table.taken', facts, prizes.length);
};

/** A round in the log. */
const page = (words: Words, round: Round) => ({
  title: words.t('table.round', { round: words.number(round.round) }),
  place: round.bids.map((bid) => words.number(bid)).join(' – '),
  tales: [tale(words, round)],
});

/** The table of Goofspiel while it is played. */
export default defineTable<GoofspielTypes, Words>({
  players: ({ t }) => t('table.players'),
  words: useWords,
  begin,
  tellers: (words) => ({
    chose: undefined,
    'took-back': undefined,
    opened: (round) => tale(words, round),
    'turned-up': ({ prize }) => words.t('table.next', { prize: words.number(prize) }),
    ended: undefined,
  }),
  sounds: { chose: 'wax', 'took-back': 'paper', opened: 'hammer', 'turned-up': 'paper', ended: 'hammer' },
  prompts: { bid: ThePrompt, sealed: ThePrompt },
  place: PlayerPlace,
  facts: {
    where: ({ round }, { t, number }) =>
      round === undefined ? '' : t('table.round', { round: number(round) }),
  },
  market: ThePrizes,
  own: OwnBids,
  log: {
    pages: ({ frame, words }, looked) => {
      const { previousRound } = frame.value.view;
      const rounds = looked.filter((event) => event.type === 'opened').reverse();
      return {
        open: [previousRound === undefined ? words.t('table.nothing') : page(words, previousRound)],
        earlier: rounds.slice(1).map((round) => page(words, round)),
      };
    },
  },
});
