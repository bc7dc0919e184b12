import type { Portrait } from '../portrait.ts';

/** A raccoon under a croupier's eyeshade. */
const portrait: Portrait = {
  coat: '#9b9ca3',
  light: '#f2efe8',
  parts: [
    { paint: 'coat', d: 'M6.2 16.4C3.8 11.6 3.6 7 5.2 3.8c4.4.4 8 2.8 9.8 6.4Z', isMirrored: true },
    {
      paint: 'coat',
      d: 'M3.6 22.6C4.2 13.4 10.6 8 20 8s15.8 5.4 16.4 14.6C33.6 30 27.4 36 20 36S6.4 30 3.6 22.6Z',
    },
    {
      paint: 'light-wash',
      d: 'M5.2 22.8c2-5.6 8.2-7.8 14.8-5.4 6.6-2.4 12.8-.2 14.8 5.4C32 30 26.8 35 20 35S8 30 5.2 22.8Z',
    },
    {
      paint: 'dark-wash',
      d: 'M5 22.2c2.4-4.2 7.6-5.6 11.6-3.4 1.8 1 5 1 6.8 0 4-2.2 9.2-.8 11.6 3.4-1.8 4-5.6 6.2-9.6 5.4-2.4-.4-3.8-2.2-5.4-2.2s-3 1.8-5.4 2.2c-4 .8-7.8-1.4-9.6-5.4Z',
    },
    { paint: 'white-wash', discs: [[13, 22.2, 2.7]], isMirrored: true },
    { paint: 'dark-wash', discs: [[13.5, 22.2, 1.5]], isMirrored: true },
    {
      paint: 'dark-wash',
      d: 'M17.2 28.8c0-1.2 1.2-1.8 2.8-1.8s2.8.6 2.8 1.8-1.4 2.4-2.8 2.4-2.8-1.2-2.8-2.4Z',
    },
    { paint: 'line', d: 'M16.4 32.6c1.6 1.4 5.2 1.6 7.6-.6' },
    { paint: 'green', d: 'M7.6 12c7-4.6 17.8-4.6 24.8 0l3.2 4.8c-9.6-4-21.6-4-31.2 0Z' },
  ],
};
export default portrait;
