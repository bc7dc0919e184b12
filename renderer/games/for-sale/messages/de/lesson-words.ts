import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    offer: {
      title: 'Erst wird gekauft',
      text: 'Für jeden liegt ein Gebäude auf dem Tisch, und jeder bekommt genau eines davon. Je höher die Zahl, desto mehr bringt es später beim Verkauf.',
    },
    bid: {
      title: 'Du bist dran: bieten oder passen',
      text: 'Zum Bieten gehst du über das höchste Gebot. Wer bis zuletzt dabeibleibt, nimmt das teuerste Gebäude und zahlt das ganze Gebot.',
    },
    pass: {
      title: 'Was Passen kostet',
      text: 'Dein Gebot liegt auf dem Tisch. Wenn du passt, kommt die Hälfte zurück, und du nimmst das billigste Gebäude. Der Knopf sagt es dir genau.',
    },
    forced: {
      title: 'Außer Atem',
      text: 'Über dieses Gebot kommst du nicht, dir bleibt nur das Passen. Halb so schlimm: Geld, das du behältst, zählt am Ende.',
    },
    dearest: {
      title: 'Das teuerste gehört dir',
      text: 'Du bist bis zuletzt dabeigeblieben, darum ging dein ganzes Gebot an die Bank. Dafür beginnst du die nächste Runde.',
    },
    starter: {
      title: 'Wer anfängt',
      text: 'Der kleine Hammer zeigt, wer diese Runde begonnen hat: wer in der vorigen das teuerste Gebäude genommen hat.',
    },
    selling: {
      title: 'Jetzt wird verkauft',
      text: 'Alle legen verdeckt ein Gebäude hin. Das höchste bekommt den größten Scheck, das nächste den nächsten. Heb dir dein bestes für eine Runde mit dicken Schecks auf.',
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
    sell: 'Ein guter Anfang: Verkaufe die {building}. Sie ist etwa so gut wie diese Schecks.',
  },
} satisfies Translation<typeof english>;
