import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { PredictionFrame } from '../../../core/protocol/frames.ts';
import words from '../../../renderer/i18n/messages/en/predictions.json';
import PredictOffer from '../../../renderer/screens/predict/PredictOffer.vue';
import { hostingSentence } from '../../../renderer/screens/table/notices/hosting-news.ts';
import type { ShownFrame } from '../../../renderer/session/scene-player.ts';
import { usePredictions } from '../../../renderer/stores/predictions.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { bot, person, received, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountPart, openSession, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

const SEATS = [person('Ada'), person('Ben'), bot('Cleo')];
const OF: PredictionFrame = { topic: 'cheque', key: 'cheque 3', among: [seat(1), seat(2)] };
const SHOWING = { time: 1000, isUntilTapped: false };
const OFFER = `${words.predict}: ${words.topic.cheque}`;

let mounted: Mounted | undefined;
beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted?.wrapper.unmount());

const frame = (wish: TableWish = {}, timing?: ShownFrame['timing']): ShownFrame => ({
  ...received({ phase: 'playing', seats: SEATS, own: [0], facing: 0, ...wish }),
  ...(timing && { timing }),
});
/** The offer that a frame brings. */
async function open(of = OF, at = frame()): Promise<void> {
  const stores = freshStores();
  fakeHost.show(at);
  openSession();
  mounted = await mountPart(PredictOffer, { frame: at, of }, stores);
}
const change = async (of: PredictionFrame, at = frame()): Promise<void> => {
  await mounted?.wrapper.setProps({ frame: at, of });
  await settled();
};
const buttons = (): readonly string[] =>
  [...document.querySelectorAll('button')].map((button) => plain(button.textContent).trim());
const isOffered = (): boolean => mounted?.hasButton(new RegExp(`^${words.predict}`)) === true;

describe('who was right', () => {
  const told = async (names: readonly string[]): Promise<string> =>
    plain(await hostingSentence({ type: 'foreseen', names }, frame())).replaceAll(/[\u2068\u2069]/g, '');

  it('is said to who sits here as to the one who reads it, and by name of everybody else', async () => {
    await open();
    expect(await told(['Ada'])).toBe('You saw it coming.');
    expect(await told(['Dora', 'Ada'])).toBe('Dora and you saw it coming.');
    expect(await told(['Dora', 'Ben'])).toBe('Dora and Ben saw it coming.');
    expect(await told([])).toBe('Nobody saw that coming.');
  });
});

describe('what can be predicted', () => {
  it('is offered to who waits for people, and to who watches', async () => {
    await open();
    expect(isOffered()).toBe(true);
    await change({ ...OF, among: [seat(2)] });
    expect(isOffered()).toBe(false); // for a bot nobody waits long
    await change({ ...OF, among: [seat(2)] }, frame({ own: [] }));
    expect(isOffered()).toBe(true);
    await change(OF, frame({ seats: [person('Ada'), person('Ben', { standIn: 'regular' }), bot('Cleo')] }));
    expect(isOffered()).toBe(false);
  });

  it('is offered once what comes before it has been shown', async () => {
    await open(OF, frame({}, SHOWING));
    expect(isOffered()).toBe(false);
    await change(OF);
    expect(isOffered()).toBe(true);
    await change(OF, frame({}, SHOWING));
    expect(isOffered()).toBe(true); // it stands there while something else is shown
    await change({ ...OF, key: 'cheque 4' }, frame({}, SHOWING));
    expect(isOffered()).toBe(false);
  });

  it('is said by one press, and stands there until it is answered', async () => {
    await open();
    await mounted?.click(new RegExp(`^${words.predict}`));
    expect(plain(document.body.textContent)).toContain(words.others);
    await mounted?.click(/Ben/);
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'predict', topic: 'cheque 3', whom: 1 });
    expect(fakeHost.asked.at(-1)).not.toHaveProperty('name');
    await change({ ...OF, whom: seat(1) });
    expect(buttons().some((text) => text.includes('Your prediction: Ben'))).toBe(true);
    await change({ ...OF, whom: seat(1), among: [] });
    await mounted?.click(/Ben/);
    expect(document.querySelector('dialog')).toBeNull();
    expect(plain(document.body.textContent)).toContain(words.closed);
  });

  it('is said by who watches under a name, which is offered again the next time', async () => {
    await open(OF, frame({ own: [] }));
    await mounted?.click(new RegExp(`^${words.predict}`));
    await mounted?.click(/Ben/);
    expect(fakeHost.asked.filter(({ type }) => type === 'predict')).toEqual([]);
    const input = document.querySelector<HTMLInputElement>('dialog input');
    if (input === null) throw new Error('nobody asks for a name');
    input.value = ' Dora ';
    input.dispatchEvent(new Event('input'));
    await settled();
    await mounted?.click(/Ben/);
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'predict', whom: 1, name: 'Dora' });
    await mounted?.click(new RegExp(`^${words.predict}`));
    expect(document.querySelector<HTMLInputElement>('dialog input')?.value).toBe('Dora');
  });

  it('says in the dialog what goes wrong there', async () => {
    await open();
    fakeHost.answer('predict', () => ({ error: { code: 'stale' } }));
    await mounted?.click(new RegExp(`^${words.predict}`));
    await mounted?.click(/Ben/);
    expect(document.querySelector('dialog [role=alert]')?.textContent).toContain('too late');
  });

  it('is not offered where somebody does not want it', async () => {
    await open();
    await mounted?.click(new RegExp(`^${words.predict}`));
    await mounted?.click(words.off);
    expect(isOffered()).toBe(false);
    expect(usePredictions().areOn).toBe(false);
    expect(localStorage.getItem('auction-night.predictions')).toBe('off');
  });
});

it('is named for who does not see it', async () => {
  await open();
  expect(buttons()[0]).toContain(OFFER);
});
