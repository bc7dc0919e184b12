import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const signals = {
  sound: 'Suono',
  soundHint: 'Carta, monete, il martelletto. Senza audio non perdi nulla.',
  volume: 'Volume',
  mute: 'Disattiva il suono',
  unmute: 'Attiva il suono',
  voice: {
    on: 'Una voce dice che cosa succede',
    hint: 'Solo ciò che tutti al tavolo possono sentire.',
    none: 'Su questo dispositivo nessuna voce parla italiano senza internet: resta in silenzio.',
    start: 'Fai parlare la voce',
    stop: 'Fai tacere la voce',
    sample: 'Racconto che cosa succede al tavolo.',
  },
  turn: 'Quando tocca a te',
  mark: 'Mostra un punto nel titolo',
  markHint: 'Quando sei in un’altra scheda o finestra',
  chime: 'Un suono leggero',
  chimeHint: 'Solo se il suono è attivo',
  vibration: 'Una breve vibrazione',
  taskbar: 'Evidenzia l’app nella barra delle applicazioni o nel Dock',
  taskbarHint: 'Quando la finestra è in secondo piano',
  notice: 'Mostra una notifica',
  noticeHint: 'Quando la finestra è in secondo piano',
  noticeAsked:
    'Quando la finestra è in secondo piano. Il sistema chiede il permesso una volta; poi valgono le sue impostazioni.',
  pageTitle: '● Tocca a te – {title}',
  noticeTitle: 'Tocca a te – {table}',
  noticeText: '{game} ti aspetta.',
} satisfies Translation<typeof en.signals>;
