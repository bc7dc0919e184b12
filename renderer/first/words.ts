import type { Drawn } from './render.ts';

/** Written into the page by the build. */
declare const WORDS: Drawn['words'];

// Runs at the end of the page, before it is shown: the page is in English.
const words = WORDS[document.documentElement.lang as keyof Drawn['words']] ?? [];
const places = document.querySelectorAll('[data-word]');
places.forEach((place, at) => {
  place.innerHTML = words[at] ?? place.innerHTML;
});
