import { describe, expect, it } from 'vitest';
import { QUIP_LINES, QUIPS } from '../../core/base/quips.ts';
import de from '../../renderer/i18n/messages/de/quips.json';
import en from '../../renderer/i18n/messages/en/quips.json';
import it_ from '../../renderer/i18n/messages/it/quips.json';
import nl from '../../renderer/i18n/messages/nl/quips.json';

/** What fits on one line of a phone that stands, or nearly. */
const SHORT = 60;

describe.each(Object.entries({ en, de, nl, it: it_ }))(
  'the lines of characters in %s',
  (_language, words) => {
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
  },
);
