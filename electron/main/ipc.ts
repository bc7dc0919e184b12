import { clipboard, nativeTheme, type BrowserWindow, type IpcMain, type WebContents } from 'electron';
import * as v from 'valibot';
import { LANGUAGES, type Language } from '../../core/base/languages.ts';
import { membersOf } from '../../core/base/lists.ts';
import { secret, tableId } from '../../core/protocol/forms.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import { CHANNELS } from '../preload/channels.ts';
import type { OwnHost, PipeOpening, Theme } from '../preload/api.ts';
import { APP_ORIGIN } from './app-scheme.ts';
import type { Attention } from './attention.ts';
import type { Awake } from './awake.ts';
import type { Errands } from './launch-intents.ts';
import type { PipeHolder, Pipes } from './pipes.ts';
import { seatKey, type SeatKeys } from './seat-keys.ts';
import type { Speech } from './words.ts';

/** What the handlers work with. */
export interface IpcContext {
  /** Resolves once it listens. */
  readonly ownHost: () => Promise<OwnHost>;
  readonly pipes: Pipes;
  /** Resolves once no other process can write them. */
  readonly seatKeys: () => Promise<SeatKeys>;
  readonly attention: Attention;
  readonly awake: Awake;
  readonly launchIntents: Errands;
  readonly speech: Speech;
  readonly copyDiagnosis: () => Promise<void>;
  /** The window a page belongs to. */
  windowOf(contents: WebContents): BrowserWindow | null;
}

/** A message of the page: the form of its arguments, and what it does. */
interface Handler {
  readonly channel: string;
  readonly isAnswered: boolean;
  /** Runs with checked arguments; undefined stands for arguments that have not the form. */
  run(sender: WebContents, input: readonly unknown[]): { readonly value: unknown } | undefined;
}

/** What of Electron's event the check of the sender reads. */
interface Sent {
  readonly sender: WebContents;
  readonly senderFrame: { readonly origin: string; readonly parent: unknown } | null;
}

const pipeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const target = v.strictObject({
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(253)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  path: v.pipe(v.string(), v.maxLength(32)),
  typed: v.boolean(),
});
const frameText = v.pipe(v.string(), v.maxBytes(LIMITS.messageBytes));
const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const attentionCall = v.strictObject({
  inTaskbar: v.boolean(),
  // Some desktops take the text, not the title, for markup with links and pictures.
  notice: v.exactOptional(
    v.strictObject({ title: line(100), text: v.pipe(line(200), v.regex(/^[^<>&]*$/)) }),
  ),
});

/** Registers everything the page may ask for. Messages of other frames and origins, and malformed ones, are refused. */
export function registerIpc(ipcMain: IpcMain, context: IpcContext): void {
  for (const handler of handlersFor(context)) {
    if (handler.isAnswered) {
      ipcMain.handle(handler.channel, (event, ...input: unknown[]) => {
        const outcome = isOurs(event) ? handler.run(event.sender, input) : undefined;
        if (outcome === undefined) throw new Error(`${handler.channel}: refused`);
        return outcome.value;
      });
    } else {
      ipcMain.on(handler.channel, (event, ...input: unknown[]) => {
        if (isOurs(event)) handler.run(event.sender, input);
      });
    }
  }
}

const handlersFor = (context: IpcContext): readonly Handler[] => [
  ...pipeHandlers(context),
  ...seatHandlers(context),
  ...appHandlers(context),
  ...windowHandlers(context),
];

const pipeHandlers = ({ ownHost, pipes }: IpcContext): readonly Handler[] => [
  answered(CHANNELS.ownHost, v.strictTuple([]), () => ownHost()),
  answered(CHANNELS.openPipe, v.strictTuple([target]), (sender, [to]): PipeOpening =>
    pipes.open(holderOf(sender), to),
  ),
  unanswered(CHANNELS.sendPipe, v.strictTuple([pipeNumber, frameText]), (sender, [pipe, text]) =>
    pipes.send(sender.id, pipe, text),
  ),
  unanswered(CHANNELS.closePipe, v.strictTuple([pipeNumber]), (sender, [pipe]) =>
    pipes.close(sender.id, pipe),
  ),
];

const seatHandlers = ({ seatKeys }: IpcContext): readonly Handler[] => [
  answered(CHANNELS.seatKeys, v.strictTuple([tableId]), async (_sender, [table]) =>
    (await seatKeys()).seatKeys(table),
  ),
  answered(CHANNELS.keepSeatKey, v.strictTuple([tableId, seatKey]), async (_sender, [table, key]) =>
    (await seatKeys()).keepSeatKey(table, key),
  ),
  answered(CHANNELS.dropSeatKey, v.strictTuple([tableId, secret]), async (_sender, [table, token]) =>
    (await seatKeys()).dropSeatKey(table, token),
  ),
];

const appHandlers = ({ launchIntents, speech, copyDiagnosis }: IpcContext): readonly Handler[] => [
  answered(CHANNELS.copyText, v.strictTuple([v.pipe(v.string(), v.maxLength(100_000))]), (_sender, [text]) =>
    clipboard.writeText(text),
  ),
  answered(CHANNELS.copyDiagnosis, v.strictTuple([]), () => copyDiagnosis()),
  answered(
    CHANNELS.setTheme,
    v.strictTuple([v.picklist(membersOf<Theme>({ system: true, light: true, dark: true }))]),
    (_sender, [theme]) => {
      nativeTheme.themeSource = theme;
    },
  ),
  answered(
    CHANNELS.setLanguage,
    v.strictTuple([v.picklist(membersOf<Language>(LANGUAGES))]),
    (_sender, [code]) => speech.choose(code),
  ),
  answered(CHANNELS.takeErrand, v.strictTuple([]), () => launchIntents.take()),
];

const windowHandlers = ({ attention, awake, windowOf }: IpcContext): readonly Handler[] => [
  answered(CHANNELS.toggleFullScreen, v.strictTuple([]), (sender) => {
    const window = windowOf(sender);
    window?.setFullScreen(!window.isFullScreen());
  }),
  unanswered(CHANNELS.callAttention, v.strictTuple([attentionCall]), (sender, [call]) => {
    const window = windowOf(sender);
    if (window !== null) attention.call(window, call);
  }),
  unanswered(CHANNELS.endAttention, v.strictTuple([]), (sender) => {
    const window = windowOf(sender);
    if (window !== null) attention.end(window);
  }),
  unanswered(CHANNELS.keepAwake, v.strictTuple([v.boolean()]), (sender, [isWanted]) =>
    awake.want(sender.id, isWanted),
  ),
];

type Run<Schema extends v.GenericSchema> = (sender: WebContents, input: v.InferOutput<Schema>) => unknown;

function checked<Schema extends v.GenericSchema>(schema: Schema, run: Run<Schema>): Handler['run'] {
  return (sender, input) => {
    const parsed = v.safeParse(schema, input);
    return parsed.success ? { value: run(sender, parsed.output) } : undefined;
  };
}

const answered = <Schema extends v.GenericSchema>(
  channel: string,
  schema: Schema,
  run: Run<Schema>,
): Handler => ({
  channel,
  isAnswered: true,
  run: checked(schema, run),
});

const unanswered = <Schema extends v.GenericSchema>(
  channel: string,
  schema: Schema,
  run: Run<Schema>,
): Handler => ({
  channel,
  isAnswered: false,
  run: checked(schema, run),
});

/** Whether our own page speaks, in the window's main frame. */
const isOurs = ({ senderFrame }: Sent): boolean =>
  senderFrame !== null && senderFrame.parent === null && senderFrame.origin === APP_ORIGIN;

const holderOf = (sender: WebContents): PipeHolder => ({
  id: sender.id,
  emit: (event) => {
    if (!sender.isDestroyed()) sender.send(CHANNELS.pipeEvent, event);
  },
});
