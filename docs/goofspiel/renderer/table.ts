import { defineTable } from '../../../renderer/games/define-table.ts';
import { roundsLog } from '../../../renderer/games/shared/rounds-log.ts';
import { usePick } from '../../../renderer/games/shared/use-pick.ts';
import { useSeatWords } from '../../../renderer/games/shared/use-seat-words.ts';
import type { Round } from '../core/data.ts';
import type { GoofspielTypes } from '../core/types.ts';
import { provideTable, roundText, type Words } from './context.ts';
import { events } from './events.ts';
import OwnBids from './OwnBids.vue';
import PlayerPlace from './PlayerPlace.vue';
import ThePrizes from './ThePrizes.vue';
import ThePrompt from './ThePrompt.vue';

/** The table of Goofspiel. */
export default defineTable<GoofspielTypes, Words>({
  words: (seats) => useSeatWords('goofspiel', seats),
  begin: (table) => {
    const picking = usePick(() => {
      const { legal, view } = table.frame.value;
      return { from: legal.bid?.card, sealed: view.own?.bid, round: view.round };
    });
    provideTable({ ...table, ...picking });
  },
  events,
  prompts: { bid: ThePrompt, sealed: ThePrompt },
  panel: PlayerPlace,
  facts: { where: ({ round }, { t, number }) => t('table.round', { round: number(round) }) },
  market: ThePrizes,
  own: OwnBids,
  log: async () =>
    roundsLog('opened', (words: Words, round: Round) => ({
      title: words.t('table.round', { round: words.number(round.round) }),
      position: round.bids.map(words.number).join(' – '),
      lines: [roundText(round, words)],
    })),
});
