import type { FirstPageParts } from './render.ts';

/** Written into the page by the build. */
declare const WORDS: FirstPageParts['words'];

// Runs at the end of the page, before it is painted. The page is in English.
const words = WORDS[document.documentElement.lang as keyof FirstPageParts['words']];
if (words !== undefined)
  for (const [at, place] of document.querySelectorAll('[data-word]').entries())
    place.textContent = words[at] ?? place.textContent;
