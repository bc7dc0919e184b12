import type { Portrait } from '../portrait.ts';

/** A cat with pearls. */
const portrait: Portrait = {
  coat: '#5d6674',
  light: '#c6cbd4',
  parts: [
    {
      paint: 'coat',
      d: 'M5 3.2c3.8 1.6 6.8 3.8 9 6.6 3.8-1 8.2-1 12 0 2.2-2.8 5.2-5 9-6.6 1.6 6 1.8 12.6.4 18.4C33.8 29.6 28 35 20 35S6.2 29.6 4.6 21.6C3.2 15.8 3.4 9.2 5 3.2Z',
    },
    {
      paint: 'rose-wash',
      d: 'M7.2 7.2c1.9 1.1 3.4 2.5 4.6 4.2-1.8 1-3.2 2.4-4.2 4.2-.7-2.8-.8-5.6-.4-8.4Z',
      isMirrored: true,
    },
    { paint: 'gold', d: 'M8.2 19.4c2.4-3.6 6.8-3.4 9.4.8-2.8 2.8-7 2.6-9.4-.8Z', isMirrored: true },
    {
      paint: 'dark-wash',
      d: 'M12.2 19.6c0-2 .4-2.8.9-2.8s1.1.8 1.1 2.8-.4 2.7-1 2.7-1-.7-1-2.7Z',
      isMirrored: true,
    },
    { paint: 'light-wash', d: 'M13.6 27.4c0-2.4 2.8-3.6 6.4-3.6s6.4 1.2 6.4 3.6-2.6 4-6.4 4-6.4-1.6-6.4-4Z' },
    { paint: 'rose-wash', d: 'M17.6 24h4.8L20 26.8Z' },
    { paint: 'line', d: 'M20 26.8c-.4 1.8-2 2.4-3.8 1.6M20 26.8c.4 1.8 2 2.4 3.8 1.6' },
    { paint: 'hair', d: 'M12 26.6 5.4 25.4M12 28.6l-6.2 1.2', isMirrored: true },
    { paint: 'white', discs: [[10.4, 33.912, 2.3]] },
    { paint: 'white', discs: [[14.8, 35.144, 2.3]] },
    { paint: 'white', discs: [[20, 36.6, 2.3]] },
    { paint: 'white', discs: [[25.2, 35.144, 2.3]] },
    { paint: 'white', discs: [[29.6, 33.912, 2.3]] },
  ],
};
export default portrait;
