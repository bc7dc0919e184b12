// npm run bench: each benchmark beside the peer it is compared with, in the same run; ratios are what counts.
// npm run bench -- page: the one in a browser; with --replay, how soon any position of a replay is there; seat: how long a guest takes from the code to a seat. host: what a host costs beside another server. ladder: how strong the bots are; tempers: that these change it little; search: what it gains;
// flood: how long others wait while a device asks for as much as it can; thinking: whether the host waits for it;
// counter: whether who knows a master's code beats it; coach: whether its advice is better than rules of thumb; lookback: whether its marks after a game hold; advice: what it says, to be judged; forecast, prospects: makes the nets of Falsche Fuffziger and of For Sale;
// story: how rare the claims about finished games are; with --chances, whether chance lines agree with bots; with --what-if, whether answers agree with longer ones; with --breakdown and --adjusted, what results are made of; television: from an act to its picture on a set that is shown pictures;
// house: whether the strengths of the house book hold, in simulated houses and with --matches FILE [--first N --count N] in matches of bots; with --season N [--seed S], whether a second program counts N evenings alike;
// sealed: whether times tell sealed bids apart; window: the app's window, beside the least; evening: whether a newcomer wins now and then; journals: what a long game costs at a start, and for each act;
// records: what a thousand finished games cost at a start, and in the history.
import { benchActs } from './acts.ts';
import { benchAdvice } from './advice/index.ts';
import { benchCoach } from './coach.ts';
import { benchCounter } from './counter/index.ts';
import { benchDraws } from './draws.ts';
import { benchEvening } from './evening.ts';
import { benchFlood } from './flood/index.ts';
import { benchesOfForSale } from './for-sale/index.ts';
import { benchForecast } from './forecast/index.ts';
import { benchHouse } from './house/index.ts';
import { benchJournals } from './journals.ts';
import { benchHost } from './host/index.ts';
import { printHost } from './host/print.ts';
import { benchLookback } from './lookback.ts';
import { benchLadder, isMeasure } from './ladder/index.ts';
import { compare } from './measure.ts';
import { benchFreshPage } from './page/fresh.ts';
import { benchPage } from './page/index.ts';
import { benchProspects } from './prospects/index.ts';
import { benchRecords } from './records.ts';
import { benchSealed } from './sealed.ts';
import { benchTelevision } from './television.ts';
import { benchThinking } from './thinking.ts';
import { benchStory } from './story/index.ts';
import { benchReplay } from './page/replay.ts';
import { benchSeat } from './page/seat.ts';
import { printFreshPage, printPage } from './page/print.ts';
import { benchWindow } from './window.ts';

const [which = '', ...args] = process.argv.slice(2);
if (which === 'page' && args.includes('--replay')) await benchReplay();
else if (which === 'page') {
  printPage(await benchPage());
  printFreshPage(await benchFreshPage());
} else if (which === 'seat') await benchSeat();
else if (which === 'house') await benchHouse(args);
else if (which === 'host') printHost(await benchHost());
else if (which === 'flood') await benchFlood();
else if (which === 'coach') benchCoach(args);
else if (which === 'counter') benchCounter(args);
else if (which === 'advice') await benchAdvice(args);
else if (which === 'forecast') benchForecast(args);
else if (which === 'prospects') benchProspects(args);
else if (which === 'lookback') benchLookback(args);
else if (which === 'evening') await benchEvening(args);
else if (which === 'journals') await benchJournals();
else if (which === 'records') await benchRecords();
else if (which === 'sealed') await benchSealed();
else if (which === 'story') await benchStory(args);
else if (which === 'window') await benchWindow();
else if (which === 'television') await benchTelevision();
else if (which === 'thinking') await benchThinking();
else if (isMeasure(which)) await benchLadder(which, args);
else await benchRules();

async function benchRules(): Promise<void> {
  for (const make of [benchDraws, ...benchesOfForSale]) {
    const bench = await make();
    const { ours, peer, ratio } = compare(bench);
    console.log(bench.title);
    for (const [name, perSecond] of [
      [bench.ours.name, ours],
      [bench.peer.name, peer],
    ] as const)
      console.log(`  ${name.padEnd(56)} ${perSecond.toFixed(0).padStart(10)} /s`);
    console.log(`  ratio ${ratio.toFixed(2)}\n`);
  }

  const { alone, beside } = await benchActs();
  console.log('an act with five clients: processor time of the host');
  console.log(`  ${'alone'.padEnd(56)} ${alone.toFixed(0).padStart(10)} µs`);
  console.log(`  ${'beside 31 other tables'.padEnd(56)} ${beside.toFixed(0).padStart(10)} µs`);
  console.log(`  ratio ${(beside / alone).toFixed(2)}`);
}
