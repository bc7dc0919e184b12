import { kept, settingName } from '../../stores/device.ts';

/** The Wi-Fi that guests are let into. Without a password it is an open one. */
export interface Wifi {
  readonly name: string;
  readonly password: string;
  /** It does not tell its name, so phones are told that they have to ask for it. */
  readonly isHidden: boolean;
}

const KEPT = settingName('wifi');

/** The Wi-Fi that was typed on this computer; see docs/decisions/069-guest-wifi.md for where it is kept. */
export function keptWifi(): Wifi | undefined {
  try {
    const { name, password, isHidden } = JSON.parse(kept.read(KEPT) ?? '{}') as Partial<Wifi>;
    return typeof name === 'string' && typeof password === 'string'
      ? { name, password, isHidden: isHidden === true }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a Wi-Fi on this computer, or with undefined none any more. */
export const keepWifi = (wifi: Wifi | undefined): boolean =>
  kept.write(KEPT, wifi === undefined ? undefined : JSON.stringify(wifi));

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** What no network can be called or protected by (IEEE 802.11): a name has 1 to 32 bytes, a password of WPA 8 to 63, or 64 digits. */
export function wifiProblem({ name, password }: Wifi): 'name' | 'password' | undefined {
  if (bytes(name) < 1 || bytes(name) > 32) return 'name';
  const isKey = /^[0-9a-f]{64}$/i.test(password);
  const isPassword = bytes(password) >= 8 && bytes(password) <= 63;
  return password === '' || isKey || isPassword ? undefined : 'password';
}

const escaped = (text: string): string => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

/** What a code says that brings a phone into a Wi-Fi; `WPA` stands for all its generations. */
export function wifiText({ name, password, isHidden }: Wifi): string {
  const key = password === '' ? ['T:nopass'] : ['T:WPA', `P:${escaped(password)}`];
  return `WIFI:${[...key, `S:${escaped(name)}`, ...(isHidden ? ['H:true'] : [])].join(';')};;`;
}
