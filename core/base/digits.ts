const DIGIT = /^\p{Nd}$/u;

const isDigit = (codePoint: number): boolean => DIGIT.test(String.fromCodePoint(codePoint));

/** In Unicode the decimal digits of every script are consecutive, from zero to nine. */
function valueOf(codePoint: number): number {
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  return (codePoint - first) % 10;
}

/** Replaces decimal digits of any script (Arabic, Devanagari, full-width, …) by 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

/** Only the digits of a text, as 0 to 9. Accepts a PIN pasted with spaces, dashes or words around it. */
export const onlyDigits = (text: string): string => withPlainDigits(text).replace(/[^0-9]/g, '');
