import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    offer: {
      title: 'Erst wird gekauft',
      text: 'Für jeden liegt ein Gebäude auf dem Tisch, und jeder bekommt genau eines. Je höher die Zahl, desto mehr bringt es später beim Verkauf.',
    },
    bid: {
      title: 'Du bist dran: bieten oder passen',
      text: 'Zum Bieten gehst du über das höchste Gebot. Wer übrig bleibt, nimmt das wertvollste Gebäude und zahlt sein ganzes Gebot.',
    },
    pass: {
      title: 'Was Passen kostet',
      text: 'Dein Gebot liegt auf dem Tisch. Wenn du passt, bekommst du die Hälfte zurück und nimmst das am wenigsten wertvolle Gebäude. Was genau, steht auf dem Knopf.',
    },
    forced: {
      title: 'Da gehst du nicht mehr mit',
      text: 'Über dieses Gebot kommst du nicht, also kannst du nur passen. Halb so schlimm: Das Geld, das du behältst, zählt am Ende.',
    },
    dearest: {
      title: 'Das beste gehört dir',
      text: 'Du bist übrig geblieben, also ging dein ganzes Gebot an die Bank. Dafür beginnst du die nächste Runde.',
    },
    starter: {
      title: 'Wer anfängt',
      text: 'Der kleine Hammer zeigt, wer diese Runde begonnen hat: wer in der vorigen das wertvollste Gebäude genommen hat.',
    },
    selling: {
      title: 'Jetzt wird verkauft',
      text: 'Alle bieten verdeckt ein Gebäude an. Das höchste bekommt den größten Scheck, das zweithöchste den zweitgrößten und so weiter. Heb dir dein bestes für eine Runde mit dicken Schecks auf.',
    },
    sealed: {
      title: 'Verdeckt',
      text: 'Niemand sieht, was du gewählt hast. Solange noch jemand wählt, kannst du es zurücknehmen.',
    },
    reveal: {
      title: 'Alle auf einmal',
      text: 'Hier siehst du, wer was für wie viel verkauft hat. Das bleibt liegen, bis die nächste Runde vorbei ist.',
    },
    count: {
      title: 'Der letzte Verkauf',
      text: 'Danach wird abgerechnet: deine Schecks und das Geld, das du noch hast. Bei gleicher Summe gewinnt, wer mehr Geld übrig hat.',
    },
  },
  tip: {
    bid: 'Ein guter Anfang: Biete {amount} und schau, wer mitgeht.',
    pass: 'Ein guter Anfang: Passe. Du zahlst {amount} und nimmst die {building}.',
    sell: 'Ein guter Anfang: Verkaufe die {building}. Sie passt zu diesen Schecks.',
  },
} satisfies Translation<typeof english>;
