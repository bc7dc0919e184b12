import type { Portrait } from '../portrait.ts';

/** A bear with a bow tie. */
const portrait: Portrait = {
  coat: '#85532f',
  light: '#dfba8e',
  parts: [
    { paint: 'coat', discs: [[8.4, 9.4, 5]], isMirrored: true },
    { paint: 'light-wash', discs: [[8.6, 9.6, 2.5]], isMirrored: true },
    { paint: 'coat', d: 'M4.8 20.4C4.8 11.6 11 6 20 6s15.2 5.6 15.2 14.4S29 35 20 35 4.8 29.2 4.8 20.4Z' },
    { paint: 'light-wash', d: 'M12 26.4c0-3.8 3.4-6.2 8-6.2s8 2.4 8 6.2-3.4 6.2-8 6.2-8-2.4-8-6.2Z' },
    { paint: 'dark-wash', d: 'M16.6 22.9c0-1.4 1.4-2.1 3.4-2.1s3.4.7 3.4 2.1-1.7 3-3.4 3-3.4-1.6-3.4-3Z' },
    { paint: 'line', d: 'M20 25.8v1.6M15.8 27.6c1.2 1.9 7.2 1.9 8.4 0' },
    { paint: 'line', d: 'M9.8 17.4c1.1-2.1 4.1-2.1 5.2 0', isMirrored: true },
    { paint: 'red', d: 'M20 35.4l-7.2-3v6.2Zm0 0 7.2-3v6.2Z' },
    { paint: 'red', discs: [[20, 35.4, 1.7]] },
  ],
};
export default portrait;
