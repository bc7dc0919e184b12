import type { Translation } from '../../languages.ts';
import type * as en from '../en/history.ts';

export const history = {
  title: 'Cronologia',
  open: 'In corso',
  finished: 'Finite',
  lessons: 'Lezioni in corso',
  playedOn: 'Secondo tentativo',
  none: 'Ancora nessuna partita finita',
  noneHint: 'Qui compaiono le partite finite e chi le ha vinte.',
  resume: 'Riprendi',
  look: 'Guarda',
  when: 'Ultima mossa: {when}',
  local: 'Su questo computer',
  network: 'Sulla rete di casa',
  won: '{names} ha vinto | {names} hanno vinto',
  early: 'Chiusa in anticipo',
  more: 'Mostra altro',
  openFile: 'Apri partita salvata…',
  openFileHint: 'Un file .auction-game su questo dispositivo.',
  broken: {
    unreadable: 'Non è possibile leggere il file',
    'no-record': 'Non è una partita salvata, oppure è danneggiata',
    newer: 'Da una versione più recente dell’app',
    unfinished: 'Mai finita',
  },
  discard: 'Elimina',
  discardTitle: 'Eliminare “{title}”?',
  discardWho: 'Al tavolo: {names}.',
  discardText: {
    lobby:
      'Il tavolo viene cancellato per sempre; nessuna partita va persa. Le partite finite restano salvate.',
    playing:
      'Il tavolo e la partita in corso vengono cancellati per sempre. Le partite finite restano salvate.',
    ended: 'Il tavolo viene cancellato per sempre. Le sue partite finite restano salvate.',
  },
  discardLessons: 'Elimina tutte le lezioni',
  discardLessonsTitle: 'Eliminare tutte le lezioni in corso?',
  discardDo: 'Elimina il tavolo',
  keep: 'Tienilo',
} satisfies Translation<typeof en.history>;
