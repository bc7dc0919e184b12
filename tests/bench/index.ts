// npm run bench: each benchmark beside the peer it is compared with, in the same run; ratios are what counts.
import { benchDraws } from './draws.ts';
import { benchForSale } from './for-sale/index.ts';
import { compare } from './measure.ts';

for (const make of [benchDraws, benchForSale]) {
  const bench = make();
  const { ours, peer, ratio } = compare(bench);
  console.log(bench.title);
  for (const [name, perSecond] of [
    [bench.ours.name, ours],
    [bench.peer.name, peer],
  ] as const)
    console.log(`  ${name.padEnd(56)} ${perSecond.toFixed(0).padStart(10)} /s`);
  console.log(`  ratio ${ratio.toFixed(2)}\n`);
}
