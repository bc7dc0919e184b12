import { defineTable } from '../../../renderer/games/define-table.ts';
import { roundsLog } from '../../../renderer/games/shared/rounds-log.ts';
import { usePick } from '../../../renderer/games/shared/use-pick.ts';
import { useSeatWords } from '../../../renderer/games/shared/use-seat-words.ts';
import type { Round } from '../core/data.ts';
import type { GoofspielTypes } from '../core/types.ts';
import { provideTable, roundText, type Words } from './context.ts';
import { events } from './events.ts';
import BidHand from './BidHand.vue';
import PlayerPanel from './PlayerPanel.vue';
import PrizeRow from './PrizeRow.vue';
import BidPrompt from './BidPrompt.vue';

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
  prompts: { bid: BidPrompt, sealed: BidPrompt },
  panel: PlayerPanel,
  facts: { where: ({ round }, { t, number }) => t('table.round', { round: number(round) }) },
  market: PrizeRow,
  own: BidHand,
  log: async () => ({
    events,
    ...roundsLog('opened', (words: Words, round: Round) => ({
      title: words.t('table.round', { round: words.number(round.round) }),
      position: round.bids.map(words.number).join(' – '),
      lines: [roundText(round, words)],
    })),
  }),
});
