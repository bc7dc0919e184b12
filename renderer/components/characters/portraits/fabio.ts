import type { Portrait } from '../portrait.ts';

/** A magpie with a coin. */
const portrait: Portrait = {
  coat: '#34445f',
  light: '#eef0ee',
  parts: [
    {
      paint: 'coat',
      d: 'M6 38C3.4 29.6 3.2 20.4 6.4 13.6 9.4 7 16 3.4 22.4 4.6c5 1 8.2 4.6 8.8 9.2l-1.8 8.6c-1.6 4.4-1.2 10 .2 15.6Z',
    },
    { paint: 'white', d: 'M11 38c-.6-5.4 2.6-10.4 8-12.8 3.4-1 6.6-.8 9.4.4-.8 4-.4 8.2.8 12.4Z' },
    { paint: 'red', d: 'M8.6 26.4c6.4 3 13.4 2.4 20.6-1.6l.2 4.2c-7 4.2-14.4 4.6-21 1.6Z' },
    { paint: 'gold', discs: [[35, 22, 4.2]] },
    { paint: 'line', discs: [[35, 22, 1.5]] },
    { paint: 'dark', d: 'M29.8 11.4c3.6.4 6.4 2.6 8.2 6.2-2.6 2.4-5.8 3.2-9.6 2.6-.8-3-.4-6 1.4-8.8Z' },
    { paint: 'hair', d: 'M29.6 16.6c2.8.6 5.4.8 8 .8' },
    { paint: 'white-wash', discs: [[22.6, 13, 3.5]] },
    { paint: 'dark-wash', discs: [[23.4, 13, 2.1]] },
    { paint: 'white-wash', discs: [[24.2, 12.2, 0.7]] },
    { paint: 'line', d: 'M18.4 8.8c2-1.6 4.6-1.8 7-.6' },
  ],
};
export default portrait;
