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
    hands: { title: 'Durchgänge', hint: 'So viele werden gespielt; ihre Summen zählen zusammen.' },
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
      hint: 'Woran ihr merkt, dass die letzte Runde eines Durchgangs kommt.',
      values: {
        'pile-empty': 'Der Stapel ist aufgebraucht',
        'refill-short': 'Der Stapel reichte nicht mehr für beide Auslagen',
      },
    },
    stallLimit: {
      title: 'Geduld',
      hint: 'Nach so vielen Runden hintereinander ohne Karte vom Stapel ist die nächste die letzte.',
    },
    removed: {
      title: 'Währungen, die nicht mitspielen',
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
    random: { title: 'Würfler', hint: 'Spielt, wie das Los fällt. Gut zum Ausprobieren.' },
    collector: { title: 'Sammler', hint: 'Bleibt bei seinen zwei stärksten Währungen, was auch kommt.' },
  },
} satisfies Translation<typeof en>;
