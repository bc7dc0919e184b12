import { describe, expect, it } from 'vitest';
import { PARTS as FOR_SALE_PARTS } from '../../core/games/for-sale/figures.ts';
import { PARTS as FUFFZIGER_PARTS } from '../../core/games/falsche-fuffziger/figures.ts';
import { CURRENCIES } from '../../core/games/money/options.ts';
import type { ForSaleClaim } from '../../core/games/for-sale/claims.ts';
import type { FuffzigerClaim } from '../../core/games/falsche-fuffziger/claims.ts';
import type { MoneyClaim } from '../../core/games/money/claims.ts';
import type { Claim } from '../../core/base/claims.ts';
import { seat } from '../../core/base/ids.ts';
import type { Bargain } from '../../core/story/bargain.ts';
import type { SeatFrame } from '../../core/protocol/frames.ts';
import useForSaleStory from '../../renderer/games/for-sale/story.ts';
import useFuffzigerStory from '../../renderer/games/falsche-fuffziger/story.ts';
import useMoneyStory from '../../renderer/games/money/story.ts';
import type { Story } from '../../renderer/games/shared/story.ts';
import { openPartWords, openTableWords, showLanguage } from '../../renderer/i18n/load.ts';
import { LANGUAGE_CODES, type Language } from '../../renderer/i18n/languages.ts';
import { plain } from '../helpers/renderer/page.ts';
import { bot } from '../helpers/renderer/frames.ts';

const [one, two, three] = [seat(0), seat(1), seat(2)];
const facts = { hand: 2, round: 7 };

/** One claim of each type. */
const MONEY: { readonly [Type in MoneyClaim['type']]: MoneyClaim } = {
  'never-led': { type: 'never-led', seats: [one] },
  'same-bids': { type: 'same-bids', seats: [one, two, three], worth: 130, ...facts },
  dear: { type: 'dear', seats: [one], worth: 260, ...facts },
  gain: { type: 'gain', seats: [one], laid: 20, gained: 150, ...facts },
  'top-passed': { type: 'top-passed', seats: [one], worth: 120, ...facts },
  'all-in': { type: 'all-in', seats: [one], cards: 6, ...facts },
  'whole-currency': { type: 'whole-currency', seats: [one], currency: 'euro', hand: 1 },
  triplets: { type: 'triplets', seats: [one], count: 4, hand: 1 },
  coins: { type: 'coins', seats: [one], count: 5, hand: 1 },
  'exactly-200': { type: 'exactly-200', seats: [one], currency: 'krona', hand: 1 },
  'ten-short': { type: 'ten-short', seats: [one], currency: 'pound', hand: 1 },
  'all-full': { type: 'all-full', seats: [one], count: 2, hand: 1 },
  'best-hand': { type: 'best-hand', seats: [one], points: 1670, hand: 1 },
  'from-last': { type: 'from-last', seats: [one] },
  'plain-win': { type: 'plain-win', seats: [one] },
  'sat-out': { type: 'sat-out', seats: [one], count: 4 },
  'swap-partner': { type: 'swap-partner', seats: [one], count: 6 },
};
const FOR_SALE: { readonly [Type in ForSaleClaim['type']]: ForSaleClaim } = {
  'never-led': { type: 'never-led', seats: [one] },
  dear: { type: 'dear', seats: [one], building: 17, paid: 12 },
  free: { type: 'free', seats: [one], building: 27 },
  freebies: { type: 'freebies', seats: [one], count: 4 },
  'small-for-large': { type: 'small-for-large', seats: [one], building: 8, cheque: 13 },
  'large-for-small': { type: 'large-for-small', seats: [one], building: 28, cheque: 0 },
  'by-one': { type: 'by-one', seats: [one, two], building: 21, cheque: 15, otherCheque: 4 },
  'same-cheque': { type: 'same-cheque', seats: [one, two], building: 27, otherBuilding: 9, cheque: 8 },
  zeros: { type: 'zeros', seats: [one] },
  tops: { type: 'tops', seats: [one] },
  saver: { type: 'saver', seats: [one], money: 11 },
  'high-pair': { type: 'high-pair', seats: [one] },
  resale: { type: 'resale', seats: [one], building: 12, cheque: 14 },
  loss: { type: 'loss', seats: [one], building: 12, paid: 8, cheque: 2 },
  'light-win': { type: 'light-win', seats: [one], sum: 61 },
  patient: { type: 'patient', seats: [one] },
  duel: { type: 'duel', seats: [one, two], bids: 9, building: 25, round: 3 },
  'tie-broken': { type: 'tie-broken', seats: [one, two], total: 62, money: 5, otherMoney: 2 },
};
const BARGAIN: Bargain = { type: 'bargain', seats: [one], item: 29, paid: 3, usual: 6 };
const FUFFZIGER: { readonly [Type in FuffzigerClaim['type']]: FuffzigerClaim } = {
  'never-led': { type: 'never-led', seats: [one] },
  dear: { type: 'dear', seats: [one], coins: 4, paid: 620 },
  'cheap-lot': { type: 'cheap-lot', seats: [one], coins: 5, paid: 20 },
  'no-takers': { type: 'no-takers', seats: [], coins: 5, round: 3 },
  broken: { type: 'broken', seats: [one], count: 5 },
  'none-broken': { type: 'none-broken', seats: [one], count: 9 },
  special: { type: 'special', seats: [one], coins: 3 },
  'same-bids': { type: 'same-bids', seats: [one, two, three], sum: 20 },
  'by-one': { type: 'by-one', seats: [one, two], sum: 77 },
  'one-short': { type: 'one-short', seats: [one], sum: 56 },
  launderer: { type: 'launderer', seats: [one], cards: 9 },
  richest: { type: 'richest', seats: [one], real: 640 },
  'money-decided': { type: 'money-decided', seats: [one, two], behind: 1 },
  printer: { type: 'printer', seats: [one], face: 6230 },
  raid: { type: 'raid', seats: [one], pressType: 20, count: 11 },
  unscathed: { type: 'unscathed', seats: [one] },
  sweep: { type: 'sweep', seats: [one], auctions: 3, round: 4 },
  'no-purchase': { type: 'no-purchase', seats: [one] },
  'tie-broken': { type: 'tie-broken', seats: [one, two], total: 41, real: 300, otherReal: 280 },
};

/** What no sentence says: that somebody had luck, or made a mistake. */
const FORBIDDEN: Readonly<Record<Language, RegExp>> = {
  en: /luck|blunder|mistake|because/i,
  de: /glück|pech|patzer|fehler\b|weil/i,
  es: /suerte|error|fallo|porque/i,
  fr: /chance|erreur|gaffe|faute|parce que/i,
  it: /fortun|errore|sbagli|perché/i,
  nl: /geluk|mazzel|pech|blunder|fout|omdat/i,
};

const NAMES = ['Anna', 'Ben', 'Carla'];
const seats = (): readonly SeatFrame[] => NAMES.map((name) => bot(name));

const GAMES: readonly (readonly [string, () => Story, readonly Claim[]])[] = [
  ['money', () => useMoneyStory(seats) as Story, Object.values(MONEY)],
  ['for-sale', () => useForSaleStory(seats) as Story, Object.values(FOR_SALE)],
  ['falsche-fuffziger', () => useFuffzigerStory(seats) as Story, Object.values(FUFFZIGER)],
];
const CASES = GAMES.flatMap((game) => LANGUAGE_CODES.map((language) => [...game, language] as const));

describe.each(CASES)('the sentences of %s', (game, useStory, claims, language) => {
  it(`are whole in ${language}, name who they are about, and call nobody lucky`, async () => {
    await showLanguage(language);
    await Promise.all([openPartWords('story'), openTableWords(game)]);
    const story = useStory();
    const bargain = story.bargain?.(BARGAIN) ?? [];
    const said = [...claims, ...(typeof bargain === 'string' ? [BARGAIN] : [])];
    const sentences = claims
      .map((claim) => story.sentence(claim))
      .concat(bargain)
      .map(plain);
    for (const [index, sentence] of sentences.entries()) {
      expect(sentence).toMatch(/^[^{}]+\.$/);
      expect(sentence).not.toMatch(/story\.|table\./);
      expect(sentence).not.toMatch(FORBIDDEN[language]);
      for (const at of said[index]?.seats ?? []) expect(sentence).toContain(NAMES[at]);
    }
    expect(new Set(sentences).size).toBe(said.length);
  });
});

/** All parts of the totals that a game has. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  money: [...CURRENCIES, 'triplets', 'coins'],
  'for-sale': FOR_SALE_PARTS,
  'falsche-fuffziger': FUFFZIGER_PARTS,
};

describe.each(CASES)('the charts of %s', (game, useStory, _claims, language) => {
  it(`have a name for everything in ${language}`, async () => {
    await showLanguage(language);
    await Promise.all([openPartWords('story'), openTableWords(game)]);
    const { charts } = useStory();
    const names = (PARTS[game] ?? []).map((part) => charts.part(part).name);
    const words = [...names, charts.paid, charts.got, charts.even, charts.item?.(17) ?? 'none'];
    for (const word of words) expect(word).not.toMatch(/story\.|table\.|sheet\.|[{}]|^$/);
    expect(new Set(names).size).toBe(PARTS[game]?.length);
  });
});
