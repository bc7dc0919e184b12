import type { Translation } from '../../languages.ts';
import type en from '../en/hosting.ts';

export default {
  wait: {
    for: 'Si aspetta {names} · {time}',
    clock: 'A {name} restano {time}',
    clockYours: 'Ti restano {time}',
    nudge: 'Avvisa {name}',
    standIn: 'Un bot gioca per te',
    here: 'Ci sono',
  },
  knock: {
    title: '{name} chiede un posto.',
    door: 'Decidi tu chi entra.',
    further: 'Sarebbe un altro posto dello stesso dispositivo.',
    bot: 'È il posto di {bot}, giocato da un bot.',
    again: 'Ha già avuto un posto in questa partita e ne conosce la mano.',
    yes: 'Fai sedere {name}',
    no: 'Non ora',
    waiting: 'Hai chiesto un posto. Chi ospita deve dire di sì.',
    refused: 'Per questa volta chi ospita ha detto di no. Puoi continuare a guardare.',
  },
  late: {
    label: 'Posti che si possono prendere',
    take: 'Prendi il posto di {name}',
    ask: 'Chiedi il posto di {name}',
    code: 'Ho un codice',
    game: 'Si gioca a {game}: {names}.',
    turn: 'Il tavolo aspetta {names}.',
    nobody: 'In questo momento non si chiede nulla a nessuno.',
    yours: 'Con il posto prendi tutto ciò che ha {name}.',
  },
  pause: {
    do: 'Pausa per tutti',
    title: 'La partita è in pausa',
    on: 'Si continua',
    guest: 'Riprende quando lo dice chi ospita.',
  },
  person: {
    decide: 'Per questa volta scelga un bot',
    remove: 'Escludi {name}',
    removeText:
      '{name} deve uscire e con questo dispositivo resta fuori finché non lo fai rientrare tu. In partita continua un bot, e qualcun altro può prendere il posto.',
    removeDo: 'Escludi dal tavolo',
    second: 'Fai ospitare anche {name}',
    unsecond: '{name} non ospita più',
    secondTag: 'Ospita anche',
    removed: 'Fuori dal tavolo',
    letIn: 'Fai rientrare {name}',
    move: 'Gioca su un altro dispositivo',
  },
  move: {
    title: 'Gioca su un altro dispositivo',
    text: 'Apri il tavolo sull’altro dispositivo, premi lì «Ho un codice» e scrivi queste sei cifre. Allora la mano sarà lì, e non più qui.',
    left: 'Valgono per {time} e una volta sola.',
    enterTitle: 'Continua qui',
    enter: 'Codice dell’altro schermo',
    hint: 'Lì: «Chi c’è», poi «Gioca su un altro dispositivo».',
    do: 'Gioca qui',
  },
  table: 'A questo tavolo',
} satisfies Translation<typeof en>;
