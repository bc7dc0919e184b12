import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { isolate } from '../../../renderer/i18n/index.ts';
import { openPartWords, showLanguage } from '../../../renderer/i18n/load.ts';
import SoundField from '../../../renderer/screens/settings/SoundField.vue';
import TelevisionScreen from '../../../renderer/screens/TelevisionScreen.vue';
import { useVoice } from '../../../renderer/signals/voice.ts';
import { useSettings } from '../../../renderer/stores/settings.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { stubSpeech, type FakeSpeech } from '../../helpers/renderer/fake-speech.ts';
import { lookAt as lookAtForSale, startOf } from '../../helpers/renderer/for-sale-table.ts';
import { FREE, person, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import * as fuffziger from '../../helpers/renderer/fuffziger-table.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { isBlocked, part, text } from '../../helpers/renderer/page.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let mounted: Mounted | undefined;
let speech: FakeSpeech;
beforeEach(async () => {
  fakeHost.reset();
  localStorage.clear();
  speech = stubSpeech('en-GB');
  await showLanguage('en');
  await openPartWords('device');
});
afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = undefined;
  vi.unstubAllGlobals();
});

/** The voice of a page that was just loaded on a device where it is on. */
function voiceThatIsOn() {
  localStorage.setItem('auction-night.voice', 'on');
  freshStores();
  return useVoice();
}

describe('the voice', () => {
  it('says one thing after the other, and of what waits only the newest', () => {
    const voice = voiceThatIsOn();
    voice.speak(`${isolate('Ada')} bids 3.`, 'table');
    voice.speak('Ben bids 4.', 'table');
    voice.speak('Cleo bids 5.', 'table');
    expect(speech.said).toEqual(['Ada bids 3.']);
    speech.finish();
    expect(speech.said).toEqual(['Ada bids 3.', 'Cleo bids 5.']);
    speech.finish('onerror');
    expect(speech.said).toHaveLength(2);
  });

  it('goes on where a browser does not say that it has ended', () => {
    const voice = voiceThatIsOn();
    voice.speak('Ada bids 3.', 'table');
    speech.finish('onend', false);
    voice.speak('Ben bids 4.', 'table');
    expect(speech.said).toEqual(['Ada bids 3.', 'Ben bids 4.']);
  });

  it('is off at first, and silent with the sound of its place', () => {
    freshStores();
    useVoice().speak('Ada bids 3.', 'table');
    const voice = voiceThatIsOn();
    const settings = useSettings();
    voice.speak('Ada bids 3.', 'television'); // quiet until somebody wants to hear it
    settings.sound = false;
    voice.speak('Ada bids 3.', 'table');
    expect(speech.said).toEqual([]);
    settings.sound = true;
    voice.speak('Ben bids 4.', 'table');
    voice.speak('Cleo bids 5.', 'table');
    const before = speech.cancelled;
    settings.sound = false;
    expect(speech.cancelled).toBe(before + 1);
    speech.finish('onerror');
    expect(speech.said).toEqual(['Ben bids 4.']);
  });

  it('is as loud as the device is set', () => {
    const voice = voiceThatIsOn();
    useSettings().volume = 30;
    voice.speak('Ada bids 3.', 'table');
    expect(speech.utterances[0]?.volume).toBe(0.3);
  });

  it('speaks the language of the app, with what is on the device alone', async () => {
    speech = stubSpeech('far:de-DE', 'nl_NL', 'en-US');
    const voice = voiceThatIsOn();
    voice.speak('Ada bids 3.', 'table');
    expect(speech.utterances[0]?.voice?.lang).toBe('en-US');
    speech.finish();
    await showLanguage('de');
    expect(voice.hasVoice).toBe(false);
    voice.speak('Ada bietet 3.', 'table');
    expect(speech.said).toHaveLength(1);
    await showLanguage('nl');
    voice.speak('Ada biedt 3.', 'table');
    expect(speech.utterances[1]?.lang).toBe('nl_NL');
  });

  it('takes voices that come late', () => {
    speech = stubSpeech();
    const voice = voiceThatIsOn();
    expect(voice.hasVoice).toBe(false);
    speech.change(['en-GB']);
    expect(voice.hasVoice).toBe(true);
  });
});

describe('the switch of the voice', () => {
  const openField = async (): Promise<void> => {
    mounted = await mountScreen(SoundField, {}, freshStores());
  };
  const LABEL = 'Say what happens aloud';

  it('lets it be heard, and is kept on this device', async () => {
    await openField();
    const toggle = [...document.querySelectorAll<HTMLElement>('[role=switch]')].at(-1);
    toggle?.click();
    await settled();
    expect(speech.said).toEqual(['I’ll say what happens at the table.']);
    expect(localStorage.getItem('auction-night.voice')).toBe('on');
    expect(text()).toContain('Only what everybody at the table may hear.');
  });

  it('says where no voice speaks the language, and goes with the sound', async () => {
    speech = stubSpeech('far:en-GB', 'de-DE');
    await openField();
    expect(text()).toContain('No voice on this device speaks English');
    useSettings().sound = false;
    await settled();
    expect(text()).not.toContain(LABEL);
  });

  it('is not there where a browser cannot speak', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'speechSynthesis');
    await openField();
    expect(text()).not.toContain(LABEL);
    expect(() => useVoice().speak('Ada bids 3.', 'table')).not.toThrow();
  });

  const openTelevision = async (): Promise<void> => {
    fakeHost.show(
      tableFrame({
        setup: { game: 'money', options: { edition: 'goldsieber' } },
        seats: [person('Ada'), FREE],
      }),
    );
    mounted = await mountScreen(TelevisionScreen, { id: TABLE }, freshStores());
    window.dispatchEvent(new Event('pointermove'));
    await settled();
  };

  it('is on a television, where it brings its sound along', async () => {
    await openTelevision();
    await mounted?.click('Let it speak');
    expect(speech.said).toEqual(['I’ll say what happens at the table.']);
    expect([useSettings().voice, useSettings().televisionSound]).toEqual([true, true]);
    await mounted?.click('Turn the sound off');
    expect(mounted?.hasButton('Let it speak')).toBe(true);
  });

  it('says on a television, too, that it has no voice', async () => {
    speech = stubSpeech('it-IT');
    await openTelevision();
    const control = mounted?.button('Let it speak');
    expect(control && isBlocked(control)).toBe(true);
    await mounted?.click('Let it speak');
    expect(useSettings().voice).toBe(false);
  });
});

describe('a table with a voice', () => {
  it('says what is read out of what happens, with the news of a scene as well', async () => {
    localStorage.setItem('auction-night.voice', 'on');
    const look = await lookAtForSale(startOf(3));
    ({ mounted } = look);
    await look.play([0, 3]);
    speech.finish();
    await look.give({ timing: { time: 1000, isUntilTapped: false } });
    await look.play([1, 'pass']);
    expect(speech.said).toEqual([
      'Ada bids 3.',
      expect.stringMatching(/^Ben passes and takes the \d+ for free\.$/),
    ]);
  });

  it('is silent on a television until its sound is on', async () => {
    localStorage.setItem('auction-night.voice', 'on');
    const look = await lookAtForSale(startOf(3), 'table');
    ({ mounted } = look);
    await look.give({ displayMode: 'television' });
    await look.play([0, 3]);
    expect(speech.said).toEqual([]);
    useSettings().televisionSound = true;
    await look.play([1, 4]);
    expect(speech.said).toEqual(['Ben bids 4.']);
  });

  /** All that is said, as one device hears it, of a game in which nobody does more than has to be done, until one gives something back. */
  async function saidTo(viewer: Viewer): Promise<{ said: readonly string[]; seen: readonly string[] }> {
    speech = stubSpeech('en-GB');
    localStorage.setItem('auction-night.voice', 'on');
    const look = await fuffziger.lookAt(fuffziger.startOf(3), viewer);
    const seen: string[] = [];
    while (!seen.includes('gave-back')) {
      const move = fuffziger.idleMove(look.state());
      if (move === undefined) break;
      const step = falscheFuffziger.apply(look.state(), seat(move[0]), move[1]);
      if (step.ok) seen.push(...step.value.events.map(({ type }) => type));
      await look.play(move);
      speech.finish();
    }
    look.mounted.wrapper.unmount();
    return { said: speech.said, seen };
  }

  it('says to a player what it says to everybody: nothing of what one alone learns', async () => {
    const open = await saidTo('table');
    expect(open.seen).toContain('gave-back');
    expect(open.said.length).toBeGreaterThan(5);
    for (const viewer of [0, 1, 2]) expect((await saidTo(seat(viewer))).said).toEqual(open.said);
    expect(part('.table')).toBe('');
  });
});
