import type { Translation } from '../../languages.ts';
import type en from '../en/hosting.ts';

export default {
  wait: {
    for: 'Wir warten auf {names} · {time}',
    clock: '{name} hat noch {time}',
    clockYours: 'Du hast noch {time}',
    nudge: '{name} erinnern',
    standIn: 'Ein Bot spielt für dich',
    here: 'Ich bin da',
  },
  knock: {
    title: '{name} bittet um einen Platz.',
    door: 'Du entscheidest, wer hereinkommt.',
    further: 'Es wäre ein weiterer Platz desselben Geräts.',
    bot: 'Es ist der Platz von {bot}, den ein Bot spielt.',
    again: 'Die Person hatte in diesem Spiel schon einen Platz und kennt dessen Hand.',
    yes: '{name} Platz nehmen lassen',
    no: 'Jetzt nicht',
    waiting: 'Du hast um einen Platz gebeten. Der Gastgeber muss zustimmen.',
    refused: 'Der Gastgeber hat diesmal Nein gesagt. Du kannst weiter zuschauen.',
  },
  late: {
    label: 'Plätze, die man nehmen kann',
    take: 'Platz von {name} nehmen',
    ask: 'Um den Platz von {name} bitten',
    code: 'Ich habe einen Code',
    game: '{game} wird gespielt von {names}.',
    turn: 'Der Tisch wartet auf {names}.',
    nobody: 'Gerade wird niemand etwas gefragt.',
    yours: 'Mit dem Platz übernimmst du alles, was {name} hat.',
  },
  pause: {
    do: 'Pause für alle',
    title: 'Das Spiel macht Pause',
    on: 'Weiter',
    guest: 'Es geht weiter, sobald der Gastgeber es sagt.',
  },
  person: {
    decide: 'Ein Bot soll dieses eine Mal wählen',
    remove: '{name} entfernen',
    removeText:
      '{name} muss gehen und bleibt mit diesem Gerät draußen, bis du wieder einlässt. Im Spiel spielt ein Bot weiter, und jemand anders kann den Platz nehmen.',
    removeDo: 'Vom Tisch entfernen',
    second: '{name} zum zweiten Gastgeber machen',
    unsecond: '{name} ist nicht mehr Gastgeber',
    secondTag: 'Auch Gastgeber',
    removed: 'Vom Tisch entfernt',
    letIn: '{name} wieder einlassen',
    move: 'Auf einem anderen Gerät spielen',
  },
  move: {
    title: 'Auf einem anderen Gerät spielen',
    text: 'Öffne den Tisch auf dem anderen Gerät, drücke dort „Ich habe einen Code“ und tippe diese sechs Ziffern. Dann ist die Hand dort und nicht mehr hier.',
    left: 'Sie gelten {time} und nur einmal.',
    enterTitle: 'Hier weiterspielen',
    enter: 'Code vom anderen Bildschirm',
    hint: 'Dort: „Wer ist da“, dann „Auf einem anderen Gerät spielen“.',
    do: 'Hier spielen',
  },
  table: 'An diesem Tisch',
} satisfies Translation<typeof en>;
