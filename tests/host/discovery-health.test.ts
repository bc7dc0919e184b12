import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { fetchHealth } from '../../electron/host/discovery/health.ts';
import { healthAnswers } from '../helpers/health-answers.ts';
import { healthServer, httpServer, tableId } from '../helpers/loopback.ts';

const A = tableId('a');
const B = tableId('b');

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('asking for health', () => {
  const never = new AbortController().signal;
  const answers: Record<string, (id: typeof A) => string> = {
    'a table that answers': (id) => JSON.stringify(healthAnswers({ id })(`/health/${id}`)),
    'another version that says it in another way': (id) =>
      JSON.stringify({
        ...healthAnswers({ id, protocol: PROTOCOL_VERSION + 1 })(`/health/${id}`),
        phase: { of: 'moon' },
      }),
    'this version that says it in another way': (id) =>
      JSON.stringify({ ...healthAnswers({ id })(`/health/${id}`), phase: { of: 'moon' } }),
    'another table': () => JSON.stringify(healthAnswers({ id: B })(`/health/${B}`)),
    'too many bytes': (id) =>
      JSON.stringify({ ...healthAnswers({ id })(`/health/${id}`), more: 'x'.repeat(4096) }),
    'no JSON': () => '<html>',
    'another app': (id) => JSON.stringify({ ...healthAnswers({ id })(`/health/${id}`), app: 'other' }),
  };
  it.each([
    ['a table that answers', 'answered'],
    ['another version that says it in another way', 'answered'],
    ['this version that says it in another way', 'failed'],
    ['another table', 'gone'],
    ['too many bytes', 'failed'],
    ['no JSON', 'failed'],
    ['another app', 'failed'],
  ])('%s: %s', async (kind, type) => {
    const server = await httpServer((_request, response) => response.end(answers[kind]?.(A)));
    closing.push(server.close);
    const outcome = await fetchHealth({ address: '127.0.0.1', port: server.port }, A, never);
    expect(outcome.type).toBe(type);
  });

  it('follows no redirect, takes 404 and a refused connection as gone, and waits no longer than it should', async () => {
    const aim = await healthServer({ id: A });
    closing.push(aim.close);
    const outcomes = [];
    const listeners = [
      (response: ServerResponse) =>
        response.writeHead(302, { location: `http://127.0.0.1:${aim.port}/health/${A}` }).end(),
      (response: ServerResponse) => response.writeHead(404).end(),
      (response: ServerResponse) => response.writeHead(200).write('{'), // and nothing more
    ];
    for (const listener of listeners) {
      const server = await httpServer((_request, response) => void listener(response));
      closing.push(server.close);
      outcomes.push((await fetchHealth({ address: '127.0.0.1', port: server.port }, A, never)).type);
    }
    const closed = await healthServer({ id: A });
    await closed.close();
    outcomes.push((await fetchHealth({ address: '127.0.0.1', port: closed.port }, A, never)).type);
    expect(outcomes).toEqual(['failed', 'gone', 'failed', 'gone']);
  });

  it('takes out of a title what hides or disguises', async () => {
    const server = await healthServer({ id: A, title: ' Kit\u202Echen\u0007 ' });
    closing.push(server.close);
    const outcome = await fetchHealth({ address: '127.0.0.1', port: server.port }, A, never);
    expect(outcome).toMatchObject({ identity: { title: 'Kitchen' }, health: { title: 'Kitchen' } });
  });
});
