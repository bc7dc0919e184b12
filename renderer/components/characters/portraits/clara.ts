import type { Portrait } from '../portrait.ts';

/** A vixen who winks. */
const portrait: Portrait = {
  coat: '#dd7430',
  light: '#fdf1dd',
  parts: [
    {
      paint: 'coat',
      d: 'M4.6 2.8c3.6 1.6 6.6 3.8 8.8 6.6 4.2-1.4 9-1.4 13.2 0 2.2-2.8 5.2-5 8.8-6.6 1.4 6.4 1.2 12-.2 17.2L20 37 4.8 20C3.4 14.8 3.2 9.2 4.6 2.8Z',
    },
    {
      paint: 'dark-wash',
      d: 'M6.7 6.6c2.2 1.3 3.9 2.9 5.2 4.7-2 1.2-3.6 2.8-4.7 4.7-.8-3.1-.9-6.3-.5-9.4Z',
      isMirrored: true,
    },
    { paint: 'light', d: 'M4.8 20c4.8-.9 9 .7 12.2 5.4l3 3 3-3c3.2-4.7 7.4-6.3 12.2-5.4L20 37Z' },
    { paint: 'dark-wash', discs: [[20, 34.4, 2.6]] },
    { paint: 'dark-wash', d: 'M10 17.2c2.8-1.7 5.6-1.2 7.4 1.6-2.8 1.4-5.6.9-7.4-1.6Z' },
    { paint: 'line', d: 'M9.6 16.8c2.6-2 6-1.6 7.8 1.8M22.8 19.2c2-2 4.8-2.6 7.6-1.6' },
  ],
};
export default portrait;
