// The program of a worker for bots: answers each task with one message.
import { parentPort } from 'node:worker_threads';
import { computeTask, type WorkerTask } from './bot-task.ts';

parentPort?.on('message', (task: WorkerTask) => parentPort?.postMessage(computeTask(task)));
parentPort?.postMessage('ready');
