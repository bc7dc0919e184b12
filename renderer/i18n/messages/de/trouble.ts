import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'Der Tisch steht still.',
    'disk-full':
      'Die Festplatte dieses Computers ist voll. Alles bis hierher ist erhalten. Schaff Platz und versuch es dann noch einmal.',
    disk: 'Die Festplatte dieses Computers hat den letzten Zug nicht angenommen. Alles bis hierher ist erhalten. Sieh nach, ob das Laufwerk da ist und beschrieben werden kann, und versuch es dann noch einmal.',
    fault:
      'In der App ist etwas schiefgegangen. Alles bis hierher ist erhalten. Versuch es noch einmal; hilft das nicht, beende die App und starte sie neu.',
    guest:
      'Der Gastgeber muss erst etwas in Ordnung bringen. Alles bis hierher ist erhalten, und es geht von selbst weiter.',
  },
  pinLock: {
    tries: 'Eine falsche PIN {devices}. | {count} falsche PINs {devices}.',
    devices: 'von einem Gerät | von {count} Geräten',
    forGood:
      'Wer eine falsche eingegeben hat, bleibt draußen, bis du eine neue PIN setzt. Am Tisch merkt niemand etwas davon.',
    for: 'Wer eine falsche eingegeben hat, bleibt noch {time} draußen, auch mit einer neuen PIN; ohne PIN kommen alle herein. Am Tisch merkt niemand etwas davon.',
    renew: 'Neue PIN setzen',
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
} satisfies Translation<typeof en>;
