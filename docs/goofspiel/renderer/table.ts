import { defineTable } from '../../../renderer/games/define-table.ts';
import type { GoofspielTypes, Round } from '../core/types.ts';
import { begin, tale, useWords, type Words } from './context.ts';
import OwnBids from './OwnBids.vue';
import PlayerPlace from './PlayerPlace.vue';
import ThePrompt from './ThePrompt.vue';
import ThePrizes from './ThePrizes.vue';

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
    where: ({ round, own, points }, { t, number }) => {
      const mine = own === undefined ? undefined : (points[own.seat] ?? 0);
      return [
        ...(round === undefined ? [] : [t('table.round', { round: number(round) })]),
        ...(mine === undefined ? [] : [t('table.points', { points: number(mine) }, mine)]),
      ].join(' · ');
    },
  },
  market: ThePrizes,
  own: OwnBids,
  log: async () => ({
    pages: ({ frame, words }, looked) => {
      const { previousRound } = frame.value.view;
      const rounds = looked.filter((event) => event.type === 'opened').reverse();
      return {
        open: [previousRound === undefined ? words.t('table.nothing') : page(words, previousRound)],
        earlier: rounds.slice(1).map((round) => page(words, round)),
      };
    },
  }),
});
