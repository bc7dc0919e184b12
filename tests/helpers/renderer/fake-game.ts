import { defineComponent, h } from 'vue';
import type {
  CoachWords,
  GameMessages,
  GameRenderer,
  Lesson,
} from '../../../renderer/games/game-renderer.ts';
import type { RulesText } from '../../../renderer/games/rules-text.ts';
import { inLanguages } from '../../../renderer/i18n/languages.ts';

const option = (title: string, values?: { readonly [value: string]: string }) => ({
  title,
  hint: `${title}: what it does`,
  ...(values === undefined ? {} : { values }),
});

const words = {
  title: 'Fake game',
  tagline: 'One bids, the others watch.',
  secret: 'Your number is secret until all have bid.',
  editions: {
    plain: { title: 'Plain edition', hint: 'As it was first printed' },
    wild: { title: 'Wild edition', hint: 'Longer, and with ties' },
  },
  options: {
    hands: option('Hands'),
    ties: option('Ties', { low: 'The low one', high: 'The high one' }),
    isLoud: option('Loud'),
    removed: option('Removed', { red: 'Red', blue: 'Blue', green: 'Green' }),
    starter: option('Starter'),
    memoryAid: option('Memory'),
  },
  bots: {
    random: { title: 'Random', hint: 'Plays anything' },
  },
  advice: { '3': 'Four have more to bid for.' },
} satisfies GameMessages;

const tableWords = {
  table: { hand: 'Your hand' },
};
const lessonWords = {
  lesson: {
    bidding: { title: 'First bid', text: 'Here you bid.' },
    sum: { title: 'Its sum', text: 'The cards are added up.' },
    after: { title: 'After the bid', text: 'Here you wait.' },
    late: { title: 'Late', text: 'Here something more comes.' },
    later: { title: 'Much later', text: 'Here it comes to everybody.' },
    end: { title: 'The end', text: 'Here it is counted.' },
  },
  tip: { bid: 'A good start: bid {amount}.' },
};
const isLate = (view: unknown): boolean => JSON.stringify(view) === '{"isLate":true}';
const isOver = (view: unknown): boolean => view === 'over';
const lessons: readonly Lesson[] = [
  { key: 'bidding', at: () => ['own'], when: ({ prompt }) => prompt !== undefined },
  {
    key: 'sum',
    at: () => ['own'],
    when: ({ prompt }) => prompt !== undefined,
    tip: () => ({ key: 'bid', words: { amount: 1200 }, action: { type: 'bid', amount: 1200 } }),
  },
  {
    key: 'after',
    at: () => ['market'],
    when: ({ view, prompt }) => prompt === undefined && !isOver(view),
  },
  { key: 'late', at: () => ['own'], when: ({ view, prompt }) => isLate(view) && prompt !== undefined },
  { key: 'later', at: () => ['own'], when: ({ view }) => isLate(view) },
  { key: 'end', at: () => ['own'], when: ({ view }) => isOver(view) },
];

/** Where it is risky, every choice ruins. */
const coach: CoachWords['default'] = (moment) => ({
  when: () => 'Now',
  choice: ({ type }) => type,
  total: String,
  why: () => 'Because.',
  warning: ({ type }) =>
    JSON.stringify(moment().view) === '{"isRisky":true}' ? `To ${type} ruins you.` : undefined,
});

const rules: RulesText = { title: 'Rules of the fake game', summary: 'Bid.', sections: [] };
const load =
  <Content>(content: Content) =>
  () =>
    Promise.resolve({ default: content });
const inAll = <Content>(content: Content) => inLanguages({ 'messages/en.json': load(content) });

/** A game with one option of each kind, and a table that tells what it was given. */
export const fakeGame: GameRenderer = {
  name: 'fake',
  seats: { min: 3, max: 5 },
  advice: { 3: 4 },
  minutes: { least: 20, most: 30 },
  presets: {
    plain: { hands: 3, ties: 'low', isLoud: false },
    wild: { hands: 5, ties: 'high', isLoud: false },
  },
  optionFields: [
    { key: 'hands', type: 'whole', least: 1, most: 9 },
    { key: 'ties', type: 'choice', values: ['low', 'high'] },
    { key: 'isLoud', type: 'flag' },
    {
      key: 'removed',
      type: 'set',
      values: ['red', 'blue', 'green'],
      sizeBySeats: { 3: 2, 4: 1, 5: 0 },
      optional: true,
    },
    { key: 'starter', type: 'seat', optional: true },
  ],
  bots: ['random', 'regular', 'expert'],
  messages: inAll(words),
  tableMessages: inAll(tableWords),
  rules: inAll(rules),
  rulesPictures: load(defineComponent({ props: { section: Number }, render: () => null })),
  rulesOf: {},
  isOpen: (view) => typeof view === 'object' && view !== null && 'isOpen' in view,
  lessons: () => Promise.resolve({ default: lessons, words: inAll(lessonWords) }),
  coach: () => Promise.resolve({ default: coach, words: inAll({}) }),
  scenes: load((_before, events, { view }) => events.map((event) => ({ view, events: [event], beats: 1 }))),
  firstGame: { seats: 3 },
  emblem: defineComponent({ render: () => h('svg', { viewBox: '0 0 8 8' }) }),
  table: load(
    defineComponent({
      props: {
        game: { type: Object, required: true },
        you: { type: Object, required: true },
        events: Array,
        seats: Array,
        history: [Object, Array, String, Number],
        historyError: Object,
      },
      emits: ['act', 'history'],
      setup: (props, { emit }) => {
        const act = () => emit('act', { type: 'bid', amount: 7 });
        return () =>
          h('div', { class: 'fake-table' }, [
            h('p', { class: 'hand' }, JSON.stringify(Reflect.get(props.game, 'view'))),
            h('button', { class: 'act', onClick: act }, 'Bid 7'),
            h('button', { onClick: () => emit('history', 0) }, 'Look it up'),
            h('p', { class: 'looked-up' }, JSON.stringify(props.history ?? props.historyError)),
          ]);
      },
    }),
  ),
  result: load(defineComponent({ render: () => h('p', { class: 'fake-result' }, 'Result') })),
};
