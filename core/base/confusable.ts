import { BLANKS } from './name.ts';

/**
 * Letters of other alphabets that look like a Latin one, after Unicode's confusables.txt (Technical Standard 39): those of Cyrillic and
 * Greek, and a few signs. NFKD covers full-width, mathematical and circled letters.
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

/** A name with Latin letters in place of those that look the same. */
const skeletonOf = (name: string): string =>
  Array.from(name.normalize('NFKD').replace(BLANKS, ''), (sign) => LETTERS.get(sign) ?? sign).join('');

/** `skeletonOf` without accents, and with one letter for those that look nearly the same. */
const looseSkeletonOf = (name: string): string =>
  skeletonOf(name)
    .replace(/\p{sc=Inherited}/gu, '')
    .replace(/[Il1|]/g, '|')
    .replaceAll('0', 'o')
    .toLowerCase()
    .replaceAll('m', 'rn');

/** Whether two names look the same, ignoring case: one person could pass for the other. */
export const isConfusable = (one: string, other: string): boolean =>
  skeletonOf(one).toLowerCase() === skeletonOf(other).toLowerCase();

/** Whether two names are easily confused; includes all that look the same. */
export const confusableWith = (one: string, other: string): boolean =>
  looseSkeletonOf(one) === looseSkeletonOf(other) || isConfusable(one, other);
