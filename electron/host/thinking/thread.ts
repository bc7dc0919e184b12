// The program of a thread in which bots think: one order after the other, each answered with one message.
import { parentPort } from 'node:worker_threads';
import { answerTo, type BotTask } from './answer.ts';

parentPort?.on('message', (order: BotTask) => parentPort?.postMessage(answerTo(order)));
parentPort?.postMessage('ready');
