import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'Worum es geht',
      text: 'Sammle ganze Währungen. Eine Währung ab 200 zählt voll, darunter gehen 100 ab. Der Balken bei jeder Währung zeigt, wie weit du bist.',
    },
    bid: {
      title: 'Dein Gebot',
      text: 'Wähle Karten aus deiner Hand: Ihre Summe ist dein Gebot. Alle bieten verdeckt, das höchste Gebot ist zuerst dran. Was du bietest, gibst du her; behalte also, was du sammelst.',
    },
    order: {
      title: 'Die Gebote sind aufgedeckt',
      text: 'Das höchste Gebot ist zuerst dran, dann das nächste. Bei Gleichstand beginnt die niedrigste Seriennummer (#).',
    },
    act: {
      title: 'Du bist dran',
      text: 'Wähle eine Auslage, dann drück den Knopf: Du bekommst ihre Karten, dein Gebot kommt an ihre Stelle. Es müssen nicht gleich viele Karten sein.',
    },
    swap: {
      title: 'Oder ein anderes Gebot',
      text: 'Du kannst auch das Gebot von jemandem nehmen, der noch nicht dran war. Er bekommt deines, kann nicht ablehnen und ist als Nächster dran.',
    },
    pair: {
      title: 'Zwei gleiche Scheine',
      text: 'Du hast zwei gleiche Scheine einer Währung. Hol den dritten: Alle drei 20er oder alle drei 30er bringen am Ende 100 extra.',
    },
    bluff: {
      title: 'Die Bluffkarte',
      text: 'Sie ist nichts wert und kommt immer zu dir zurück. Spiel sie allein, um eine Runde auszusetzen: Dann kann niemand mit dir tauschen.',
    },
    pass: {
      title: 'Nichts für dich dabei?',
      text: 'Dann passe: Du bekommst dein Gebot zurück. Besser so, als Karten zu nehmen, die dir nichts bringen.',
    },
    last: {
      title: 'Die letzte Runde',
      text: 'Danach werden alle Karten gewertet, und nichts wird mehr aufgefüllt. Biete also Karten, die ohnehin nichts zählen.',
    },
    sheet: {
      title: 'Die Abrechnung',
      text: 'Groß: Punkte. Klein: die Summe der Scheine (unter 200 minus 100). Drillinge bringen je 100, Münzen je 10.',
    },
  },
  tip: {
    bid: 'Ein guter Anfang: Biete {amount}, deine ganze kleinste Währung.',
    left: 'Ein guter Anfang: Nimm die linke Auslage. {amount} davon passen zu deinen Karten.',
    right: 'Ein guter Anfang: Nimm die rechte Auslage. {amount} davon passen zu deinen Karten.',
  },
} satisfies Translation<typeof english>;
