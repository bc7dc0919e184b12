import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const signals = {
  sound: 'Ton',
  soundHint: 'Papier, Münzen, Hammer. Alles Wichtige sieht man auch.',
  volume: 'Lautstärke',
  mute: 'Ton ausschalten',
  unmute: 'Ton einschalten',
  voice: {
    on: 'Ansagen, was passiert',
    hint: 'Nur, was alle am Tisch hören dürfen.',
    none: 'Auf diesem Gerät spricht keine Stimme ohne Internet Deutsch; es bleibt still.',
    start: 'Sprechen lassen',
    stop: 'Stimme ausschalten',
    sample: 'Ich sage an, was am Tisch passiert.',
  },
  turn: 'Wenn du dran bist',
  mark: 'Punkt im Titel zeigen',
  markHint: 'Wenn du in einem anderen Tab oder Fenster bist',
  chime: 'Leiser Signalton',
  chimeHint: 'Nur wenn der Ton an ist',
  vibration: 'Kurz vibrieren',
  taskbar: 'App in Taskleiste oder Dock hervorheben',
  taskbarHint: 'Wenn das Fenster im Hintergrund ist',
  notice: 'Mitteilung zeigen',
  noticeHint: 'Wenn das Fenster im Hintergrund ist',
  noticeAsked:
    'Wenn das Fenster im Hintergrund ist. Das System fragt einmal um Erlaubnis; danach gelten seine Einstellungen.',
  pageTitle: '● Du bist dran – {title}',
  noticeTitle: 'Du bist dran – {table}',
  noticeText: '{game} wartet auf dich.',
} satisfies Translation<typeof en.signals>;
