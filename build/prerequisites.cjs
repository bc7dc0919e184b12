// Loaded before the scripts that people start (`node --require`): says in one sentence that Node.js is too old or the packages are missing.
// Written for any version of Node.js.
const fs = require('fs');
const path = require('path');

const root = path.dirname(__dirname);
const read = (folder) => JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
const { engines, devDependencies } = read('.');
const [major, minor] = process.versions.node.split('.').map(Number);

/** Whether this Node.js is in a range such as `^20.19.0` or `>=22.12.0`. */
function isIn(range) {
  const [, sign, oldest, patch] = /^(\^|>=)(\d+)\.(\d+)\.\d+$/.exec(range.trim());
  return major === Number(oldest) ? minor >= Number(patch) : sign === '>=' && major > Number(oldest);
}

/** Whether a package is installed in this version; an aliased one is written `npm:package@version`. */
function isInstalled([name, version]) {
  try {
    return read(path.join('node_modules', name)).version === version.replace(/^npm:.*@/, '');
  } catch (error) {
    return false;
  }
}

function end(text) {
  console.error(text);
  process.exit(1);
}

if (!engines.node.split('||').some(isIn)) {
  const oldest = engines.node.replace(/\^|>=/g, '').replace('||', 'or');
  end(
    `Auction Night needs Node.js ${oldest}, or newer; this is ${process.versions.node}. Get it from https://nodejs.org, and begin again with: npm ci`,
  );
}
if (!Object.entries(devDependencies).every(isInstalled))
  end('The packages are missing, or not those of this version. Install them: npm ci --include=dev');
