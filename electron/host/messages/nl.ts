import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night is hier, maar op een ander adres. Open dit adres:',
  foreign: 'Een andere pagina wilde Auction Night openen; dat mag niet. Open dit adres:',
  missing: 'Op dit adres is geen pagina.',
  start: 'Naar de startpagina van Auction Night',
  television: {
    none: 'Er is nog geen tafel open. Zodra er een is, verschijnt die hier.',
    which: 'Welke tafel?',
    pin: 'Deze tafel heeft een pincode. Hij staat op het scherm van de gastheer.',
    wrongPin: 'Dat is niet de pincode.',
    enter: 'Tonen',
    locked: 'Te veel verkeerde pincodes. Vraag de gastheer om een nieuwe, of wacht een tijdje.',
    closed: 'De gastheer laat nu niemand nieuw binnen. Zodra dat verandert, verschijnt de tafel hier.',
    removed: 'De gastheer heeft deze televisie verwijderd.',
    broken: 'De tafel kon niet worden getekend. Deze pagina probeert het automatisch opnieuw.',
    away: 'De gastheer is niet bereikbaar. Zodra die terug is, verschijnt de tafel hier weer.',
  },
} as const satisfies Translation<typeof en>;
