import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const signals = {
  sound: 'Geluid',
  soundHint: 'Papier, munten, de hamer. Alles wat je hoort, kun je ook zien.',
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
  mark: 'Titel en pictogram markeren',
  markHint: 'Terwijl je naar iets anders kijkt',
  chime: 'Zacht laten klinken',
  chimeHint: 'Alleen als het geluid aanstaat',
  vibration: 'Kort trillen',
  taskbar: 'De app in de taakbalk laten opvallen',
  taskbarHint: 'Terwijl het venster op de achtergrond is',
  notice: 'Een melding tonen',
  noticeHint: 'Terwijl het venster op de achtergrond is',
  noticeAsked:
    'Terwijl het venster op de achtergrond is. Het systeem vraagt één keer of dat mag; daarna gelden de instellingen ervan.',
  pageTitle: '● Jij bent aan de beurt – {title}',
  noticeTitle: 'Jij bent aan de beurt – {table}',
  noticeText: '{game} wacht op je.',
} satisfies Translation<typeof en.signals>;
