import type { Portrait } from '../portrait.ts';

/** An owl in a scarf. */
const portrait: Portrait = {
  coat: '#9a7148',
  light: '#f0dfbd',
  parts: [
    {
      paint: 'coat',
      d: 'M5.6 3.4c2.4 2.6 5 3.6 8.2 3.4 4-1.2 8.4-1.2 12.4 0 3.2.2 5.8-.8 8.2-3.4 1.6 5.2 1.8 11 1 16.6-1 9-7 15-15.4 15S5.6 29 4.6 20c-.8-5.6-.6-11.4 1-16.6Z',
    },
    { paint: 'light-wash', discs: [[12.8, 17.6, 7.2]], isMirrored: true },
    { paint: 'gold', discs: [[12.8, 17.6, 4.7]], isMirrored: true },
    { paint: 'dark-wash', discs: [[13.1, 17.6, 2.5]], isMirrored: true },
    { paint: 'white-wash', discs: [[14, 16.6, 0.9]], isMirrored: true },
    { paint: 'gold', d: 'M20 19.4l2.9 3.5L20 28l-2.9-5.1Z' },
    {
      paint: 'green',
      d: 'M5.8 29.2c8.6 4 19.8 4 28.4 0l1.2 4.4c-9.4 4.8-21.4 4.8-30.8 0Z',
    },
    { paint: 'line', d: 'M12 32.2v3.8M20 33.2v4M28 32.2v3.8' },
  ],
};
export default portrait;
