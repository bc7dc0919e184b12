import { Server } from 'boardgame.io/server';
import { reportUsage } from '../host/usage.ts';
import { peerGame } from './rules.ts';

// boardgame.io's own server as a process of its own that says where it is, and after each message what it has used. What it logs of each
// request and match is left out.
console.info = console.log = () => undefined;
const usage = reportUsage();
const server = Server({ games: [peerGame], origins: [/./] });
const { appServer } = await server.run({ port: 0 });
const { port } = appServer.address() as { readonly port: number };
process.send?.({ port });
process.on('message', () => process.send?.(usage()));
process.on('disconnect', () => process.exit(0));
