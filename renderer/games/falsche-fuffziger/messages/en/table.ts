import { around } from './around.ts';
import { auction } from './auction.ts';
import { laundering } from './laundering.ts';
import { log } from './log.ts';
import { producing } from './producing.ts';
import { news } from './news.ts';
import { spending } from './spending.ts';
import { things } from './things.ts';

/** The table while playing. Amounts are plain numbers. */
export const table = { things, around, producing, auction, laundering, spending, log, news } as const;
