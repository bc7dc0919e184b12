import { kept, settingName } from '../../stores/device.ts';

/** The Wi-Fi for guests. An empty password means an open network. */
export interface Wifi {
  readonly name: string;
  readonly password: string;
  /** It does not broadcast its name, so phones have to search for it. */
  readonly isHidden: boolean;
}

const KEPT = settingName('wifi');

/** The Wi-Fi that was entered on this computer; see docs/decisions/069-guest-wifi.md for where it is stored. */
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

/** Stores a Wi-Fi on this computer, or deletes it if undefined. */
export const keepWifi = (wifi: Wifi | undefined): boolean =>
  kept.write(KEPT, wifi === undefined ? undefined : JSON.stringify(wifi));

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Checks name and password against IEEE 802.11: a name has 1 to 32 bytes; a WPA password 8 to 63 bytes, or 64 hexadecimal digits. */
export function wifiProblem({ name, password }: Wifi): 'name' | 'password' | undefined {
  if (bytes(name) < 1 || bytes(name) > 32) return 'name';
  const isKey = /^[0-9a-f]{64}$/i.test(password);
  const isPassword = bytes(password) >= 8 && bytes(password) <= 63;
  return password === '' || isKey || isPassword ? undefined : 'password';
}

const escaped = (text: string): string => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

/** The text of a Wi-Fi QR code; `WPA` covers all its generations. */
export function wifiText({ name, password, isHidden }: Wifi): string {
  const key = password === '' ? ['T:nopass'] : ['T:WPA', `P:${escaped(password)}`];
  return `WIFI:${[...key, `S:${escaped(name)}`, ...(isHidden ? ['H:true'] : [])].join(';')};;`;
}
