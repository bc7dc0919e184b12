// node build/run.mjs PROGRAM …: runs a TypeScript program as Vite would build it, with message and rules files as the app has them.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [program = '', ...args] = process.argv.slice(2);
process.argv = [process.argv[0], resolve(program), ...args];
const config = { configFile: false, logLevel: 'warn' };
const { module } = await runnerImport(resolve(import.meta.dirname, 'rules-text.ts'), config);
await runnerImport(resolve(program), { ...config, plugins: [module.rulesText()] });
