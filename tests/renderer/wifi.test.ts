import { afterEach, expect, it } from 'vitest';
import { keepWifi, keptWifi, wifiProblem, wifiText, type Wifi } from '../../renderer/screens/invite/wifi.ts';

afterEach(() => localStorage.clear());

const wifi = (more: Partial<Wifi> = {}): Wifi => ({
  name: 'Home',
  password: 'correct horse',
  isHidden: false,
  ...more,
});

it.each([
  [wifi(), 'WIFI:T:WPA;P:correct horse;S:Home;;'],
  [wifi({ isHidden: true }), 'WIFI:T:WPA;P:correct horse;S:Home;H:true;;'],
  [wifi({ password: '' }), 'WIFI:T:nopass;S:Home;;'],
  [
    wifi({ name: String.raw`a\b;c,d:e"f`, password: String.raw`\;,:"\\ok` }),
    String.raw`WIFI:T:WPA;P:\\\;\,\:\"\\\\ok;S:a\\b\;c\,d\:e\"f;;`,
  ],
  [wifi({ name: 'Käse 🧀', password: '$& $1 zwölf' }), 'WIFI:T:WPA;P:$& $1 zwölf;S:Käse 🧀;;'],
])('writes what phones read (%#)', (network, text) => {
  expect(wifiText(network)).toBe(text);
});

it.each([
  [wifi({ name: '' }), 'name'],
  [wifi({ name: 'ä'.repeat(16) }), undefined],
  [wifi({ name: 'ä'.repeat(17) }), 'name'],
  [wifi({ password: '' }), undefined],
  [wifi({ password: '1234567' }), 'password'],
  [wifi({ password: '12345678' }), undefined],
  [wifi({ password: 'x'.repeat(63) }), undefined],
  [wifi({ password: 'x'.repeat(64) }), 'password'],
  [wifi({ password: 'Ab'.repeat(32) }), undefined],
])('knows what no network can have (%#)', (network, problem) => {
  expect(wifiProblem(network)).toBe(problem);
});

it('is kept on this device until it is forgotten, and damage is nothing', () => {
  expect(keptWifi()).toBeUndefined();
  keepWifi(wifi({ isHidden: true }));
  expect(keptWifi()).toEqual(wifi({ isHidden: true }));
  keepWifi(undefined);
  expect(localStorage).toHaveLength(0);
  for (const text of ['', '{', 'null', '[]', '{"name":1}']) {
    localStorage.setItem('auction-night.wifi', text);
    expect(keptWifi()).toBeUndefined();
  }
});
