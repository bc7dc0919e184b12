import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markRaw, nextTick } from 'vue';
import { createWriter } from '../../../core/protocol/writer.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import ReplayBar from '../../../renderer/screens/replay/ReplayBar.vue';
import { FilmPlayer } from '../../../renderer/session/film-player.ts';
import { tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../../helpers/renderer/mount.ts';

let player: FilmPlayer;
let mounted: Mounted;
beforeEach(async () => {
  const write = createWriter();
  // With so long a beat, what plays stays where it is
  const frames = Array.from({ length: 12 }, (_, at) =>
    write(tableFrame({ view: { at } as never, beat: 60_000 })),
  );
  const opened = FilmPlayer.of({ ok: true, frames, rounds: [0, 4, 8], roundStarts: [], moments: [0, 6, 11] });
  if (opened === undefined) throw new Error('the film cannot be read');
  player = markRaw(opened); // the mount would make it reactive, and private fields forbid that
  mounted = await mountScreen(ReplayBar, { player }, freshStores());
  await openPartWords('replay');
});
afterEach(() => {
  mounted.wrapper.unmount();
  player.close();
});
const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
const slider = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type=range]');
  if (input === null) throw new Error('no slider');
  return input;
};

describe('the bar of a replay', () => {
  it('goes by keys: an action, a round, to the ends', () => {
    const keys = ['ArrowRight', ']', ']', 'ArrowLeft', '[', '[', 'PageDown', 'PageUp', 'End', 'Home'];
    const places = keys.map((key) => {
      press(key);
      return player.position;
    });
    expect(places).toEqual([1, 4, 8, 7, 4, 0, 4, 0, 11, 0]);
  });

  it('knows brackets that take AltGr, and leaves other keys with modifiers alone', () => {
    press(']', { ctrlKey: true, altKey: true });
    expect(player.position).toBe(4);
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }])
      expect(press('ArrowRight', more)).toBe(true);
    press(']', { metaKey: true });
    expect(player.position).toBe(4);
  });

  it('plays by the space bar, except on a button, which it presses', () => {
    press(' ');
    expect(player.isPlaying).toBe(true);
    press(' ');
    expect(player.isPlaying).toBe(false);
    expect(press(' ', {}, mounted.button('Play'))).toBe(true);
    expect(player.isPlaying).toBe(false);
  });

  it('leaves all keys to a dialog, and those in a drawer to it', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    dialog.setAttribute('aria-modal', 'true');
    press('ArrowRight');
    dialog.removeAttribute('aria-modal');
    press('ArrowRight', {}, dialog);
    expect(player.position).toBe(0);
    press('ArrowRight');
    dialog.remove();
    expect(player.position).toBe(1);
  });

  it('shows where it is, with a tick for each round, and goes where the slider is dragged', async () => {
    slider().value = '6';
    slider().dispatchEvent(new Event('input'));
    await nextTick();
    expect(player.position).toBe(6);
    expect(slider().getAttribute('aria-valuetext')).toBe('Round 2 of 3 · step 6 of 11');
    expect(document.querySelectorAll('.tick')).toHaveLength(3);
    expect(document.querySelectorAll('.tick.past')).toHaveLength(2);
  });

  it('goes from moment to moment where that is wished for, which pins mark', async () => {
    expect(document.querySelectorAll('.pin')).toHaveLength(3);
    press('j');
    await nextTick();
    expect(mounted.button('Only the moments').getAttribute('aria-pressed')).toBe('true');
    press('ArrowRight');
    expect(player.position).toBe(6);
    await mounted.click('The next moment');
    expect(player.position).toBe(11);
    await mounted.click('The moment before');
    expect(player.position).toBe(6);
    await mounted.click('Only the moments');
    press('ArrowRight');
    expect(player.position).toBe(7);
  });

  it('offers no moments of a match that has none', async () => {
    player = markRaw(
      FilmPlayer.of({ ok: true, frames: [createWriter()(tableFrame({}))], rounds: [0], roundStarts: [] }) ??
        player,
    );
    await mounted.wrapper.setProps({ player });
    expect(document.querySelector('.moments, .pin')).toBeNull();
  });

  it('has a button for each way to go', async () => {
    const places: number[] = [];
    for (const name of [
      'Next round',
      'One step on',
      'One step back',
      'Start of the round, or the round before',
    ]) {
      await mounted.click(name);
      places.push(player.position);
    }
    expect(places).toEqual([4, 5, 4, 0]);
    await mounted.click(/Four times as fast/);
    expect(player.speed).toBe(4);
    await mounted.click('Play');
    expect(player.isPlaying).toBe(true);
    await mounted.click('Pause');
    expect(player.isPlaying).toBe(false);
  });
});
