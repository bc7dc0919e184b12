const DIGIT = /^\p{Nd}$/u;

const isDigit = (codePoint: number): boolean => DIGIT.test(String.fromCodePoint(codePoint));

/** Decimal digits of every script come in runs of ten, from zero to nine. */
function valueOf(codePoint: number): number {
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  return (codePoint - first) % 10;
}

/** The text with the decimal digits of every script (Arabic, Devanagari, full-width, …) written as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

/** The digits in the text, written as 0 to 9: what was pasted with spaces, dashes or words around it is still a PIN. */
export const onlyDigits = (text: string): string => withPlainDigits(text).replace(/[^0-9]/g, '');
