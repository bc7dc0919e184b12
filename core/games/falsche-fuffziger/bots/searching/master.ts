import type { Rng } from '../../../../base/rng.ts';
import { Dice } from '../../../../base/search/dice.ts';
import { race, surelyBestOf } from '../../../../base/search/race.ts';
import type { Bot } from '../../../../game.ts';
import type { FuffzigerAction } from '../../actions.ts';
import { FuffzigerKernel } from '../../kernel/kernel.ts';
import { listCounts, listMoney, MONEY, REAL, TYPES } from '../../kernel/terms.ts';
import { PRESS_TYPES } from '../../material.ts';
import { countOf } from '../../material/money.ts';
import type { FuffzigerTypes } from '../../types.ts';
import type { FuffzigerView, OwnMoney } from '../../view.ts';
import { thinker } from '../thinker.ts';
import { NOTHING, remember, type Memory } from '../thinking/memory.ts';
import { orderAfter } from '../thinking/order.ts';
import { outlookOf } from '../thinking/outlook.ts';
import { STYLES } from '../thinking/style.ts';
import { choicesIn } from './choices.ts';
import { Policy } from './policy.ts';
import { Prospects } from './prospects.ts';
import { kindOf } from './root.ts';
import { Worlds } from './worlds.ts';

/** What a lead at the end is worth beside the win: so games are told apart that are won or lost alike. */
const LEAD = 0.5;
/** In coins; so much real money counts as one of them, since it breaks ties. */
const LEAD_UNIT = 3;
const REAL_UNIT = 2_000;

const expert = thinker(STYLES.expert);

/** A bot that plays on what an expert would do, and what else there is, in worlds that it deals from what it knows. */
export const master: Bot<FuffzigerTypes, Memory> = {
  initial: NOTHING,
  playouts: 400,
  observe: remember,
  decide: (view, legal, memory, rng, budget) => {
    const { own } = view;
    if (own === undefined) throw new Error('nothing to decide');
    if (Object.keys(legal).length === 1 && legal.drop !== undefined) return { type: 'drop' };
    const usual = expert.decide(view, legal, memory, rng, budget);
    const search = new Search(view, own, memory, rng);
    const outlook = outlookOf(view, own, memory, STYLES.expert);
    const choices = choicesIn({ view, legal, usual, outlook, ...search.first() });
    if (choices.length === 1) return usual;
    const reward = (world: number, choice: number): number => search.reward(world, choices[choice] ?? usual);
    const lanes = race(choices.length, budget.playouts, reward, budget.isOver);
    return choices[surelyBestOf(lanes)] ?? usual;
  },
};

/** One decision: the worlds, and what a choice brings in them. */
class Search {
  readonly #view: FuffzigerView;
  readonly #seat: number;
  readonly #worlds: Worlds;
  readonly #prospects: Prospects;
  readonly #table: FuffzigerKernel;
  readonly #policy: Policy;
  readonly #seed: readonly [number, number];
  #world = -1;

  constructor(view: FuffzigerView, own: OwnMoney, memory: Memory, rng: Rng) {
    const order = orderAfter(memory.order, view);
    this.#view = view;
    this.#seat = own.seat;
    this.#worlds = new Worlds(view, own, memory, order);
    this.#prospects = new Prospects(order);
    this.#table = new FuffzigerKernel(view.seatCount);
    this.#policy = new Policy(this.#table, this.#prospects, this.#worlds);
    this.#seed = [rng.next(), rng.next()];
  }

  /** The table of the first world, and what experts make of the time that is left. */
  first() {
    this.#deal(0);
    const { table } = this.#worlds;
    return { table, prospect: this.#prospects.at(table) };
  }

  /** 0–1: what the choice brings to the seat in the world, if everybody plays on. */
  reward(world: number, choice: FuffzigerAction): number {
    if (world !== this.#world) this.#deal(world);
    this.#table.copy(this.#worlds.table);
    this.#policy.reset();
    this.#act(choice);
    this.#policy.playOn();
    return this.#worth();
  }

  #deal(world: number): void {
    this.#world = world;
    this.#worlds.deal(new Dice(this.#seed[0], this.#seed[1], world), this.#table);
  }

  #act(action: FuffzigerAction): void {
    const table = this.#table;
    const policy = this.#policy;
    switch (action.type) {
      case 'convert':
        return policy.convert(this.#kindOf(action.press));
      case 'sell':
        return table.sell(this.#kindOf(action.press));
      case 'finish':
        return table.finish();
      case 'lay':
        return this.#lead(action);
      case 'match':
        return table.match();
      case 'drop':
        return table.drop();
      case 'bid': {
        const bids = policy.bids();
        listMoney(action, bids, this.#seat * MONEY);
        return table.open(bids);
      }
      case 'buy':
        return table.buy(PRESS_TYPES.map((type) => countOf(action.presses, type)));
      case 'launder': {
        const choices = policy.choices();
        listCounts(action.notes, choices, this.#seat * TYPES);
        return table.launder(choices);
      }
      case 'unbid':
      case 'unlaunder':
        throw new Error('nothing is taken back in a playout');
    }
  }

  #kindOf(press: string): number {
    const found = this.#view.presses.find((one) => one.press === press);
    if (found === undefined) throw new Error(`no press ${press}`);
    return kindOf(found, this.#table.seatCount);
  }

  #lead(lay: Extract<FuffzigerAction, { readonly type: 'lay' }>): void {
    if ('real' in lay) return this.#table.lay(REAL, lay.real);
    const counts = PRESS_TYPES.map((type) => countOf(lay.notes, type));
    const place = counts.findIndex((count) => count > 0);
    this.#table.lay(place, counts[place] ?? 0);
  }

  #worth(): number {
    const { coins, real, seatCount } = this.#table;
    const standing = (at: number): number => (coins[at] ?? 0) + (real[at] ?? 0) / REAL_UNIT;
    let best = 0;
    for (let at = 0; at < seatCount; at++) if (at !== this.#seat) best = Math.max(best, standing(at));
    const lead = 1 / (1 + Math.exp((best - standing(this.#seat)) / LEAD_UNIT));
    return (1 - LEAD) * this.#table.shareOf(this.#seat) + LEAD * lead;
  }
}
