import type { Translation } from '../../languages.ts';
import type * as en from '../en/television.ts';

export const television = {
  title: 'Fernseher',
  looking: 'Der Tisch wird gesucht …',
  none: 'Noch ist kein Tisch offen',
  noneText: 'Sobald es einen gibt, erscheint er hier.',
  which: 'Welcher Tisch?',
  join: 'Mitspielen',
  joinText:
    'Code mit dem Handy scannen oder die Adresse in einen Browser eingeben. Das Handy muss im selben WLAN sein.',
  code: 'Code zum Mitspielen unter {address}',
  otherAddress: 'oder {address}',
  pin: 'Dieser Tisch hat eine PIN; frag den Gastgeber.',
  since: 'wartet {time}',
  fullScreen: 'Vollbild',
  offer: 'Tisch auf einem Fernseher zeigen',
  offerText:
    'Diese Adresse im Browser des Fernsehers öffnen. Er zeigt groß, was alle sehen dürfen, und sonst nichts.',
  offerCode: 'Code für {address}, für einen Fernseher',
  shown: 'Ein Fernseher zeigt den Tisch. | {count} Fernseher zeigen den Tisch.',
  beside: 'Der Tisch ist auf dem Fernseher',
  besideHint: 'Dieses Gerät zeigt dann nur die eigenen Karten.',
} satisfies Translation<typeof en.television>;
