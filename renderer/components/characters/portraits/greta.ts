import type { Portrait } from '../portrait.ts';

/** A squirrel with her cheeks full, and a loupe. */
const portrait: Portrait = {
  coat: '#b9602f',
  light: '#f8e5c8',
  parts: [
    {
      paint: 'coat',
      d: 'M8.4 2.4c2.8 2 4.8 4.4 5.8 7.2 3.8-.8 7.8-.8 11.6 0 1-2.8 3-5.2 5.8-7.2 1.2 4 1.2 7.8 0 11.4 3.8 3.2 5.6 7.4 4.8 12C35.4 31.8 28.6 36 20 36S4.6 31.8 3.6 25.8c-.8-4.6 1-8.8 4.8-12-1.2-3.6-1.2-7.4 0-11.4Z',
    },
    { paint: 'light-wash', discs: [[10.4, 27, 5.7]], isMirrored: true },
    { paint: 'light-wash', discs: [[20, 27.4, 5.2]] },
    { paint: 'dark-wash', discs: [[12.6, 18.4, 2.9]], isMirrored: true },
    { paint: 'white-wash', discs: [[13.47, 17.385, 0.986]], isMirrored: true },
    { paint: 'dark-wash', d: 'M17.8 23.2h4.4L20 25.6Z' },
    { paint: 'white', d: 'M17.7 28.2h4.6v4.4h-4.6ZM20 28.2v4.4' },
    { paint: 'line', d: 'M20 25.6v2.2M16 27.8c2.4.8 5.6.8 8 0' },
    {
      paint: 'gold',
      discs: [
        [27.4, 18.4, 6.2],
        [27.4, 18.4, 4.3],
      ],
    },
    { paint: 'line', d: 'M31.6 23.2l4.6 6' },
  ],
};
export default portrait;
