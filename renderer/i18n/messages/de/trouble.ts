import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'Der Tisch steht still.',
    'disk-full':
      'Die Festplatte dieses Computers ist voll. Alles bis hierher ist erhalten. Lass die App offen und schaff Platz; dann geht es nach ein paar Sekunden von selbst weiter.',
    disk: 'Die Festplatte dieses Computers hat den letzten Zug nicht angenommen. Alles bis hierher ist erhalten. Lass die App offen und sieh nach, ob das Laufwerk da ist und beschrieben werden kann; sobald es geht, läuft der Tisch nach ein paar Sekunden von selbst weiter.',
    fault:
      'In der App ist etwas schiefgegangen. Alles bis hierher ist erhalten. Versuch es noch einmal; hilft das nicht, beende die App und starte sie neu.',
    guest:
      'Der Gastgeber muss erst etwas in Ordnung bringen. Alles bis hierher ist erhalten, und es geht von selbst weiter.',
  },
  pinLock: {
    tries: 'Eine falsche PIN {devices}. | {count} falsche PINs {devices}.',
    devices: 'von einem Gerät | von {count} Geräten',
    forGood:
      'Wer eine falsche eingegeben hat, bleibt draußen, bis du eine neue PIN setzt oder ohne weitermachst. Am Tisch merkt niemand etwas davon.',
    for: 'Wer eine falsche eingegeben hat, bleibt noch {time} draußen, auch mit einer neuen PIN. Am Tisch merkt niemand etwas davon.',
    renew: 'Neue PIN setzen',
    admit: 'Dieses Gerät hereinlassen | Diese {count} Geräte hereinlassen',
    open: 'Ohne PIN weiter',
    later: 'Später',
    fresh: 'Die neue PIN ist {pin}.',
  },
  link: {
    title: 'Ein Link zu einem Tisch',
    text: 'Ein Link führt zu {place}. Er wurde auf diesem Computer geöffnet, vielleicht von einer Seite im Browser. Wenn du weißt, wer dort Gastgeber ist, kannst du dir die Tische ansehen.',
    look: 'Dort nachsehen',
  },
  record: {
    title: 'Ein gespeichertes Spiel',
    ask: 'Die Datei {name} wurde mit Auction Night geöffnet. Sie zeigt, wie ein Spiel ausgegangen ist.',
    show: 'Anzeigen',
    early:
      'Dieses Spiel wurde vorzeitig beendet. Niemand hat gewonnen, und die Karten bleiben verdeckt. Am Tisch: {names}.',
    why: {
      unreadable: '{name} lässt sich nicht lesen. Ist die Datei noch da, und darfst du sie öffnen?',
      'no-record': '{name} ist kein gespeichertes Spiel von Auction Night, oder die Datei ist beschädigt.',
      newer: '{name} stammt von einer neueren Version der App. Aktualisiere diese, um das Spiel anzusehen.',
      unfinished: 'Das Spiel in {name} wurde nicht zu Ende gespielt, darum gibt es keine Wertung.',
    },
  },
  problems: {
    title: 'Bitte ansehen',
    dismiss: 'Ausblenden',
    restore: 'Unbeschädigtes fortsetzen',
    'table-damaged': {
      title: 'Ein Tisch wurde nicht fortgesetzt',
      titled: 'Der Tisch „{title}“ wurde nicht fortgesetzt',
      text: 'Seine Datei ist beschädigt. Was vor dem Schaden steht, ist unversehrt und lässt sich fortsetzen; die Züge danach sind verloren. Die beschädigte Datei bleibt daneben erhalten.',
    },
    'table-unreadable': {
      title: 'Ein Tisch war nicht zu lesen',
      titled: 'Der Tisch „{title}“ war nicht zu lesen',
      text: 'Seine Datei stammt vielleicht von einer neueren Version der App. Sie blieb, wie sie ist; mit einem Update der App geht es dort weiter.',
      damaged:
        'Seine Datei ist leer oder von Anfang an beschädigt, deshalb lässt sich hier nichts davon fortsetzen. Sie bleibt im Ordner „tables“ erhalten. Wenn du eine Kopie davon hast, leg sie dorthin und starte die App neu.',
      disk: 'Die Festplatte hat seine Datei nicht hergegeben. Geändert wurde nichts. Sieh nach, ob das Laufwerk da ist; die App liest die Datei von selbst noch einmal.',
    },
    'files-rewritten': {
      title: 'Dateien eines Tisches wurden gelöscht',
      titled: 'Dateien von „{title}“ wurden gelöscht',
      text: 'Jemand oder ein Programm hat sie gelöscht oder verändert, während der Tisch offen war. Die App hat sie neu geschrieben, nichts ist verloren. Lass den Ordner der App in Ruhe, solange gespielt wird; vielleicht war es ein Aufräum- oder Sicherungsprogramm.',
    },
    'network-refused': {
      title: 'Andere Geräte können nicht mitspielen',
      text: 'Das System lässt die App im Netz nicht antworten, darum antwortet sie nur auf diesem Computer. Tische und Spiele sind erhalten. Prüf die Firewall; die App versucht es von selbst immer wieder.',
    },
    'secrets-damaged': {
      title: 'Die PIN eines Tisches ist nicht zu lesen',
      titled: 'Die PIN von „{title}“ ist nicht zu lesen',
      text: 'Die Datei mit der PIN ist beschädigt. Das Spiel selbst ist unversehrt. Setz eine neue PIN.',
    },
    'record-not-saved': {
      title: 'Ein beendetes Spiel wurde nicht gespeichert',
      titled: 'Ein beendetes Spiel von „{title}“ wurde nicht gespeichert',
      text: 'Die Festplatte hat es nicht angenommen, oder diese Version kann es nicht nachspielen. Sein Tisch wurde nicht gelöscht. Liegt es an der Festplatte, versucht die App es von selbst immer wieder.',
    },
    'games-put-aside': {
      title: 'Ein Spiel eines verworfenen Tisches wurde behalten',
      titled: 'Ein Spiel des verworfenen Tisches „{title}“ wurde behalten',
      text: 'Es ließ sich nicht bei den beendeten Spielen speichern. Darum wurde die Datei seines Tisches nicht gelöscht; sie liegt unter anderem Namen bei den übrigen Tischen.',
    },
    disk: {
      title: 'Die Festplatte lässt sich nicht beschreiben',
      text: 'Solange das so ist, lässt sich nichts Neues spielen. Was gespeichert ist, ist zu sehen und erhalten. Sieh nach, ob das Laufwerk da ist und beschrieben werden kann.',
    },
    houseFull: {
      title: 'Das Haus ist voll',
      text: '{count} Verbindungen anderer Geräte sind offen, mehr gehen nicht, und {unused} davon spielen nicht und schauen nicht zu. Die Plätze am Tisch sind sicher. Mach die ungenutzten frei, oder lass das Spiel dort schließen, wo es niemand nutzt.',
      used: '{count} Verbindungen anderer Geräte sind offen, mehr gehen nicht, und alle spielen oder schauen zu. Niemand verliert die Verbindung. Lass das Spiel dort schließen, wo es nicht gebraucht wird.',
      free: 'Ungenutzte freimachen',
    },
    diskFull: {
      title: 'Die Festplatte ist voll',
      text: 'Solange kein Platz ist, lässt sich nichts Neues spielen. Was gespeichert ist, ist zu sehen und erhalten. Schaff etwas Platz.',
    },
  },
} satisfies Translation<typeof en>;
