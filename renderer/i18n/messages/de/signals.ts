import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const signals = {
  sound: 'Ton',
  soundHint: 'Papier, Münzen, der Hammer. Alles, was man hört, sieht man auch.',
  volume: 'Lautstärke',
  mute: 'Ton ausschalten',
  unmute: 'Ton einschalten',
  voice: {
    on: 'Eine Stimme sagt, was geschieht',
    hint: 'Nur, was alle am Tisch hören dürfen.',
    none: 'Auf diesem Gerät spricht keine Stimme ohne Internet Deutsch; es bleibt still.',
    start: 'Sprechen lassen',
    stop: 'Stimme ausschalten',
    sample: 'Ich sage, was am Tisch geschieht.',
  },
  turn: 'Wenn du am Zug bist',
  mark: 'Titel und Symbol kennzeichnen',
  markHint: 'Während du woanders hinschaust',
  chime: 'Leise läuten',
  chimeHint: 'Nur wenn der Ton an ist',
  vibration: 'Kurz vibrieren',
  taskbar: 'Das Programm in der Taskleiste hervorheben',
  taskbarHint: 'Während sein Fenster im Hintergrund ist',
  notice: 'Eine Mitteilung zeigen',
  noticeHint: 'Während sein Fenster im Hintergrund ist',
  noticeAsked:
    'Während sein Fenster im Hintergrund ist. Das System fragt einmal, ob du das erlaubst; danach gelten seine Einstellungen.',
  pageTitle: '● Du bist am Zug – {title}',
  noticeTitle: 'Du bist am Zug – {table}',
  noticeText: '{game} wartet auf dich.',
} satisfies Translation<typeof en.signals>;
