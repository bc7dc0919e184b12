import type { Translation } from '../../languages.ts';
import type * as en from '../en/history.ts';

export const history = {
  title: 'Geschiedenis',
  open: 'Nog niet afgelopen',
  finished: 'Afgelopen',
  lessons: 'Begonnen lessen',
  none: 'Er is nog geen spel afgelopen',
  noneHint: 'Spellen die voorbij zijn staan hier, met wie er won.',
  resume: 'Verder',
  look: 'Bekijken',
  when: 'Laatste zet: {when}',
  local: 'Op deze computer',
  network: 'Op het thuisnetwerk',
  won: '{names} heeft gewonnen | {names} hebben gewonnen',
  early: 'Voortijdig beëindigd',
  more: 'Meer tonen',
  openFile: 'Bewaard spel openen…',
  openFileHint: 'Een bestand op dit apparaat waarvan de naam eindigt op .auction-game.',
  broken: {
    unreadable: 'Het bestand kan niet worden gelezen',
    'no-record': 'Geen bewaard spel, of beschadigd',
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
