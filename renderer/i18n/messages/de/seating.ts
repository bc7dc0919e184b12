import type { Translation } from '../../languages.ts';
import type en from '../en/seating.ts';

export default {
  title: 'Platz nehmen',
  name: 'Dein Name',
  sit: 'Platz nehmen',
  also: 'Damit bist du auch bereit; „Doch noch nicht“ nimmt das zurück.',
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen oder warten, bis einer frei wird.',
  other: 'Andere Möglichkeiten',
  mine: 'Hattest du hier schon einen Platz? Sag, welcher es ist, oder gib den Code ein, den deine alte Seite zeigt.',
  watch: 'Nur zuschauen? Lass diese Seite offen: Sobald das Spiel beginnt, siehst du den Tisch.',
  addTitle: 'Wer spielt noch an diesem Gerät?',
  addText: 'Ihr reicht das Gerät herum; dazwischen verdeckt ein Vorhang die Karten.',
  theirName: 'Name',
  looksLike:
    'Leicht mit {name} zu verwechseln, und so heißt hier schon jemand. Du kannst den Namen trotzdem nehmen.',
  renameDo: 'Übernehmen',
  colour: 'Farbe',
  colours: { '0': 'Rot', '1': 'Blau', '2': 'Gelb', '3': 'Grün', '4': 'Rosa', '5': 'Anthrazit' },
  colourTaken: '{colour}, schon bei {name}',
} satisfies Translation<typeof en>;
