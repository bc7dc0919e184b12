import { describe, expect, it } from 'vitest';
import { publicNetworks } from '../../electron/host/discovery/network-category.ts';
import { manualClock } from '../helpers/manual-clock.ts';

describe('what Windows takes networks for', () => {
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('names the adapters of public networks, once Windows has answered', async () => {
    const asked: string[] = [];
    const names = publicNetworks('win32', manualClock(), (program, args) => {
      asked.push(`${program} ${args.join(' ')}`);
      return Promise.resolve(
        '\uFEFFWLAN über USB\tPublic\r\nEthernet 3\tPrivate\r\nFirma\tDomainAuthenticated\r\n',
      );
    });
    expect(names()).toEqual([]);
    await settled();
    expect(names()).toEqual(['WLAN über USB']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/powershell\.exe .*Get-NetConnectionProfile/);
  });

  it('asks again after a while, and forgets a network that has become private', async () => {
    const clock = manualClock();
    const answers = ['WLAN\tPublic\n', 'WLAN\tPrivate\n'];
    const names = publicNetworks('win32', clock, () => Promise.resolve(answers.shift() ?? ''));
    names();
    await settled();
    expect(names()).toEqual(['WLAN']);
    clock.advance(10_000);
    names();
    await settled();
    expect(names()).toEqual([]);
    expect(answers).toEqual([]);
  });

  it('knows of none where Windows cannot tell, and asks no other system', async () => {
    const failing = publicNetworks('win32', manualClock(), () => Promise.reject(new Error('ENOENT')));
    failing();
    await settled();
    expect(failing()).toEqual([]);
    const unasked = publicNetworks('darwin', manualClock(), () => Promise.reject(new Error('was asked')));
    expect(unasked()).toEqual([]);
  });
});
