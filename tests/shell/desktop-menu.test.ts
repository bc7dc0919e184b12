import type { MenuItemConstructorOptions } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLaunchIntents } from '../../electron/main/launch-intents.ts';
import { type Language, LANGUAGE_CODES } from '../../core/base/languages.ts';
import { setMenu } from '../../electron/main/menu.ts';
import { createSpeech, MESSAGES } from '../../electron/main/messages.ts';

// The module `electron`, as far as menus touch it.
const electron = vi.hoisted(() => ({ menu: [] as unknown[] }));
vi.mock('electron', () => ({
  Menu: {
    buildFromTemplate: (template: unknown[]) => template,
    setApplicationMenu: (menu: unknown[]) => (electron.menu = menu),
  },
}));

type Item = MenuItemConstructorOptions;
const below = ({ submenu }: Item): readonly Item[] =>
  Array.isArray(submenu) ? submenu.flatMap((item) => [item, ...below(item)]) : [];

const go = vi.fn();
const copyDiagnosis = vi.fn();
const openRecord = vi.fn();
const checkForRelease = vi.fn();
function menuOn(platform: NodeJS.Platform, language: Language = 'en'): readonly Item[] {
  const words = MESSAGES[language].menu;
  setMenu({ platform, appName: 'Auction Night', words, go, copyDiagnosis, openRecord, checkForRelease });
  return electron.menu as readonly Item[];
}
const itemsOn = (platform: NodeJS.Platform, language?: Language): readonly Item[] =>
  menuOn(platform, language).flatMap(below);
const rolesOn = (platform: NodeJS.Platform): readonly unknown[] =>
  itemsOn(platform).flatMap(({ role }) => role ?? []);

beforeEach(() => go.mockClear());

describe('the menus', () => {
  it('begin with the app on macOS, with files elsewhere', () => {
    const titles = (platform: NodeJS.Platform) => menuOn(platform).map(({ label }) => label);
    const all = ['File', 'Edit', 'View', 'Window', 'Help'];
    expect(titles('darwin')).toEqual(['Auction Night', ...all]);
    expect(titles('win32')).toEqual(all);
    expect(titles('linux')).toEqual(all);
  });

  it('have what each system expects, once', () => {
    const everywhere = [
      ...['undo', 'redo', 'cut', 'copy', 'paste', 'delete', 'selectAll'],
      ...['resetZoom', 'zoomOut', 'togglefullscreen', 'minimize', 'close', 'quit', 'about'],
      ...['reload', 'toggleDevTools'],
    ];
    const onMac = ['services', 'hide', 'hideOthers', 'unhide', 'zoom', 'front'];
    const counted = (platform: NodeJS.Platform) =>
      rolesOn(platform)
        .filter((role) => role !== 'zoomIn')
        .sort();
    expect(counted('darwin')).toEqual([...everywhere, ...onMac].sort());
    expect(counted('win32')).toEqual([...everywhere].sort());
    expect(counted('linux')).toEqual([...everywhere].sort());
  });

  it('leave keys to the roles, and give each of their own to one thing alone', () => {
    for (const platform of ['darwin', 'win32', 'linux'] as const) {
      const keys = itemsOn(platform).flatMap(({ accelerator }) => accelerator ?? []);
      expect(new Set(keys).size).toBe(keys.length);
      const ofRoles = itemsOn(platform).filter(({ role, accelerator }) => role && accelerator);
      expect(ofRoles).toEqual([
        expect.objectContaining({ role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false }),
      ]);
    }
  });

  it('lead to screens of the page', () => {
    for (const platform of ['darwin', 'linux'] as const) {
      const chosen = itemsOn(platform).filter(
        ({ id, click }) => click !== undefined && !['diagnosis', 'record', 'release'].includes(id ?? ''),
      );
      for (const { click } of chosen) (click as () => void)();
      const screens = go.mock.calls.map(([screen]) => screen);
      expect([...screens].sort()).toEqual(['help', 'history', 'host', 'join', 'rules', 'settings']);
      expect(chosen.map(({ id }) => id)).toEqual(screens);
      go.mockClear();
    }
  });

  it.each([
    ['diagnosis', copyDiagnosis],
    ['record', openRecord],
    ['release', checkForRelease],
  ])('do what is no screen: %s', (name, act) => {
    const [item] = itemsOn('win32').filter(({ id }) => id === name);
    (item?.click as (() => void) | undefined)?.();
    expect(act).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });

  it.each(LANGUAGE_CODES)(
    'say everything in %s, and nothing in the words that Electron brings',
    (language) => {
      for (const platform of ['darwin', 'linux'] as const)
        for (const item of [...menuOn(platform, language), ...itemsOn(platform, language)])
          if (item.type !== 'separator') expect(item.label).toMatch(/\S/);
    },
  );
});

describe('the words outside of the page', () => {
  it('are in the language of the system until the page says another one', () => {
    const said: unknown[] = [];
    const speech = createSpeech(['eo-001', 'de-AT', 'en']);
    const stop = speech.follow(() => said.push(speech.words()));
    speech.choose('de');
    expect(said).toEqual([MESSAGES.de]);
    speech.choose('it');
    stop();
    speech.choose('nl');
    expect(said).toEqual([MESSAGES.de, MESSAGES.it]);
  });
});

it('an errand is told of at once, and taken once; the last one holds', () => {
  const came = vi.fn();
  const launchIntents = createLaunchIntents(came);
  expect(launchIntents.take()).toBeUndefined();
  launchIntents.put({ type: 'go', to: 'host' });
  launchIntents.put({ type: 'go', to: 'rules' });
  expect(came).toHaveBeenCalledTimes(2);
  expect(launchIntents.take()).toEqual({ type: 'go', to: 'rules' });
  expect(launchIntents.take()).toBeUndefined();
});
