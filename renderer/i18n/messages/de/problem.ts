import type { Translation } from '../../languages.ts';
import type * as en from '../en/problem.ts';

export const problem = {
  offline:
    'Der Gastgeber hat nicht geantwortet, darum hat sich nichts geändert. Versuch es noch einmal, sobald die Verbindung wieder steht.',
  malformed:
    'Der Gastgeber konnte das nicht lesen, darum hat sich nichts geändert. Lade die Seite neu; der Gastgeber hält deinen Platz frei.',
  'unknown-key':
    'Der Gastgeber hat das nicht verstanden, darum hat sich nichts geändert. Lade die Seite neu; der Gastgeber hält deinen Platz frei.',
  'unknown-format':
    'Diese Datei stammt aus einer neueren Version. Sie wurde nicht verändert; aktualisiere die App, um sie zu öffnen.',
  'unknown-game': 'Der Gastgeber hat dieses Spiel nicht. Nichts wurde geändert; wähle ein anderes.',
  'bad-option': 'Eine Hausregel hat einen unpassenden Wert. Nichts wurde geändert; wähle ihn neu.',
  'bad-seats': 'Diese Platzzahl passt nicht zum Spiel oder zu den Leuten am Tisch. Nichts wurde geändert.',
  'bad-deal':
    'Mit diesen Hausregeln lassen sich die Karten nicht austeilen. Nichts wurde geändert; wähle sie neu.',
  'game-over': 'Das Spiel ist schon zu Ende, darum zählte das nicht mehr.',
  'no-such-seat': 'Diesen Platz gibt es nicht mehr. Nichts wurde geändert.',
  'not-your-turn': 'Du bist gerade nicht dran. Nichts wurde geändert.',
  stale:
    'Das kam zu spät: Das Spiel ist schon weiter, darum ist nichts geschehen. Nichts ist verloren; schau, was jetzt dran ist.',
  'not-available': 'Das geht im Moment nicht. Nichts wurde geändert; schau, was der Tisch jetzt anbietet.',
  'already-chosen': 'Du hast schon gewählt. Nimm das erst zurück, dann wähle neu.',
  'nothing-chosen': 'Es gab nichts zurückzunehmen.',
  paused: 'Das Spiel ist pausiert, also ist nichts geschehen. Es geht weiter, sobald der Gastgeber es sagt.',
  'too-late':
    'Das lässt sich nicht zurücknehmen: Es wurde etwas aufgedeckt, jemand hat schon weitergespielt, oder es ist zu spät.',
  'no-undo-left':
    'Du hast {most}-mal zurückgenommen, mehr geht gerade nicht. Deine Wahl bleibt; sobald es weitergeht, darfst du wieder.',
  'too-few': 'Wähle mindestens {least}. Was du ausgewählt hast, ist noch da.',
  'chosen-twice': 'Dasselbe wurde zweimal gewählt. Nichts wurde geändert; wähle noch einmal.',
  'not-yours': 'Das hast du nicht mehr auf der Hand. Nichts wurde geändert; wähle noch einmal.',
  'bad-target': 'Das lässt sich jetzt nicht wählen. Nichts wurde geändert; wähle etwas anderes.',
  'too-low': 'Das ist zu wenig: mindestens {least}. Nichts wurde geändert.',
  'too-high': 'Das ist zu viel: höchstens {most}. Nichts wurde geändert.',
  'not-affordable': 'Das kostet {price}; du hast {money}. Nichts wurde geändert.',
  'no-network':
    'Andere Geräte erreichen diesen Gastgeber nicht: Er wurde nur für diesen Computer gestartet, oder ein anderes Programm belegt seinen Port. Nichts wurde geändert.',
  'no-such-table': 'Diesen Tisch gibt es nicht mehr. Geh zurück zur Startseite und such einen anderen.',
  'table-full': 'Alle Plätze sind besetzt. Du kannst zuschauen, bis einer frei wird.',
  'seat-taken': 'Jemand war schneller: Der Platz ist besetzt. Nimm einen anderen.',
  'name-taken': 'Hier heißt schon jemand {name}. Such dir einen anderen Namen aus.',
  'bad-name': 'Dieser Name geht nicht. Nichts wurde geändert; such einen anderen aus.',
  'seat-held': 'Der Platz ist gerade besetzt. Nichts wurde geändert; warte etwas oder sprecht miteinander.',
  'door-closed':
    'Der Gastgeber lässt gerade niemand Neues herein. Bitte ihn, das zu ändern; Plätze, die du hattest, bleiben dir.',
  muted:
    'Der Gastgeber hat Platzanfragen von dieser Adresse gesperrt; alle Geräte an einem Router teilen sie sich. Du kannst zuschauen oder mit ihm sprechen.',
  'claim-waiting':
    'Der Gastgeber wurde gefragt, ob der Platz von {name} dir gehört. Lass diese Seite offen: Stimmt er zu, bist du wieder auf deinem Platz.',
  'claim-refused':
    'Du hast den Platz von {name} nicht bekommen: Der Gastgeber, oder wer dort spielt, hat Nein gesagt. Sprecht miteinander und frag dann noch einmal.',
  'no-such-person':
    'Hier hat niemand einen Platz, der {name} heißt. Gib den Namen so ein, wie er am Tisch steht.',
  removed:
    'Der Gastgeber hat dieses Gerät vom Tisch entfernt. War das ein Versehen, bitte ihn, dich wieder hereinzulassen.',
  'bad-code':
    'Dieser Code ist ungültig. Ein Code gilt einmal, zwei Minuten lang; hol dir auf dem anderen Gerät einen neuen.',
  'not-awaited': 'Auf diesen Platz wartet noch niemand lange genug. Nichts wurde geändert.',
  'not-owner': 'Das kann nur der Gastgeber. Nichts wurde geändert.',
  'only-shows': 'Ein Fernseher kann den Tisch nur anzeigen.',
  'not-your-seat': 'Dieser Platz gehört nicht zu diesem Gerät. Nichts wurde geändert.',
  'not-in-lobby': 'Das geht nur vor dem Spiel. Nichts wurde geändert.',
  'not-in-game': 'Das geht nur während eines Spiels. Nichts wurde geändert.',
  'not-ended': 'Das geht erst nach dem Spiel. Nichts wurde geändert.',
  'not-ready':
    'Noch sind nicht alle bereit, darum hat das Spiel nicht begonnen. Wartet, oder fügt Bots hinzu.',
  'wrong-pin': 'Das ist die falsche PIN. Frag den Gastgeber und versuch es noch einmal.',
  'pin-needed': 'Dieser Tisch hat eine PIN. Sie steht auf dem Bildschirm des Gastgebers.',
  'pin-locked': 'Zu viele falsche PINs. Warte ein wenig, oder bitte den Gastgeber um eine neue.',
  'wrong-protocol':
    'App und Gastgeber haben verschiedene Versionen. Nichts ist verloren; aktualisiert die ältere.',
  'say-hello':
    'Der Gastgeber hat diese Seite nicht erkannt. Lade sie neu; beim Gastgeber bleibt dein Platz erhalten.',
  'too-fast': 'Zu viele Anfragen auf einmal. Warte einen Moment und versuch es noch einmal.',
  'too-fast-wait':
    'Zu viele Anfragen auf einmal, darum wurde nichts geändert. Versuch es in {time} noch einmal.',
  'too-many':
    'Mehr schafft der Gastgeber nicht. Schließt Tische oder Seiten, die niemand braucht, und versucht es noch einmal.',
  'table-frozen':
    'Der Tisch ist angehalten, darum wurde nichts geändert. Alles Bisherige ist gesichert; der Gastgeber muss erst etwas in Ordnung bringen.',
  fault:
    'Beim Gastgeber ist ein Fehler aufgetreten, darum wurde nichts geändert. Versuch es noch einmal; passiert es wieder, starte den Gastgeber neu. Alles bleibt erhalten.',
  page: 'In der App ist etwas schiefgegangen; vielleicht hat es nicht geklappt. Der Spielstand ist sicher. Versuch es noch einmal; passiert es wieder, lade die Seite neu.',
  'history-off': 'Ältere Runden lassen sich an diesem Tisch nicht nachsehen: Hilfe ist „Keine“.',
} satisfies Translation<typeof en.problem>;

export const badName = {
  empty: 'Ein Name braucht mindestens ein Zeichen.',
  'too-long': 'Das ist zu lang: höchstens {most} Zeichen.',
  characters: 'Einige dieser Zeichen kann nicht jedes Gerät anzeigen. Lass sie weg.',
  invisible: 'Dieser Name ist unsichtbar. Gib einen ein, den man sieht.',
  'same-look': 'Das sieht genauso aus wie {name}, und der Name ist hier vergeben. Nimm einen anderen.',
} as const;
