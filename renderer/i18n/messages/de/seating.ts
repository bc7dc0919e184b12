import type { Translation } from '../../languages.ts';
import type en from '../en/seating.ts';

export default {
  title: 'Nimm Platz',
  name: 'Dein Name',
  sit: 'Hinsetzen',
  also: 'Damit bist du auch bereit; „Wartet auf mich“ nimmt das zurück.',
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen oder warten, bis einer frei wird.',
  other: 'Andere Wege',
  mine: 'Hattest du hier schon einen Platz? Sag, welcher es ist, oder gib den Code ein, den deine alte Seite zeigt.',
  watch: 'Nur zuschauen? Lass diese Seite offen: Sobald das Spiel beginnt, zeigt sie den Tisch.',
  addTitle: 'Wer spielt noch an diesem Gerät?',
  addText: 'Ihr reicht den Bildschirm herum; dazwischen verdeckt ein Vorhang die Karten.',
  theirName: 'Name',
  looksLike:
    'Leicht mit {name} zu verwechseln: So heißt hier schon jemand. Du kannst den Namen trotzdem nehmen.',
  renameDo: 'Das bin ich',
  colour: 'Farbe',
  colours: { '0': 'Rot', '1': 'Blau', '2': 'Gelb', '3': 'Grün', '4': 'Rosa', '5': 'Anthrazit' },
  colourTaken: '{colour}, schon bei {name}',
} satisfies Translation<typeof en>;
