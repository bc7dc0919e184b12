// The program of a worker for bots: answers each task with one message.
import { parentPort } from 'node:worker_threads';
import { computeTask, type BotTask } from './bot-task.ts';

parentPort?.on('message', (task: BotTask) => parentPort?.postMessage(computeTask(task)));
parentPort?.postMessage('ready');
