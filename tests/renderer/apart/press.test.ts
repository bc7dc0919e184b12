import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, useTemplateRef } from 'vue';
import AppButton from '../../../renderer/components/AppButton.vue';
import { guardDoubleClicks } from '../../../renderer/components/double-click.ts';
import { useIntents } from '../../../renderer/session/intents.ts';
import { useProblem } from '../../../renderer/stores/problem.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, openSession, session } from '../../helpers/renderer/mount.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let stop: () => void;
beforeEach(() => {
  document.body.replaceChildren();
  stop = guardDoubleClicks(window);
});
afterEach(() => stop());

/** A button on the page that does something. */
function button(does: () => unknown = () => undefined): HTMLElement {
  const wrapper = mount(AppButton, { attachTo: document.body, props: { onClick: () => void does() } });
  return wrapper.get('button').element;
}
const begin = (on: Element, detail = 1): void => {
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  on.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail }));
};
const end = (on: Element, detail = 1): boolean =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
/** One press; `detail` is its place in a row of clicks. */
const press = (on: Element, detail = 1): void => {
  begin(on, detail);
  end(on, detail);
};
const key = (on: Element, repeat = false): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat }));
  end(on, 0);
};

describe('a row of clicks', () => {
  it('does nothing on a control where it did not begin', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const [one, other] = [button(first), button(second)];
    press(one);
    press(other, 2);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    press(other);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('sends no form of its own accord either', () => {
    const one = button();
    const other = button();
    press(one);
    begin(other, 2);
    expect(end(other, 2)).toBe(false);
  });

  it('does each time what a control says that stays: a step up, and another', () => {
    const step = vi.fn();
    const plus = button(step);
    press(plus);
    press(plus, 2);
    press(plus, 3);
    expect(step).toHaveBeenCalledTimes(3);
  });

  it('leaves everything that is no control as it is', () => {
    const text = document.body.appendChild(document.createElement('p'));
    const heard = vi.fn();
    text.addEventListener('click', heard);
    press(button());
    press(text, 2);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is no row where the browser counts none: fingers on some phones, and keys', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    press(button(first));
    press(button(second));
    key(button(second));
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });
});

describe('an act', () => {
  const SEATS = [person('Anna'), person('Ben')];
  /** What the host shows: the open question of the own seat. */
  const ask = (question: number, more = {}): void =>
    fakeHost.show(
      tableFrame({ phase: 'playing', seats: SEATS, own: [0], facing: 0, awaits: [0], question, ...more }),
    );
  const acts = () => fakeHost.asked.filter(({ type }) => type === 'act').map(({ question }) => question);
  const problem = () => useProblem().problem?.error.code;
  let intentOf: ReturnType<typeof useIntents>;
  /** Acts as the part of the page does in which buttons are pressed. */
  const act = (type = 'pass') => session().act(intentOf({ type }));
  let board: HTMLElement;
  const pass = (): HTMLElement => {
    const wrapper = mount(AppButton, { attachTo: board, props: { onClick: () => void act() } });
    return wrapper.get('button').element;
  };

  beforeEach(async () => {
    fakeHost.reset();
    freshStores();
    ask(4);
    openSession();
    await eventually(() => expect(session().frame).toBeDefined());
    const Board = defineComponent(() => {
      intentOf = useIntents(useTemplateRef<HTMLElement>('board'), session());
      return () => h('div', { ref: 'board' });
    });
    board = mount(Board, { attachTo: document.body }).element as HTMLElement;
    // Accepted for the question that is asked, else stale: what a host does.
    fakeHost.answer('act', ({ question }) => {
      const now = session().frame?.game?.question;
      return question === now ? {} : { error: { code: 'stale', data: { question: now ?? 0 } } };
    });
  });

  it('carries the question that the person had before their eyes', async () => {
    press(pass());
    await flushPromises();
    expect(acts()).toEqual([4]);
    expect(problem()).toBeUndefined();
  });

  it('of the second half of a double click is for the question of the first half, without a word', async () => {
    const button = pass();
    press(button);
    await flushPromises();
    ask(5);
    press(button, 2);
    await flushPromises();
    expect(acts()).toEqual([4, 4]);
    expect(problem()).toBeUndefined();
    press(button);
    await flushPromises();
    expect(acts()).toEqual([4, 4, 5]);
  });

  it('of a button that was pressed before the question changed, and let go after it, says that it came too late', async () => {
    const button = pass();
    begin(button);
    ask(5);
    end(button);
    await flushPromises();
    expect(acts()).toEqual([4]);
    expect(problem()).toBe('stale');
  });

  it('of a key that is held down does not reach the next question', async () => {
    const button = pass();
    key(button);
    await flushPromises();
    ask(5);
    key(button, true);
    await flushPromises();
    expect(acts()).toEqual([4, 4]);
    expect(problem()).toBeUndefined();
  });

  it('after a key that went up elsewhere, since its press moved the focus, answers the question that is shown', async () => {
    const button = pass();
    key(button);
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
    await new Promise((done) => setTimeout(done, 1));
    ask(5);
    button.click();
    await flushPromises();
    expect(acts()).toEqual([4, 5]);
  });

  it('without any press, as screen readers do it, answers the question that is shown', async () => {
    const button = pass();
    press(button);
    await flushPromises();
    ask(5);
    button.click();
    await flushPromises();
    expect(acts()).toEqual([4, 5]);
  });

  it('that nobody pressed for answers the question that is shown, whatever was pressed before', async () => {
    press(pass());
    ask(5);
    await new Promise((done) => setTimeout(done)); // the task of the press is over
    await act();
    ask(6);
    ask(7);
    await act();
    expect(acts()).toEqual([4, 5, 7]);
  });

  it('that was kept for a question answers that one alone', async () => {
    ask(5);
    await session().act({ action: { type: 'pass' }, question: 4 });
    expect(acts()).toEqual([4]);
    expect(problem()).toBe('stale');
  });

  it('is not sent for a seat whose hand was not open when the press began', async () => {
    ask(4, { own: [0, 1], facing: undefined });
    const button = pass();
    begin(button);
    ask(7, { own: [0, 1], facing: 1 });
    end(button);
    await flushPromises();
    expect(acts()).toEqual([]);
    expect(problem()).toBeUndefined();
  });

  it('that was made without a connection is sent later, for the question that it belonged to', async () => {
    fakeHost.answer('hello', () => 'silence');
    fakeHost.drop(1006);
    press(pass());
    ask(9);
    fakeHost.answer('hello', () => ({}));
    session().retry();
    await eventually(() => expect(acts()).toEqual([4]));
    await eventually(() => expect(problem()).toBe('stale'));
  });

  it('waits for nothing: not for an older one, and not for a look at the log', async () => {
    fakeHost.answer('history', () => 'silence');
    fakeHost.answer('act', () => 'silence');
    void session().ask({ type: 'history', from: 0 });
    void act();
    void act('bid');
    await flushPromises();
    expect(acts()).toEqual([4, 4]);
  });
});

describe('what has no number', () => {
  const asked = (type: string) => fakeHost.asked.filter((one) => one.type === type);
  beforeEach(async () => {
    fakeHost.reset();
    freshStores();
    fakeHost.show(tableFrame({ owner: true }));
    openSession();
    await eventually(() => expect(session().frame).toBeDefined());
  });

  it('is asked once while it is under way, and again after that', async () => {
    const table = session();
    const both = await Promise.all([table.ask({ type: 'start' }), table.ask({ type: 'start' })]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(asked('start')).toHaveLength(1);
    await table.ask({ type: 'start' });
    expect(asked('start')).toHaveLength(2);
  });

  it('is asked for each that is another', async () => {
    const table = session();
    await Promise.all([
      table.ask({ type: 'shuffle' }),
      table.ask({ type: 'start' }),
      table.ask({ type: 'shuffle' }),
    ]);
    expect(['shuffle', 'start'].map((type) => asked(type).length)).toEqual([1, 1]);
  });

  it('is asked again when something else of its kind was wished for meanwhile', async () => {
    const table = session();
    await Promise.all([
      table.ask({ type: 'adjust', pace: 'quick' }),
      table.ask({ type: 'adjust', pace: 'calm' }),
      table.ask({ type: 'adjust', pace: 'quick' }),
      table.ask({ type: 'adjust', pace: 'quick' }),
    ]);
    expect(asked('adjust').map(({ pace }) => pace)).toEqual(['quick', 'calm', 'quick']);
  });

  it('seats a person once', async () => {
    const table = session();
    const [one, other] = await Promise.all([
      table.seating.sit('Ada'),
      table.seating.sit('Ada'),
      table.seating.sit('Ben'),
    ]);
    expect(one).toBe(other);
    expect(asked('sit').map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  });
});
