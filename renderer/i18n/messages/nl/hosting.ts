import type { Translation } from '../../languages.ts';
import type en from '../en/hosting.ts';

export default {
  wait: {
    for: 'We wachten op {names} · {time}',
    clock: '{name} heeft nog {time}',
    clockYours: 'Je hebt nog {time}',
    nudge: '{name} herinneren',
    standIn: 'Een bot speelt voor je',
    here: 'Ik ben er',
  },
  knock: {
    title: '{name} vraagt om een plaats.',
    door: 'Jij bepaalt wie binnenkomt.',
    further: 'Het zou nog een plaats van hetzelfde apparaat zijn.',
    bot: 'Het is de plaats van {bot}, die een bot speelt.',
    again: 'Deze persoon had al een plaats in dit spel en kent die hand.',
    yes: '{name} laten zitten',
    no: 'Nu niet',
    waiting: 'Je hebt om een plaats gevraagd. De gastheer moet ja zeggen.',
    refused: 'De gastheer heeft deze keer nee gezegd. Je kunt blijven kijken.',
  },
  late: {
    label: 'Plaatsen die je kunt nemen',
    take: 'Plaats van {name} nemen',
    ask: 'Om de plaats van {name} vragen',
    code: 'Ik heb een code',
    game: '{game} wordt gespeeld door {names}.',
    turn: 'De tafel wacht op {names}.',
    nobody: 'Er wordt nu niemand iets gevraagd.',
    yours: 'Met de plaats krijg je alles wat {name} heeft.',
  },
  pause: {
    do: 'Pauze voor iedereen',
    title: 'Het spel is gepauzeerd',
    on: 'Verder',
    guest: 'Het gaat verder zodra de gastheer dat zegt.',
  },
  person: {
    decide: 'Een bot deze ene keer laten kiezen',
    remove: '{name} verwijderen',
    removeText:
      '{name} moet weg en blijft met dit apparaat buiten tot jij weer binnenlaat. In een spel speelt een bot verder, en iemand anders kan de plaats nemen.',
    removeDo: 'Van de tafel verwijderen',
    second: '{name} ook gastheer maken',
    unsecond: '{name} is geen gastheer meer',
    secondTag: 'Ook gastheer',
    removed: 'Van de tafel verwijderd',
    letIn: '{name} weer binnenlaten',
    move: 'Op een ander apparaat spelen',
  },
  move: {
    title: 'Op een ander apparaat spelen',
    text: 'Open de tafel op het andere apparaat, druk daar op “Ik heb een code” en typ deze zes cijfers. De hand is dan daar, en niet meer hier.',
    left: 'Ze gelden {time} en één keer.',
    enterTitle: 'Hier verder spelen',
    enter: 'Code van het andere scherm',
    hint: 'Daar: “Wie is er”, dan “Op een ander apparaat spelen”.',
    do: 'Hier spelen',
  },
  table: 'Aan deze tafel',
} satisfies Translation<typeof en>;
