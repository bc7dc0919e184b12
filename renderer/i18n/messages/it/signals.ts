import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const signals = {
  sound: 'Suono',
  soundHint: 'Carta, monete, il martelletto. Tutto ciò che si sente si vede anche.',
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
  mark: 'Evidenzia il titolo e l’icona',
  markHint: 'Mentre guardi altrove',
  chime: 'Un suono leggero',
  chimeHint: 'Solo se il suono è attivo',
  vibration: 'Una breve vibrazione',
  taskbar: 'Evidenzia l’app nella barra delle applicazioni',
  taskbarHint: 'Mentre la sua finestra è dietro le altre',
  notice: 'Mostra una notifica',
  noticeHint: 'Mentre la sua finestra è dietro le altre',
  noticeAsked:
    'Mentre la sua finestra è dietro le altre. Il sistema chiede una volta se è permesso; poi valgono le sue impostazioni.',
  pageTitle: '● Tocca a te – {title}',
  noticeTitle: 'Tocca a te – {table}',
  noticeText: '{game} ti aspetta.',
} satisfies Translation<typeof en.signals>;
