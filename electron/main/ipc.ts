import { clipboard, nativeTheme, type BrowserWindow, type IpcMain, type WebContents } from 'electron';
import * as v from 'valibot';
import { LANGUAGES, type Language } from '../../core/base/languages.ts';
import { membersOf } from '../../core/base/lists.ts';
import { isTableCode } from '../../core/line/code.ts';
import { secret, tableId } from '../../core/protocol/forms.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import { CHANNELS } from '../preload/channels.ts';
import type { OwnHost, PipeOpening, Theme } from '../preload/api.ts';
import { APP_ORIGIN } from './app-scheme.ts';
import type { Attention } from './attention.ts';
import type { Awake } from './awake.ts';
import type { LaunchIntents } from './launch-intents.ts';
import type { PipeHolder, Pipes } from './pipes.ts';
import { seatKey, type SeatKeys } from './seat-keys.ts';
import type { HostKeys } from './host-keys.ts';
import type { Speech } from './messages.ts';

/** What the handlers need. */
export interface IpcContext {
  /** Resolves once it listens. */
  readonly ownHost: () => Promise<OwnHost>;
  readonly pipes: Pipes;
  /** Resolves once no other process can write them. */
  readonly seatKeys: () => Promise<SeatKeys>;
  /** As `seatKeys`. */
  readonly hostKeys: () => Promise<HostKeys>;
  readonly attention: Attention;
  readonly awake: Awake;
  readonly launchIntents: LaunchIntents;
  readonly speech: Speech;
  readonly copyDiagnosis: () => Promise<void>;
  /** Returns the window of a page. */
  windowOf(contents: WebContents): BrowserWindow | null;
}

/** A message of the page: the schema of its arguments, and its effect. */
interface Handler {
  readonly channel: string;
  readonly isRequest: boolean;
  /** Runs with validated arguments; returns undefined if they are malformed. */
  run(sender: WebContents, input: readonly unknown[]): { readonly value: unknown } | undefined;
}

/** The part of Electron's event that the sender check uses. */
interface SenderEvent {
  readonly sender: WebContents;
  readonly senderFrame: { readonly origin: string; readonly parent: unknown } | null;
}

const pipeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const target = v.strictObject({
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(253)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  path: v.pipe(v.string(), v.maxLength(32)),
  typed: v.boolean(),
  tableCode: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((text) => isTableCode(text)),
    ),
  ),
});
const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(5))), v.length(4));
const frameText = v.pipe(v.string(), v.maxBytes(LIMITS.messageBytes));
const singleLine = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const attentionCall = v.strictObject({
  inTaskbar: v.boolean(),
  // Some desktops interpret the text, not the title, as markup with links and pictures.
  notice: v.exactOptional(
    v.strictObject({ title: singleLine(100), text: v.pipe(singleLine(200), v.regex(/^[^<>&]*$/)) }),
  ),
});

/** Registers all messages of the page. Those of other frames and origins, and malformed ones, are refused. */
export function registerIpc(ipcMain: IpcMain, context: IpcContext): void {
  for (const handler of handlersFor(context)) {
    if (handler.isRequest) {
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
  ...keyHandlers(context),
  ...appHandlers(context),
  ...windowHandlers(context),
];

const pipeHandlers = ({ ownHost, pipes }: IpcContext): readonly Handler[] => [
  requestHandler(CHANNELS.ownHost, v.strictTuple([]), () => ownHost()),
  requestHandler(CHANNELS.openPipe, v.strictTuple([target]), (sender, [to]): PipeOpening =>
    pipes.open(holderOf(sender), to),
  ),
  messageHandler(CHANNELS.sendPipe, v.strictTuple([pipeNumber, frameText]), (sender, [pipe, text]) =>
    pipes.send(sender.id, pipe, text),
  ),
  messageHandler(CHANNELS.closePipe, v.strictTuple([pipeNumber]), (sender, [pipe]) =>
    pipes.close(sender.id, pipe),
  ),
];

const keyHandlers = ({ seatKeys, hostKeys, pipes }: IpcContext): readonly Handler[] => [
  requestHandler(CHANNELS.seatKeys, v.strictTuple([tableId]), async (_sender, [table]) =>
    (await seatKeys()).seatKeys(table),
  ),
  requestHandler(CHANNELS.keepSeatKey, v.strictTuple([tableId, seatKey]), async (_sender, [table, key]) =>
    (await seatKeys()).keepSeatKey(table, key),
  ),
  requestHandler(CHANNELS.dropSeatKey, v.strictTuple([tableId, secret]), async (_sender, [table, token]) =>
    (await seatKeys()).dropSeatKey(table, token),
  ),
  requestHandler(CHANNELS.forgetHostKey, v.strictTuple([tableId]), async (_sender, [table]) =>
    (await hostKeys()).forget(table),
  ),
  requestHandler(CHANNELS.checkHost, v.strictTuple([tableId]), (sender, [table]) =>
    pipes.checkHost(sender.id, table),
  ),
  requestHandler(CHANNELS.trustHost, v.strictTuple([tableId, words]), (sender, [table, same]) =>
    pipes.trustHost(sender.id, table, same),
  ),
];

const appHandlers = ({ launchIntents, speech, copyDiagnosis }: IpcContext): readonly Handler[] => [
  requestHandler(
    CHANNELS.copyText,
    v.strictTuple([v.pipe(v.string(), v.maxLength(100_000))]),
    (_sender, [text]) => clipboard.writeText(text),
  ),
  requestHandler(CHANNELS.copyDiagnosis, v.strictTuple([]), () => copyDiagnosis()),
  requestHandler(
    CHANNELS.setTheme,
    v.strictTuple([v.picklist(membersOf<Theme>({ system: true, light: true, dark: true }))]),
    (_sender, [theme]) => {
      nativeTheme.themeSource = theme;
    },
  ),
  requestHandler(
    CHANNELS.setLanguage,
    v.strictTuple([v.picklist(membersOf<Language>(LANGUAGES))]),
    (_sender, [code]) => speech.choose(code),
  ),
  requestHandler(CHANNELS.takeLaunchIntent, v.strictTuple([]), () => launchIntents.take()),
];

const windowHandlers = ({ attention, awake, windowOf }: IpcContext): readonly Handler[] => [
  requestHandler(CHANNELS.toggleFullScreen, v.strictTuple([]), (sender) => {
    const window = windowOf(sender);
    window?.setFullScreen(!window.isFullScreen());
  }),
  messageHandler(CHANNELS.callAttention, v.strictTuple([attentionCall]), (sender, [call]) => {
    const window = windowOf(sender);
    if (window !== null) attention.call(window, call);
  }),
  messageHandler(CHANNELS.endAttention, v.strictTuple([]), (sender) => {
    const window = windowOf(sender);
    if (window !== null) attention.end(window);
  }),
  messageHandler(CHANNELS.keepAwake, v.strictTuple([v.boolean()]), (sender, [isNeeded]) =>
    awake.set(sender.id, isNeeded),
  ),
];

type Run<Schema extends v.GenericSchema> = (sender: WebContents, input: v.InferOutput<Schema>) => unknown;

function validated<Schema extends v.GenericSchema>(schema: Schema, run: Run<Schema>): Handler['run'] {
  return (sender, input) => {
    const parsed = v.safeParse(schema, input);
    return parsed.success ? { value: run(sender, parsed.output) } : undefined;
  };
}

const requestHandler = <Schema extends v.GenericSchema>(
  channel: string,
  schema: Schema,
  run: Run<Schema>,
): Handler => ({
  channel,
  isRequest: true,
  run: validated(schema, run),
});

const messageHandler = <Schema extends v.GenericSchema>(
  channel: string,
  schema: Schema,
  run: Run<Schema>,
): Handler => ({
  channel,
  isRequest: false,
  run: validated(schema, run),
});

/** Whether a message comes from our own page, in the window's main frame. */
const isOurs = ({ senderFrame }: SenderEvent): boolean =>
  senderFrame !== null && senderFrame.parent === null && senderFrame.origin === APP_ORIGIN;

const holderOf = (sender: WebContents): PipeHolder => ({
  id: sender.id,
  emit: (event) => {
    if (!sender.isDestroyed()) sender.send(CHANNELS.pipeEvent, event);
  },
});
