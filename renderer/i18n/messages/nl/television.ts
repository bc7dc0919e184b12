import type { Translation } from '../../languages.ts';
import type * as en from '../en/television.ts';

export const television = {
  title: 'Televisie',
  looking: 'De tafel wordt gezocht…',
  none: 'Er is nog geen tafel open',
  noneText: 'Zodra er een is, verschijnt die hier.',
  which: 'Welke tafel?',
  join: 'Meedoen',
  joinText:
    'Scan de code met een telefoon, of typ het adres in een browser. De telefoon moet op dezelfde wifi zitten.',
  code: 'Code om mee te doen op {address}',
  otherAddress: 'of {address}',
  pin: 'Deze tafel heeft een pincode; vraag die aan de gastheer.',
  since: 'wacht {time}',
  fullScreen: 'Volledig scherm',
  offer: 'Tafel op een televisie tonen',
  offerText:
    'Open dit adres in de browser van de televisie. Die toont groot wat iedereen mag zien, en verder niets.',
  offerCode: 'Code voor {address}, voor een televisie',
  shown: 'Een televisie toont de tafel. | {count} televisies tonen de tafel.',
  beside: 'De tafel staat op de televisie',
  besideHint: 'Dit apparaat toont dan alleen je eigen hand.',
} satisfies Translation<typeof en.television>;
