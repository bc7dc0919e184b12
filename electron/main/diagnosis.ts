import { arch, platform, release } from 'node:os';

/** What a diagnosis is made of. */
export interface DiagnosisParts {
  readonly appVersion: string;
  readonly language: string;
  readonly versions: NodeJS.ProcessVersions;
  readonly report: () => Promise<readonly string[]>;
}

/** Most milliseconds of the host's report: a host with a hanging disk never starts. */
const PATIENCE = 10_000;

/** Returns facts for finding faults; in English, because programs and logs are. Never rejects. */
export async function diagnosis({ appVersion, language, versions, report }: DiagnosisParts): Promise<string> {
  const { electron = 'none', chrome = 'none', node } = versions;
  const lines = [
    `Auction Night ${appVersion}, shown in ${language}`,
    `Electron ${electron}, Chromium ${chrome}, Node.js ${node}`,
    `system: ${platform()} ${release()} ${arch()}`,
    ...(await Promise.race([report(), rejectLate()]).catch(() => ['the host gives no report'])),
  ];
  return `${lines.join('\n')}\n`;
}

const rejectLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no report in time')), PATIENCE);
  });
