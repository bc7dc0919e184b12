import { BLANKS } from './name.ts';

/**
 * Letters of other alphabets that are drawn as a Latin one, after Unicode's confusables.txt (Technical Standard 39): those of Cyrillic and
 * Greek, and a few signs that stand for another. Fullwidth, mathematical and circled letters need no row, NFKD undoes them.
 */
const DRAWN_AS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡ',
  h: 'һ',
  i: 'іιı',
  j: 'јϳ',
  l: 'ӏ',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝ',
  x: 'хχ',
  y: 'уүγ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗ',
  I: 'ІΙӀ',
  J: 'ЈͿ',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟ',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'Ѕ',
  T: 'ТΤ',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УҮΥ',
  Z: 'Ζ',
  "'": '’‘ʼ',
  '-': '‐‑–—',
};

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAWN_AS).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);

/** What is drawn of a name, in Latin letters where it looks like them. */
const drawn = (name: string): string =>
  Array.from(name.normalize('NFKD').replace(BLANKS, ''), (sign) => LETTERS.get(sign) ?? sign).join('');

/** As `drawn`, without what is overlooked from afar: accents, and letters that are nearly the same. */
const fromAfar = (name: string): string =>
  drawn(name)
    .replace(/\p{sc=Inherited}/gu, '')
    .replace(/[Il1|]/g, '|')
    .replaceAll('0', 'o')
    .toLowerCase()
    .replaceAll('m', 'rn');

/** Whether two names are drawn the same, the size of letters aside: who has the one can pass for who has the other. */
export const isConfusable = (one: string, other: string): boolean =>
  drawn(one).toLowerCase() === drawn(other).toLowerCase();

/** Whether two names are easily taken for each other; true of all that have the same look. */
export const confusableWith = (one: string, other: string): boolean =>
  fromAfar(one) === fromAfar(other) || isConfusable(one, other);
