import type { Portrait } from '../portrait.ts';

/** A badger. */
const portrait: Portrait = {
  coat: '#8b8880',
  light: '#f4efe3',
  parts: [
    { paint: 'dark', discs: [[7.4, 11.4, 4]], isMirrored: true },
    { paint: 'light-wash', discs: [[6.8, 10.4, 1.7]], isMirrored: true },
    {
      paint: 'light',
      d: 'M20 4.4c9.2 0 15.6 5.6 15.6 13.4 0 6-3.8 10-8.2 13.2-2.6 2-4.4 5-7.4 5s-4.8-3-7.4-5c-4.4-3.2-8.2-7.2-8.2-13.2C4.4 10 10.8 4.4 20 4.4Z',
    },
    {
      paint: 'dark-wash',
      d: 'M11.6 7c4 1.4 5.8 6.4 5.6 11.8-.2 4.6-1.4 8.4-3.4 11.6-4-2.2-7-5.8-7.6-10.2C5.6 15 7.6 9.8 11.6 7Z',
      isMirrored: true,
    },
    { paint: 'white-wash', discs: [[12.2, 18.6, 2.7]], isMirrored: true },
    { paint: 'dark-wash', discs: [[12.7, 18.7, 1.5]], isMirrored: true },
    {
      paint: 'dark-wash',
      d: 'M16.2 30.2c0-1.7 1.7-2.6 3.8-2.6s3.8.9 3.8 2.6-1.9 3.6-3.8 3.6-3.8-1.9-3.8-3.6Z',
    },
    { paint: 'line', d: 'M8.6 14.2l6.4 1M31.4 14.2l-6.4 1' },
  ],
};
export default portrait;
