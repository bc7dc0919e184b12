// Does of fpm, which Debian does not have, what the packer asks of it: makes a Debian package of folders and files. It is called with fpm's
// own options; one that is not known here ends it.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const list = { type: 'string', multiple: true, default: [] };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string', short: 's' },
    target: { type: 'string', short: 't' },
    force: { type: 'boolean' },
    depends: { ...list, short: 'd' },
    'deb-recommends': list,
    'deb-compression': text,
    'deb-priority': text,
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    license: text,
  },
});

const tree = mkdtempSync(join(tmpdir(), 'auction-night-deb-'));
const control = join(tree, 'DEBIAN');
mkdirSync(control);
writeFileSync(
  join(control, 'control'),
  `Package: ${values.name}
Version: ${values.version}
Architecture: ${values.architecture}
Maintainer: ${values.maintainer}
Depends: ${values.depends.join(', ')}
Recommends: ${values['deb-recommends'].join(', ')}
Priority: ${values['deb-priority']}
Homepage: ${values.url}
Description: ${values.description}
`,
);
for (const [script, file] of [
  ['postinst', values['after-install']],
  ['postrm', values['after-remove']],
]) {
  cpSync(file, join(control, script));
  chmodSync(join(control, script), 0o755);
}
for (const mapping of positionals) {
  const [from, to] = mapping.split('=');
  mkdirSync(dirname(join(tree, to)), { recursive: true });
  cpSync(from, join(tree, to), { recursive: true });
}
execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', tree, values.package]);
rmSync(tree, { recursive: true });
