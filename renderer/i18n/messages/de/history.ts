import type { Translation } from '../../languages.ts';
import type * as en from '../en/history.ts';

export const history = {
  title: 'Verlauf',
  open: 'Laufend',
  finished: 'Beendet',
  lessons: 'Angefangene Lernpartien',
  playedOn: 'Zweiter Versuch',
  none: 'Noch keine beendeten Spiele',
  noneHint: 'Beendete Spiele erscheinen hier mit dem Ergebnis.',
  resume: 'Weiter',
  look: 'Ansehen',
  when: 'Letzter Zug: {when}',
  local: 'An diesem Computer',
  network: 'Im Heimnetz',
  won: '{names} hat gewonnen | {names} haben gewonnen',
  early: 'Vorzeitig beendet',
  more: 'Mehr zeigen',
  openFile: 'Gespeichertes Spiel öffnen …',
  openFileHint: 'Eine Datei mit der Endung .auction-game auf diesem Gerät.',
  broken: {
    unreadable: 'Die Datei lässt sich nicht lesen',
    'no-record': 'Kein gespeichertes Spiel oder beschädigt',
    newer: 'Aus einer neueren Version der App',
    unfinished: 'Nicht zu Ende gespielt',
  },
  discard: 'Verwerfen',
  discardTitle: '„{title}“ verwerfen?',
  discardWho: 'Am Tisch: {names}.',
  discardText: {
    lobby:
      'Der Tisch wird endgültig gelöscht; kein Spiel geht verloren. Beendete Spiele bleiben gespeichert.',
    playing:
      'Der Tisch und das laufende Spiel werden endgültig gelöscht. Beendete Spiele bleiben gespeichert.',
    ended: 'Der Tisch wird endgültig gelöscht. Seine beendeten Spiele bleiben gespeichert.',
  },
  discardLessons: 'Alle Lernpartien verwerfen',
  discardLessonsTitle: 'Alle angefangenen Lernpartien verwerfen?',
  discardDo: 'Tisch verwerfen',
  keep: 'Behalten',
} satisfies Translation<typeof en.history>;
