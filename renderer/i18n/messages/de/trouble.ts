import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'Der Tisch ist angehalten.',
    'disk-full':
      'Die Festplatte dieses Computers ist voll. Alles Bisherige ist gesichert. Lass die App offen und schaff Platz; nach ein paar Sekunden geht es automatisch weiter.',
    disk: 'Die Festplatte dieses Computers hat den letzten Zug nicht gespeichert. Alles Bisherige ist gesichert. Lass die App offen und prüf, ob das Laufwerk da ist und darauf geschrieben werden kann; dann geht es nach ein paar Sekunden automatisch weiter.',
    fault:
      'In der App ist etwas schiefgegangen. Alles Bisherige ist gesichert. Versuch es noch einmal; hilft das nicht, beende die App und starte sie neu.',
    guest:
      'Der Gastgeber muss erst etwas in Ordnung bringen. Alles Bisherige ist gesichert; danach geht es automatisch weiter.',
  },
  pinLock: {
    tries: 'Eine falsche PIN {devices}. | {count} falsche PINs {devices}.',
    devices: 'von einem Gerät | von {count} Geräten',
    forGood:
      'Dieses Gerät kann erst beitreten, wenn du eine neue PIN festlegst oder sie entfernst. Am Tisch merkt niemand etwas davon. | Diese Geräte können erst beitreten, wenn du eine neue PIN festlegst oder sie entfernst. Am Tisch merkt niemand etwas davon.',
    for: 'Dieses Gerät kann erst in {time} beitreten, auch mit einer neuen PIN. Am Tisch merkt niemand etwas davon. | Diese Geräte können erst in {time} beitreten, auch mit einer neuen PIN. Am Tisch merkt niemand etwas davon.',
    renew: 'Neue PIN festlegen',
    admit: 'Dieses Gerät hereinlassen | Diese {count} Geräte hereinlassen',
    open: 'PIN entfernen',
    later: 'Später',
    fresh: 'Die neue PIN ist {pin}.',
  },
  link: {
    title: 'Ein Link zu einem Tisch',
    text: 'Dieser Link führt zu {place}. Er wurde auf diesem Computer geöffnet, vielleicht von einer Webseite. Wenn du den Gastgeber kennst, kannst du dir die Tische dort ansehen.',
    look: 'Verbinden',
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
      newer: '{name} stammt aus einer neueren Version der App. Aktualisiere die App, um das Spiel anzusehen.',
      unfinished: 'Das Spiel in {name} wurde nicht zu Ende gespielt, darum gibt es keine Wertung.',
    },
  },
  problems: {
    title: 'Achtung',
    dismiss: 'Ausblenden',
    restore: 'Unbeschädigten Teil wiederherstellen',
    'table-damaged': {
      title: 'Ein Tisch konnte nicht geöffnet werden',
      titled: 'Der Tisch „{title}“ konnte nicht geöffnet werden',
      text: 'Seine Datei ist beschädigt. Alles vor dem Schaden ist unversehrt und lässt sich wiederherstellen; die Züge danach sind verloren. Die beschädigte Datei bleibt daneben erhalten.',
    },
    'table-unreadable': {
      title: 'Ein Tisch konnte nicht gelesen werden',
      titled: 'Der Tisch „{title}“ konnte nicht gelesen werden',
      text: 'Seine Datei stammt vielleicht aus einer neueren Version der App. Sie wurde nicht verändert; aktualisiere die App, um weiterzuspielen.',
      damaged:
        'Seine Datei ist leer oder von Anfang an beschädigt, daher lässt sich nichts wiederherstellen. Sie bleibt im Ordner „tables“ erhalten. Hast du eine Kopie davon, leg sie dorthin und starte die App neu.',
      disk: 'Seine Datei konnte nicht von der Festplatte gelesen werden. Nichts wurde geändert. Prüf, ob das Laufwerk da ist; die App versucht es automatisch noch einmal.',
    },
    'files-rewritten': {
      title: 'Dateien eines Tisches wurden gelöscht',
      titled: 'Dateien von „{title}“ wurden gelöscht',
      text: 'Jemand oder ein Programm hat sie gelöscht oder verändert, während der Tisch offen war. Die App hat sie neu geschrieben; nichts ist verloren. Lass den Ordner der App in Ruhe, solange gespielt wird; vielleicht war es ein Aufräum- oder Backup-Programm.',
    },
    'network-refused': {
      title: 'Andere Geräte können nicht mitspielen',
      text: 'Das System lässt die App nicht ins Netz, darum funktioniert sie nur auf diesem Computer. Tische und Spiele sind sicher. Prüf die Firewall; die App versucht es automatisch weiter.',
    },
    'secrets-damaged': {
      title: 'Die PIN eines Tisches kann nicht gelesen werden',
      titled: 'Die PIN von „{title}“ kann nicht gelesen werden',
      text: 'Die Datei mit der PIN ist beschädigt. Das Spiel selbst ist unversehrt. Leg eine neue PIN fest.',
    },
    'record-not-saved': {
      title: 'Ein beendetes Spiel wurde nicht gespeichert',
      titled: 'Ein beendetes Spiel von „{title}“ wurde nicht gespeichert',
      text: 'Die Festplatte hat es nicht gespeichert, oder diese Version kann es nicht nachspielen. Sein Tisch wurde nicht gelöscht. Liegt es an der Festplatte, versucht die App es automatisch weiter.',
    },
    'games-put-aside': {
      title: 'Ein Spiel eines verworfenen Tisches wurde behalten',
      titled: 'Ein Spiel des verworfenen Tisches „{title}“ wurde behalten',
      text: 'Es ließ sich nicht bei den beendeten Spielen speichern. Darum wurde die Datei seines Tisches nicht gelöscht; sie liegt unter anderem Namen bei den übrigen Tischen.',
    },
    disk: {
      title: 'Auf die Festplatte kann nicht geschrieben werden',
      text: 'Solange das so ist, lässt sich nichts Neues spielen. Gespeichertes bleibt erhalten und lässt sich ansehen. Prüf, ob das Laufwerk da ist und darauf geschrieben werden kann.',
    },
    houseFull: {
      title: 'Das Haus ist voll',
      text: '{count} Verbindungen von anderen Geräten sind offen, mehr gehen nicht; {unused} davon spielen weder noch schauen sie zu. Die Plätze am Tisch sind sicher. Gib die ungenutzten frei, oder lasst das Spiel schließen, wo es niemand braucht.',
      used: '{count} Verbindungen von anderen Geräten sind offen, mehr gehen nicht; alle spielen oder schauen zu. Niemand verliert die Verbindung. Lasst das Spiel schließen, wo es niemand braucht.',
      free: 'Ungenutzte freigeben',
    },
    diskFull: {
      title: 'Die Festplatte ist voll',
      text: 'Solange kein Platz ist, lässt sich nichts Neues spielen. Gespeichertes bleibt erhalten und lässt sich ansehen. Schaff etwas Platz.',
    },
  },
} satisfies Translation<typeof en>;
