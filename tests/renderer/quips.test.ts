import { describe, expect, it } from 'vitest';
import { QUIP_LINES, QUIPS } from '../../core/base/quips.ts';
import { inLanguages } from '../../renderer/i18n/languages.ts';
import type english from '../../renderer/i18n/messages/en/quips.json';

const WORDS = inLanguages(
  import.meta.glob<typeof english>('../../renderer/i18n/messages/*/quips.json', {
    eager: true,
    import: 'default',
  }),
);

/** What fits on one line of a phone that stands, or nearly. */
const SHORT = 60;

describe.each(Object.entries(WORDS))('the lines of characters in %s', (_language, words) => {
  const lines = QUIPS.flatMap((quip) => Object.values(words[quip]));

  it('are as many about each as are drawn from, over a hundred in all, and all different', () => {
    for (const quip of QUIPS)
      expect(Object.keys(words[quip])).toEqual(Array.from({ length: QUIP_LINES }, (_, at) => String(at)));
    expect(lines.length).toBeGreaterThanOrEqual(100);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('are short', () => {
    expect(lines.filter((line) => line.length > SHORT)).toEqual([]);
  });

  it('name a price only where one was paid', () => {
    const priced = QUIPS.filter((quip) => Object.values(words[quip]).some((line) => line.includes('{')));
    expect(priced).toEqual(['bargain', 'dear']);
  });
});
