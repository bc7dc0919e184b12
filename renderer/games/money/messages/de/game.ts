import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'Money!',
  tagline: 'Biete Scheine auf Scheine und sammle ganze Währungen.',
  secret: 'Deine Karten sind geheim: Niemand sonst darf wissen, was du bieten kannst.',
  editions: {
    goldsieber: {
      title: 'Goldsieber, 1999',
      hint: 'Drei Durchgänge. Bei gleichen Geboten ist die niedrigste Seriennummer zuerst dran.',
    },
    gryphon: {
      title: 'Gryphon Games',
      hint: 'Ein Durchgang, für einen kurzen Abend; sonst wie Goldsieber.',
    },
    italian: {
      title: 'Italienische Ausgabe',
      hint: 'Drei Durchgänge. Bei gleichen Geboten geht die Bluffkarte vor. Schluss ist etwas später.',
    },
  },
  options: {
    hands: { title: 'Durchgänge', hint: 'Wie viele Durchgänge ihr spielt; die Summen zählen zusammen.' },
    tieBreak: {
      title: 'Gleiche Gebote',
      hint: 'Wer zuerst dran ist, wenn zwei Gebote gleich viel wert sind.',
      values: {
        'lowest-serial': 'Die niedrigste Seriennummer im Gebot',
        'bluff-first': 'Ein Gebot mit Bluffkarte, danach die niedrigste Seriennummer',
      },
    },
    lastRound: {
      title: 'Letzte Runde',
      hint: 'Was die letzte Runde eines Durchgangs ankündigt.',
      values: {
        'pile-empty': 'Der Stapel ist aufgebraucht',
        'refill-short': 'Der Stapel reichte nicht mehr für beide Auslagen',
      },
    },
    stallLimit: {
      title: 'Stillstand',
      hint: 'Wird so viele Runden nacheinander nichts gezogen, ist die nächste Runde die letzte.',
    },
    removed: {
      title: 'Fehlende Währungen',
      hint: 'Zu dritt und zu viert sind nicht alle dabei.',
      values: {
        yen: 'Yen',
        krona: 'Schwedische Krone',
        rouble: 'Rubel',
        franc: 'Schweizer Franken',
        euro: 'Euro',
        pound: 'Pfund Sterling',
        dollar: 'US-Dollar',
      },
    },
  },
  bots: {
    random: { title: 'Zufall', hint: 'Spielt zufällig. Gut zum Ausprobieren.' },
    collector: { title: 'Sammler', hint: 'Bleibt bei seinen zwei stärksten Währungen, komme, was wolle.' },
  },
} satisfies Translation<typeof en>;
