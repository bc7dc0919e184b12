import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night is hier, maar op een ander adres. Open dit adres:',
  foreign:
    'Een andere pagina wilde Auction Night openen. Dat kan alleen via het eigen adres. Open dit adres:',
  missing: 'Op dit adres is geen pagina.',
  start: 'Naar de startpagina van Auction Night',
  television: {
    none: 'Er is nog geen tafel open. Zodra er een is, verschijnt die hier.',
    which: 'Welke tafel?',
    pin: 'Deze tafel vraagt om een pincode. De gastheer ziet die op het scherm.',
    wrongPin: 'Dat is niet de pincode.',
    enter: 'Tonen',
    locked: 'Te veel verkeerde pincodes. De gastheer kan een nieuwe instellen, of je wacht een tijdje.',
    closed: 'De gastheer laat nu niemand meer binnen. Zodra dat verandert, verschijnt de tafel hier.',
    removed: 'De gastheer heeft dit toestel geweigerd.',
    broken: 'De tafel kon niet worden getekend. Deze pagina probeert het vanzelf opnieuw.',
    away: 'De gastheer is niet bereikbaar. Zodra die terug is, verschijnt de tafel hier weer vanzelf.',
  },
} as const satisfies Translation<typeof en>;
