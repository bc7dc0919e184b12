import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'Worum es geht',
      text: 'Um ganze Währungen. Ab 200 zählt eine voll, darunter gehen 100 ab. Der Balken bei jeder Währung zeigt, wie weit du bist.',
    },
    bid: {
      title: 'Dein Gebot',
      text: 'Wähle Karten aus deiner Hand: Ihre Summe ist dein Gebot. Alle bieten verdeckt, das höchste Gebot ist zuerst dran. Was du bietest, gibst du her; behalte, was du sammelst.',
    },
    order: {
      title: 'Die Gebote liegen offen',
      text: 'Das höchste Gebot ist zuerst dran, dann das nächste. Bei Gleichstand beginnt das mit der niedrigsten Seriennummer (#).',
    },
    act: {
      title: 'Du bist dran',
      text: 'Wähle eine Auslage, dann drück den Knopf: Ihre Karten kommen auf deine Hand, dein Gebot liegt an ihrer Stelle. Es müssen nicht gleich viele Karten sein.',
    },
    swap: {
      title: 'Oder ein anderes Gebot',
      text: 'Du kannst auch das Gebot von jemandem nehmen, der noch nicht dran war. Du gibst deines dafür; ablehnen geht nicht, aber wer getauscht hat, ist als Nächstes dran.',
    },
    pair: {
      title: 'Zwei gleiche Scheine',
      text: 'Du hast zwei gleiche Scheine einer Währung. Mit dem dritten bringen alle drei 20er oder alle drei 30er am Ende noch 100 dazu.',
    },
    bluff: {
      title: 'Die Bluffkarte',
      text: 'Nichts wert, und sie kommt immer zu dir zurück. Leg sie allein, wenn du eine Runde lieber aussetzt: Dann kann niemand mit dir tauschen.',
    },
    pass: {
      title: 'Nichts für dich dabei?',
      text: 'Dann passe: Dein Gebot kommt zurück auf deine Hand. Das ist besser als Karten, die nur den anderen helfen.',
    },
    last: {
      title: 'Die letzte Runde',
      text: 'Danach wird gezählt, und es wird nichts mehr aufgefüllt. Biete jetzt, was ohnehin nichts zählen würde.',
    },
    sheet: {
      title: 'Die Abrechnung',
      text: 'Groß: was zählt. Klein: die Summe der Scheine; unter 200 gehen 100 ab. Drillinge bringen je 100 dazu, Münzen ihre 10.',
    },
  },
  tip: {
    bid: 'Ein guter Anfang: Biete {amount}, alles von deiner kleinsten Währung.',
    left: 'Ein guter Anfang: Nimm die linke Auslage. {amount} davon passt zu deiner Hand.',
    right: 'Ein guter Anfang: Nimm die rechte Auslage. {amount} davon passt zu deiner Hand.',
  },
} satisfies Translation<typeof english>;
