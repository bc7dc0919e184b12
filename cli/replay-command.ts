import { createReadStream, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { malformed } from '../core/base/parse.ts';
import type { Rejection } from '../core/base/rejection.ts';
import { fail, ok, type Result } from '../core/base/result.ts';
import {
  answerRequest,
  parseScope,
  replay,
  type ReplayAnswer,
  type ReplayScope,
} from '../core/record/index.ts';

const USAGE = 'npm run --silent replay -- FILE [--after N] [--view SEAT|table]';

interface Arguments {
  readonly file: string;
  readonly scope: ReplayScope;
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const badRequest = (error: Rejection): ReplayAnswer => ({ ok: false, at: 'request', error });

const unreadable = (error: unknown): ReplayAnswer =>
  badRequest(malformed('FILE', `a file that can be read (${message(error)})`));

/** Reads the command line; rejects with malformed. A file of requests takes no options: each line has its own. */
function readArguments(args: readonly string[]): Result<Arguments, Rejection> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { after: { type: 'string' }, view: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return fail(malformed('arguments', USAGE));
    const { after, view } = values;
    if (isRequests(file) && (after !== undefined || view !== undefined))
      return fail(malformed('arguments', 'after and view in each line of an .ndjson file'));
    const isNumber = after !== undefined && /^[0-9]+$/.test(after);
    const scope = parseScope(isNumber ? Number(after) : after, view);
    return scope.ok ? ok({ file, scope: scope.value }) : scope;
  } catch (error) {
    return fail(malformed('arguments', `${USAGE} (${message(error)})`));
  }
}

const isRequests = (file: string): boolean => file.endsWith('.ndjson');

/** Answers one line of a file of requests. */
function answerLine(line: string): ReplayAnswer {
  const request = parseJson(line);
  return request.ok ? answerRequest(request.value) : badRequest(request.error);
}

function parseJson(text: string): Result<unknown, Rejection> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(malformed('', 'JSON'));
  }
}

/**
 * The lines of a file, in chunks. Only line feeds end a line: other separators may occur inside JSON texts. Blank lines at the end are
 * left out; others count as malformed requests.
 */
async function* linesOf(file: string): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const text = rest + String(chunk);
    const end = text.trimEnd().lastIndexOf('\n') + 1; // blank lines wait for what follows
    rest = text.slice(end);
    if (end > 0) yield text.slice(0, end - 1).split('\n');
  }
  if (rest.trim() !== '') yield rest.trimEnd().split('\n');
}

/** Prints an answer for each line of a file, in order. */
async function answerRequests(file: string, print: Print): Promise<void> {
  for await (const lines of linesOf(file)) {
    await print(lines.map((line) => `${JSON.stringify(answerLine(line))}\n`).join(''));
  }
}

function replayFile({ file, scope }: Arguments): ReplayAnswer {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return unreadable(error);
  }
  const record = parseJson(text);
  return record.ok ? replay(record.value, scope) : badRequest(record.error);
}

/** Writes a text, and resolves when there is room for more. */
export type Print = (text: string) => Promise<void>;

/**
 * Runs the command: prints one JSON value per line.
 * @returns the exit status; 1 if a record or the arguments are invalid. A file of requests always has status 0.
 */
export async function replayCommand(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv);
  if (args.ok && isRequests(args.value.file)) {
    try {
      await answerRequests(args.value.file, print);
      return 0;
    } catch (error) {
      await print(`${JSON.stringify(unreadable(error))}\n`);
      return 1;
    }
  }
  const answer = args.ok ? replayFile(args.value) : badRequest(args.error);
  await print(`${JSON.stringify(answer)}\n`);
  return answer.ok ? 0 : 1;
}
