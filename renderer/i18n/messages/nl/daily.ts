import type { Translation } from '../../languages.ts';
import type en from '../en/daily.ts';

/** The game that is the same for everybody who plays it on a day. */
export default {
  title: 'Kaarten van de dag',
  lead: 'Dezelfde kaarten voor iedereen die vandaag speelt: alleen, in dezelfde editie, tegen Clara, Elsa en Hugo.',
  honest:
    'Niemand houdt het bij, en iedereen kan het nog eens proberen: een uitslag is zoveel waard als je woord. Andere versies van de app kunnen anders delen.',
  today: 'Vandaag: {day}',
  table: 'Kaarten van de dag',
  share: 'Jouw regel van vandaag',
  copy: 'Regel kopiëren',
  copied: 'Gekopieerd',
  line: 'Auction Night · {game} ({edition}) · {day} · {place} {total} {bar}',
  noLine:
    'De regel is er alleen als één persoon de kaarten van de dag tegen de drie tegenstanders heeft uitgespeeld.',
} satisfies Translation<typeof en>;
