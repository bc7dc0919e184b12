// npm run bench: each benchmark beside the peer it is compared with, in the same run; ratios are what counts.
import { benchDraws } from './draws.ts';

for (const bench of [benchDraws]) {
  const { title, ours, peer } = bench();
  const ratio = ours.perSecond / peer.perSecond;
  console.log(title);
  for (const { name, perSecond } of [ours, peer])
    console.log(`  ${name.padEnd(56)} ${perSecond.toFixed(0).padStart(10)} /s`);
  console.log(`  ratio ${ratio.toFixed(2)}\n`);
}
