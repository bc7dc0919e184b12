import type { Translation } from '../../languages.ts';
import type * as en from '../en/problem.ts';

export const problem = {
  offline:
    'Der Gastgeber hat nicht geantwortet, darum hat sich nichts geändert. Versuch es noch einmal, sobald die Verbindung zurück ist.',
  malformed:
    'Der Gastgeber konnte das nicht lesen, darum hat sich nichts geändert. Lade die Seite neu; beim Gastgeber bleibt dein Platz erhalten.',
  'unknown-key':
    'Der Gastgeber hat das nicht verstanden, darum hat sich nichts geändert. Lade die Seite neu; beim Gastgeber bleibt dein Platz erhalten.',
  'unknown-format':
    'Diese Datei stammt aus einer neueren Version. Sie blieb, wie sie war; aktualisiere die App, um sie zu öffnen.',
  'unknown-game': 'Der Gastgeber hat dieses Spiel nicht. Nichts wurde geändert; such ein anderes aus.',
  'bad-option': 'Eine Hausregel hat einen unpassenden Wert. Nichts wurde geändert; wähle ihn neu.',
  'bad-seats':
    'So viele Plätze passen nicht zum Spiel oder zu denen, die schon sitzen. Nichts wurde geändert.',
  'bad-deal':
    'Mit diesen Hausregeln ließen sich die Karten nicht geben. Nichts wurde geändert; wähle sie neu.',
  'game-over': 'Das Spiel ist inzwischen zu Ende, darum zählte das nicht mehr.',
  'no-such-seat': 'Diesen Platz gibt es inzwischen nicht mehr. Nichts wurde geändert.',
  'not-your-turn': 'Du bist gerade nicht dran. Nichts wurde geändert.',
  stale:
    'Das kam zu spät: Inzwischen wurde etwas anderes gefragt, darum wurde nichts getan. Verloren ist nichts; schau, was jetzt gefragt ist.',
  'not-available': 'Das geht im Moment nicht. Nichts wurde geändert; schau, was der Tisch jetzt anbietet.',
  'already-chosen': 'Du hast schon gewählt. Nimm das erst zurück, dann wähle neu.',
  'nothing-chosen': 'Es gab nichts zurückzunehmen.',
  paused:
    'Das Spiel ist in der Pause, also ist nichts geschehen. Es geht weiter, sobald der Gastgeber es sagt.',
  'too-late':
    'Der Zug bleibt: Er hat etwas aufgedeckt, jemand hat seither gehandelt, oder die Zeit dafür ist um.',
  'no-undo-left':
    'Du hast {most}-mal zurückgenommen, öfter geht es im Moment nicht. Deine Wahl bleibt; sobald es weitergeht, darfst du wieder.',
  'too-few': 'Wähle mindestens {least}. Was du ausgewählt hast, ist noch da.',
  'chosen-twice': 'Dasselbe wurde zweimal gewählt. Nichts wurde geändert; wähle noch einmal.',
  'not-yours': 'Das hast du nicht mehr auf der Hand. Nichts wurde geändert; wähle noch einmal.',
  'bad-target': 'Das lässt sich jetzt nicht wählen. Nichts wurde geändert; wähle etwas anderes.',
  'too-low': 'Das ist zu wenig: mindestens {least}. Nichts wurde geändert.',
  'too-high': 'Das ist zu viel: höchstens {most}. Nichts wurde geändert.',
  'not-affordable': 'Das kostet {price}; du hast {money}. Nichts wurde geändert.',
  'no-network':
    'Andere Geräte erreichen diesen Gastgeber nicht: Er wurde nur für diesen Computer gestartet, oder etwas anderes belegt seinen Anschluss. Nichts wurde geändert.',
  'no-such-table': 'Diesen Tisch gibt es nicht mehr. Geh zurück zur Startseite und such einen anderen.',
  'table-full': 'Alle Plätze sind besetzt. Du kannst zuschauen, bis einer frei wird.',
  'seat-taken': 'Jemand war schneller: Der Platz ist besetzt. Nimm einen anderen.',
  'name-taken': 'Hier heißt schon jemand {name}. Such dir einen anderen Namen aus.',
  'bad-name': 'Dieser Name geht nicht. Nichts wurde geändert; such einen anderen aus.',
  'seat-held': 'Wer diesen Platz hat, ist da. Nichts wurde geändert; warte etwas oder sprecht miteinander.',
  'door-closed':
    'Der Gastgeber lässt gerade niemand Neues herein. Bitte ihn, die Tür zu öffnen; Plätze, die du hattest, bleiben dir.',
  muted:
    'Der Gastgeber möchte von dieser Adresse gerade nicht um Plätze gebeten werden; alle Geräte hinter einem Router teilen sie sich. Du kannst zuschauen; sprich mit ihm.',
  'claim-waiting':
    'Der Gastgeber wurde gefragt, ob der Platz von {name} dir gehört. Lass diese Seite offen: Stimmt er zu, bist du an deinem Platz.',
  'claim-refused':
    'Du hast den Platz von {name} nicht bekommen: Der Gastgeber oder wer dort spielt hat Nein gesagt. Sprecht miteinander und frag dann noch einmal.',
  'no-such-person':
    'Hier hat niemand einen Platz, der {name} heißt. Gib den Namen so ein, wie er am Tisch steht.',
  removed:
    'Der Gastgeber hat dieses Gerät vom Tisch entfernt. War das ein Versehen, dann bitte ihn, dich wieder einzulassen.',
  'bad-code':
    'Auf diesen Code wartet kein Platz. Er gilt zwei Minuten und nur einmal; lass auf dem anderen Gerät einen neuen zeigen.',
  'not-awaited':
    'Auf diesen Platz wartet gerade niemand, oder noch nicht lange genug. Nichts wurde geändert.',
  'not-owner': 'Das kann nur der Gastgeber. Nichts wurde geändert.',
  'only-shows': 'Ein Fernseher zeigt den offenen Tisch; tun kann er dort nichts.',
  'not-your-seat': 'Dieser Platz gehört nicht zu diesem Gerät. Nichts wurde geändert.',
  'not-in-lobby': 'Das geht nur vor dem Spiel. Nichts wurde geändert.',
  'not-in-game': 'Das geht nur während eines Spiels. Nichts wurde geändert.',
  'not-ended': 'Das geht erst nach dem Spiel. Nichts wurde geändert.',
  'not-ready':
    'Noch sind nicht alle bereit, darum hat das Spiel nicht begonnen. Wartet, oder setzt Bots auf freie Plätze.',
  'wrong-pin': 'Das ist nicht die PIN. Frag den Gastgeber und versuch es noch einmal.',
  'pin-needed': 'Dieser Tisch verlangt eine PIN. Der Gastgeber sieht sie auf dem Bildschirm.',
  'pin-locked': 'Zu viele falsche PINs. Warte ein wenig, oder bitte den Gastgeber um eine neue.',
  'wrong-protocol':
    'App und Gastgeber haben verschiedene Versionen. Verloren ist nichts; aktualisiert die ältere.',
  'say-hello':
    'Der Gastgeber hat diese Seite nicht erkannt. Lade sie neu; beim Gastgeber bleibt dein Platz erhalten.',
  'too-fast': 'Das ging dem Gastgeber zu schnell. Warte einen Moment und versuch es noch einmal.',
  'too-fast-wait':
    'Das ging dem Gastgeber zu schnell, darum wurde nichts geändert. Versuch es in {time} noch einmal.',
  'too-many':
    'Der Gastgeber hat keinen Platz für mehr. Schließt Tische oder Seiten, die niemand braucht, und versucht es noch einmal.',
  'table-frozen':
    'Der Tisch steht still, darum wurde nichts geändert. Alles Bisherige ist erhalten; der Gastgeber muss erst etwas in Ordnung bringen.',
  fault:
    'Dem Gastgeber ist ein eigener Fehler passiert, darum wurde nichts geändert. Versuch es noch einmal; geschieht es wieder, starte den Gastgeber neu: Alles bleibt erhalten.',
  page: 'Der App ist ein Fehler unterlaufen; vielleicht ist nichts geschehen. Was gespielt wurde, ist gespeichert. Versuch es noch einmal; passiert es wieder, lade die Seite neu.',
  'history-off': 'An diesem Tisch kann man ältere Runden nicht nachsehen: Die Hilfen sind „Puristisch“.',
} satisfies Translation<typeof en.problem>;

export const badName = {
  empty: 'Ein Name braucht mindestens ein Zeichen. Gib einen ein.',
  'too-long': 'Das ist zu lang: höchstens {most} Zeichen. Kürze es.',
  characters: 'Darin sind Zeichen, die nicht jedes Gerät zeigen kann. Lass sie weg.',
  invisible: 'Davon ist nichts zu sehen. Gib einen Namen ein, den man sieht.',
  'same-look': 'Das sieht genauso aus wie {name}, und der Name ist hier vergeben. Nimm einen anderen.',
} as const;
