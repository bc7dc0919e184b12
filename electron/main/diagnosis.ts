import { arch, platform, release } from 'node:os';

/** What is asked of Electron and of the host. */
export interface DiagnosisParts {
  readonly appVersion: string;
  readonly language: string;
  readonly versions: NodeJS.ProcessVersions;
  readonly report: () => Promise<readonly string[]>;
}

/** Milliseconds that a host may take for its report: one whose disk hangs never starts. */
const PATIENCE = 3_000;

/** What helps to find out what is wrong, for whoever is asked for help; English, because programs and logs are. Never rejects. */
export async function diagnosis({ appVersion, language, versions, report }: DiagnosisParts): Promise<string> {
  const { electron = 'none', chrome = 'none', node } = versions;
  const lines = [
    `Auction Night ${appVersion}, shown in ${language}`,
    `Electron ${electron}, Chromium ${chrome}, Node.js ${node}`,
    `system: ${platform()} ${release()} ${arch()}`,
    ...(await Promise.race([report(), late()]).catch(() => ['the host gives no report'])),
  ];
  return `${lines.join('\n')}\n`;
}

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no report in time')), PATIENCE);
  });
