import { describe, expect, it } from 'vitest';
import { keysIn } from '../../helpers/scenario-keys.ts';

const REPORT = ['round', 'scrapped', 'productions', 'auctions', 'openings', 'shopping'];
const VIEW = (
  'options seatCount round start presses coins supply scrapped ' +
  'broken inspectors freeSymbols auctions added laundering report'
).split(' ');

/** A scenario says what is in an answer. Here is what is not: the keys that something in it has, all of them. */
const KEYS: readonly (readonly [scenario: string, at: string, keys: readonly string[]])[] = [
  // Only who is awaited does anything in turn
  ['setup/three-players', 'legal.0', ['convert', 'sell', 'finish']],
  ['setup/three-players', 'legal.1', []],
  ['setup/three-players', 'legal.2', []],
  ['setup/three-players', 'view.own.notes', []],
  ['setup/three-players', 'view.phase.done.printed', []],
  ['sell/everything', 'legal.0', ['finish']],
  ['print/without-a-press', 'legal.0', ['finish']],
  ['convert/one-after-the-other', 'legal.0', ['finish']],
  ['convert/clockwise-from-the-start-player', 'legal.1', []],
  // What is gone is gone
  ['inspection/smallest-type-is-scrapped', 'view.own.notes', ['20', '50']],
  ['inspection/smallest-type-is-scrapped', 'view.supply', ['20', '50', '100', '150']],
  ['inspection/scrapped-type-does-nothing', 'view.own.notes', []],
  ['inspection/five-scrapped-type-is-no-symbol', 'view.own.notes', []],
  ['inspection/scrapped-type-does-nothing', 'view.supply', ['100', '150']],
  ['broken/scraps-a-type', 'view.own.notes', ['50']],
  ['buying/to-the-last-one', 'view.supply', ['20', '50', '100', '150']],
  ['buying/used-up-is-not-described', 'legal.2.buy.supply', ['20', '50', '100', '150']],
  ['buying/used-up-is-not-described', 'legal.2.buy.price', ['20', '50', '100', '150']],
  ['buying/scrapped-type-is-not-described', 'legal.0.buy.supply', ['20', '50', '100', '150']],
  ['buying/scrapped-type-is-not-described', 'legal.0.buy.price', ['20', '50', '100', '150']],
  ['end/hundreds-then-the-game-goes-on', 'legal.0.buy.supply', ['150']],
  // How many notes anybody gave back is not told (Falsche Fuffziger Decision X14)
  ['inspection/given-back-in-secret', 'view.report', REPORT],
  ['inspection/given-back-in-secret', 'view.report.scrapped.0', ['pressType', 'presses']],
  ['inspection/given-back-in-secret', 'view.report.scrapped.0.presses.0', ['press', 'seat', 'real', 'coins']],
  // Auctions: who has no real money lays none; who cannot match only drops; a lot may have no winner
  ['auction/die-passes-before', 'legal.1', ['lay', 'drop']],
  ['auction/die-passes-before', 'legal.1.lay', ['notes']],
  ['auction/die-passes-before', 'view.phase', ['type', 'lot', 'isIn', 'leader', 'turn', 'laid']],
  ['auction/legal-with-real-money', 'legal.1.lay', ['notes', 'real']],
  ['auction/lay-notes', 'legal.1', []],
  ['auction/lay-notes', 'legal.2', ['match', 'drop']],
  ['auction/lay-notes', 'view.phase', ['type', 'lot', 'isIn', 'leader', 'turn', 'led', 'laid']],
  ['auction/lay-real-money', 'legal.2.match', ['real']],
  ['auction/lay-all-of-a-colour', 'view.own.notes', ['10', '20']],
  ['auction/match', 'view.phase', ['type', 'lot', 'isIn', 'leader', 'turn', 'laid']],
  ['auction/cannot-match', 'legal.2', ['drop']],
  ['auction/not-enough-left-to-match', 'legal.0', ['drop']],
  ['auction/nothing-to-lead', 'legal.1', ['drop']],
  ['auction/last-one-without-a-lay', 'legal.0', ['lay', 'drop']],
  ['auction/last-one-lets-go', 'view.report.auctions.0', ['lot', 'start', 'paid']],
  ['auction/last-one-lays', 'view.report.auctions.0', ['lot', 'start', 'winner', 'paid']],
  ['auction/winner-pays-everything', 'view.report.auctions.0.paid.notes', ['10', '20', '50']],
  // A sealed choice can only be taken back, and is told as a fact alone (Falsche Fuffziger Decision X12)
  ['laundering/sealed', 'legal.0', ['unbid']],
  ['laundering/sealed', 'view.own.notes', ['10', '50']],
  ['laundering/sealed', 'view.own', ['seat', 'notes', 'real', 'sealed']],
  ['laundering/that-one-has-bid-is-public', 'view.own', ['seat', 'notes', 'real']],
  ['laundering/that-one-has-bid-is-public', 'view.phase', ['type', 'chosen', 'won']],
  ['laundering/open-table-sees-the-fact-alone', 'view', [...VIEW, 'phase']],
  ['laundering/open-table-sees-the-fact-alone', 'view.phase', ['type', 'chosen', 'won']],
  ['laundering/taken-back', 'legal.0', ['bid']],
  ['laundering/taken-back', 'view.own', ['seat', 'notes', 'real']],
  ['laundering/below-the-least-bid', 'view.report.openings.0', ['card', 'bids']],
  ['laundering/highest-pays', 'view.report.openings.0', ['card', 'bids', 'winner']],
  ['laundering/highest-pays', 'view.own.notes', ['10', '20']],
  ['general/sealed', 'legal.0', ['unlaunder']],
  ['general/sealed', 'view.own.notes', ['10', '50']],
  ['general/sealed', 'view.own', ['seat', 'notes', 'real', 'sealed']],
  ['general/others-see-that-it-is-done', 'view.own', ['seat', 'notes', 'real']],
  ['general/others-see-that-it-is-done', 'view.phase', ['type', 'chosen']],
  ['general/rate-of-small-notes', 'view.own.notes', []],
  ['general/others-learn-nothing', 'view.previousRound', REPORT],
  ['general/nothing-to-launder', 'legal.0.launder.notes', []],
  ['end/last-card-is-open', 'view.laundering', ['left', 'open']],
  ['end/last-card', 'view.laundering', ['left']],
  // What the views leave out
  ['setup/four-players', 'view', [...VIEW, 'phase']],
  ['setup/three-players', 'view', [...VIEW, 'phase', 'own']],
  ['round/six-phases', 'view', [...VIEW, 'phase', 'previousRound']],
  ['end/last-type', 'view', [...VIEW, 'own', 'previousRound']],
  ['views/inspectors-of-this-round', 'view.inspectors', ['faceDown', 'turned']],
  ['views/memory-aid-inspectors', 'view.inspectors', ['faceDown', 'turned', 'earlier']],
  ['views/money-of-others', 'view', [...VIEW, 'phase', 'own']],
  ['views/memory-aid-money', 'view', [...VIEW, 'phase', 'own']],
  ['views/memory-aid-and-a-sealed-bid', 'view', [...VIEW, 'phase', 'own']],
  ['views/memory-aid-and-a-sealed-bid', 'view.phase', ['type', 'chosen', 'won']],
  ['views/open-table', 'view', [...VIEW, 'phase']],
  ['views/open-table', 'view.presses.0', ['press', 'seat', 'up', 'isConverted']],
  ['game/ended-legal', 'legal.0', []],
];

describe('what is not in the answer of a scenario', () => {
  it.each(KEYS)('%s: %s has the keys %j and no others', (name, at, keys) => {
    expect([...keysIn(`falsche-fuffziger/${name}`, at)].sort()).toEqual([...keys].sort());
  });
});
