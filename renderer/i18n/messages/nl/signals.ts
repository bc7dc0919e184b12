import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const signals = {
  sound: 'Geluid',
  soundHint: 'Papier, munten, de hamer. Je mist niets zonder geluid.',
  volume: 'Volume',
  mute: 'Geluid uitzetten',
  unmute: 'Geluid aanzetten',
  voice: {
    on: 'Een stem zegt wat er gebeurt',
    hint: 'Alleen wat iedereen aan tafel mag horen.',
    none: 'Op dit apparaat spreekt geen stem Nederlands zonder internet; het blijft stil.',
    start: 'Laten spreken',
    stop: 'Stem uitzetten',
    sample: 'Ik zeg wat er aan tafel gebeurt.',
  },
  turn: 'Als jij aan de beurt bent',
  mark: 'Stip in de titel tonen',
  markHint: 'Als je in een ander tabblad of venster bent',
  chime: 'Zacht geluidje afspelen',
  chimeHint: 'Alleen als het geluid aanstaat',
  vibration: 'Kort trillen',
  taskbar: 'App laten opvallen in taakbalk of Dock',
  taskbarHint: 'Als het venster op de achtergrond is',
  notice: 'Melding tonen',
  noticeHint: 'Als het venster op de achtergrond is',
  noticeAsked:
    'Als het venster op de achtergrond is. Het systeem vraagt één keer om toestemming; daarna gelden de instellingen ervan.',
  pageTitle: '● Jij bent aan de beurt – {title}',
  noticeTitle: 'Jij bent aan de beurt – {table}',
  noticeText: '{game} wacht op je.',
} satisfies Translation<typeof en.signals>;
