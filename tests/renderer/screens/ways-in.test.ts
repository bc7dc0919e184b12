import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, ref } from 'vue';
import TextInput from '../../../renderer/components/TextInput.vue';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import JoinScreen from '../../../renderer/screens/JoinScreen.vue';
import InvitePlace from '../../../renderer/screens/lobby/InvitePlace.vue';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { TABLE } from '../../helpers/renderer/frames.ts';
import { text } from '../../helpers/renderer/page.ts';

const CODE = 'mZ0c1n7J-uX_0aQ2b4R8tA4dK7vYp1sL5wE9oQ3fH6g';
let mounted: Mounted;
afterEach(() => {
  mounted.wrapper.unmount();
  vi.restoreAllMocks();
});

const input = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (found === null) throw new Error('no field');
  return found;
};
async function paste(pasted: string): Promise<void> {
  input().value = pasted;
  input().dispatchEvent(new Event('input'));
  await settled();
}

describe('a field for digits', () => {
  const value = ref('');
  const Field = defineComponent(
    () => () =>
      h(TextInput, {
        digits: 6,
        modelValue: value.value,
        'onUpdate:modelValue': (next: string) => (value.value = next),
      }),
  );

  it.each([
    '123 456',
    '123-456',
    '\u0661\u0662\u0663\u0664\u0665\u0666',
    '１２３４５６',
    'PIN 123456',
    '1234567',
  ])('takes the digits of %s', async (pasted) => {
    value.value = '';
    mounted = await mountScreen(Field, {}, freshStores());
    await paste(pasted);
    expect([value.value, input().value]).toEqual(['123456', '123456']);
    await paste(`${input().value}9`); // one more is none
    expect([value.value, input().value]).toEqual(['123456', '123456']);
    await paste('12x');
    expect([value.value, input().value]).toEqual(['12', '12']);
  });
});

describe('an address that is typed in a browser', () => {
  const to = async (typed: string): Promise<string | undefined> => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openPartWords('connection'); // with the screen, as the router does
    mounted = await mountScreen(JoinScreen, {}, freshStores());
    await paste(typed);
    document.querySelector('form')?.dispatchEvent(new Event('submit'));
    await settled();
    return assign.mock.calls[0]?.[0].toString();
  };

  it.each([
    ['192,168,1,20', 'http://192.168.1.20:47474/'],
    ['https://my-pc.fritz.box/TV', 'http://my-pc.fritz.box:47474/tv'],
    ['[fd12::1]:47475/tv', 'http://[fd12::1]:47475/tv'],
    [`http://10.0.0.7:1/#/table/${TABLE}?code=${CODE}`, `http://10.0.0.7:1/#/table/${TABLE}?code=${CODE}`],
    [`see http://10.0.0.7:1/#/tv/${TABLE}.`, `http://10.0.0.7:1/#/tv/${TABLE}`],
  ])('leads from %s to %s', async (typed, page) => {
    expect(await to(typed)).toBe(page);
  });

  it('is said to be for the app alone where it needs a zone', async () => {
    expect(await to('fe80::1%eth0')).toBeUndefined();
    expect(text()).toContain('This address only works in the app, not in a browser.');
  });

  it('is said to be none where it is none', async () => {
    expect(await to('192.168.1')).toBeUndefined();
    expect(text()).toContain('Enter the one on the host’s screen');
  });
});

describe('an invitation', () => {
  const show = async (place: string, more = {}) => {
    const invitation = { place, network: undefined, ...more };
    mounted = await mountScreen(InvitePlace, { invitation, table: TABLE, isOwner: true }, freshStores());
  };

  it('has a code, and the address as it is typed', async () => {
    await show('[fd12::1]:47474');
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
      'Code for [fd12::1]:47474',
    );
    expect(text()).toContain('[fd12::1]:47474');
  });

  it('has no code where no browser could open it', async () => {
    await show('[fe80::1]:47474', { needsApp: true });
    expect(document.querySelector('svg[role=img]')).toBeNull();
    expect(text()).toContain('In the app on another computer, the table appears automatically.');
    expect(text()).not.toContain('Copy the link');
  });
});
