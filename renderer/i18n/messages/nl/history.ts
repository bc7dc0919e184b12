import type { Translation } from '../../languages.ts';
import type * as en from '../en/history.ts';

export const history = {
  title: 'Geschiedenis',
  open: 'Lopend',
  finished: 'Afgelopen',
  lessons: 'Lopende lessen',
  playedOn: 'Tweede poging',
  none: 'Nog geen afgelopen spellen',
  noneHint: 'Afgelopen spellen en hun winnaars verschijnen hier.',
  resume: 'Verder',
  look: 'Bekijken',
  when: 'Laatste zet: {when}',
  local: 'Op deze computer',
  network: 'Op het thuisnetwerk',
  won: '{names} heeft gewonnen | {names} hebben gewonnen',
  early: 'Voortijdig beëindigd',
  more: 'Meer tonen',
  openFile: 'Opgeslagen spel openen…',
  openFileHint: 'Een .auction-game-bestand op dit apparaat.',
  broken: {
    unreadable: 'Het bestand kan niet worden gelezen',
    'no-record': 'Geen opgeslagen spel, of beschadigd',
    newer: 'Van een nieuwere versie van de app',
    unfinished: 'Niet uitgespeeld',
  },
  discard: 'Weggooien',
  discardTitle: '“{title}” weggooien?',
  discardWho: 'Aan tafel: {names}.',
  discardText: {
    lobby: 'De tafel wordt voorgoed gewist; er gaat geen spel verloren. Afgelopen spellen blijven bewaard.',
    playing: 'De tafel en het lopende spel worden voorgoed gewist. Afgelopen spellen blijven bewaard.',
    ended: 'De tafel wordt voorgoed gewist. De afgelopen spellen blijven bewaard.',
  },
  discardDo: 'Tafel weggooien',
  keep: 'Bewaren',
} satisfies Translation<typeof en.history>;
