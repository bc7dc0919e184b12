const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 4;

/**
 * Four words for a hash in hexadecimal digits, to compare by ear: its first 64 bits as proquints, which are the same in every language
 * (docs/decisions/157-shuffle-words.md).
 */
export function proquints(hash: string): readonly string[] {
  return Array.from({ length: WORDS }, (_, index) => {
    const bits = Number.parseInt(hash.slice(4 * index, 4 * index + 4), 16);
    const letter = (letters: string, shift: number): string =>
      letters[(bits >> shift) & (letters.length - 1)] ?? '';
    return [
      letter(CONSONANTS, 12),
      letter(VOWELS, 10),
      letter(CONSONANTS, 6),
      letter(VOWELS, 4),
      letter(CONSONANTS, 0),
    ].join('');
  });
}
