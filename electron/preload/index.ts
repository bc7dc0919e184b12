import { contextBridge, ipcRenderer } from 'electron';
import type { AuctionNightApi, PipeEvent } from './api.ts';
import { CHANNELS, VERSION_ARGUMENT } from './channels.ts';

// The part of Node's `process` that a sandboxed preload has.
declare const process: { readonly argv: readonly string[]; readonly platform: string };

// Named functions only: neither ipcRenderer nor an event object reaches the page (security, "Electron").
const api: AuctionNightApi = {
  appVersion: versionFrom(process.argv),
  platform: process.platform,
  ownHost: () => ipcRenderer.invoke(CHANNELS.ownHost),
  openPipe: (target) => ipcRenderer.invoke(CHANNELS.openPipe, target),
  sendPipe: (pipe, text) => ipcRenderer.send(CHANNELS.sendPipe, pipe, text),
  closePipe: (pipe) => ipcRenderer.send(CHANNELS.closePipe, pipe),
  onPipe: (listener) => subscribe(CHANNELS.pipeEvent, (event) => listener(event as PipeEvent)),
  seatKeys: (table) => ipcRenderer.invoke(CHANNELS.seatKeys, table),
  keepSeatKey: (table, key) => ipcRenderer.invoke(CHANNELS.keepSeatKey, table, key),
  forgetHostKey: (table) => ipcRenderer.invoke(CHANNELS.forgetHostKey, table),
  checkHost: (table) => ipcRenderer.invoke(CHANNELS.checkHost, table),
  trustHost: (table, words) => ipcRenderer.invoke(CHANNELS.trustHost, table, words),
  dropSeatKey: (table, token) => ipcRenderer.invoke(CHANNELS.dropSeatKey, table, token),
  copyText: (text) => ipcRenderer.invoke(CHANNELS.copyText, text),
  copyDiagnosis: () => ipcRenderer.invoke(CHANNELS.copyDiagnosis),
  setTheme: (theme) => ipcRenderer.invoke(CHANNELS.setTheme, theme),
  toggleFullScreen: () => ipcRenderer.invoke(CHANNELS.toggleFullScreen),
  setLanguage: (code) => ipcRenderer.invoke(CHANNELS.setLanguage, code),
  takeLaunchIntent: () => ipcRenderer.invoke(CHANNELS.takeLaunchIntent),
  onLaunchIntent: (listener) => subscribe(CHANNELS.launchIntentCame, () => listener()),
  callAttention: (call) => ipcRenderer.send(CHANNELS.callAttention, call),
  endAttention: () => ipcRenderer.send(CHANNELS.endAttention),
  keepAwake: (isWanted) => ipcRenderer.send(CHANNELS.keepAwake, isWanted),
};

/**
 * Listens to a message to the page.
 * @returns Removes the listener.
 */
function subscribe(channel: string, listener: (input: unknown) => void): () => void {
  const forward = (_event: unknown, input: unknown): void => listener(input);
  ipcRenderer.on(channel, forward);
  return () => void ipcRenderer.removeListener(channel, forward);
}

contextBridge.exposeInMainWorld('auctionNight', api);

function versionFrom(argv: readonly string[]): string {
  const argument = argv.find((one) => one.startsWith(VERSION_ARGUMENT));
  return argument === undefined ? '' : argument.slice(VERSION_ARGUMENT.length);
}
