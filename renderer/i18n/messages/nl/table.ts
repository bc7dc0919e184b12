import type { Translation } from '../../languages.ts';
import type * as en from '../en/table.ts';

export const table = {
  broken: {
    text: 'Dit deel van de tafel kon niet worden getoond. Je hebt je plaats nog.',
    again: 'Opnieuw tonen',
  },
  scene: { all: 'Allemaal kijken!', on: 'Verder' },
  place: { title: 'Spelers', choosing: 'Kiest nog', chosen: 'Heeft gekozen', away: 'Is weg' },
  takeBack: 'Terugnemen',
  noUndoLeft: 'Nog een keer terugnemen kan nu niet: je keuze staat vast.',
  missed: {
    title: 'Terwijl je weg was',
    earlier:
      'Daarvoor nog {count} gebeurtenis: zie het verloop. | Daarvoor nog {count} gebeurtenissen: zie het verloop.',
    earlierOpen:
      'Daarvoor nog {count} gebeurtenis; in het verloop staan de laatste twee rondes. | Daarvoor nog {count} gebeurtenissen; in het verloop staan de laatste twee rondes.',
    close: 'Begrepen',
  },
  status: 'Hoe het ervoor staat',
  botPlaysIn: 'Over {time} speelt een bot voor {name}',
  connecting: 'Verbinden met de tafel…',
  watching: 'Je kijkt mee',
  wait: 'We wachten op {names}. | We wachten op {names}.',
  log: {
    title: 'Verloop',
    lookUp: 'Eerdere rondes opzoeken',
    earlier: 'Eerdere rondes',
    noEarlier: 'Er zijn geen eerdere rondes.',
    nothing: 'Er is nog geen ronde voorbij.',
  },
  ownerAway: 'De gastheer is even niet aan tafel',
  waiting: {
    title: 'De verbinding is verbroken',
    kept: 'De gastheer bewaart je plaats en je keuze.',
    back: 'Je wordt automatisch opnieuw verbonden. Zorg dat dit apparaat op de wifi zit, niet op mobiele data.',
    ended:
      'Auction Night antwoordt op deze computer even niet. Is het afgesloten, start het dan opnieuw; dan gaat het hier automatisch verder.',
    unreadable:
      'De gastheer stuurde iets wat deze pagina niet kan lezen. De tafel wordt automatisch opnieuw geladen; blijft dit gebeuren, werk dan beide kanten bij.',
    now: 'Nu proberen',
  },
  turnedAway: {
    full: {
      title: 'Het huis is vol',
      text: 'Alle verbindingen van de gastheer zijn bezet. De gastheer kan ongebruikte vrijmaken; dit apparaat blijft het automatisch proberen.',
    },
    addressFull: {
      title: 'Te veel apparaten op één adres',
      text: 'Alle apparaten achter een tweede router zien er voor de gastheer uit als één, en daar is geen ruimte meer voor. Sluit het spel waar niemand het gebruikt, of ga rechtstreeks op de wifi van de gastheer; dit apparaat blijft het automatisch proberen.',
    },
    closing: {
      title: 'De gastheer heeft de app afgesloten',
      text: 'Alles wat er gespeeld is, is bewaard. Start de gastheer de app weer, dan gaat het hier automatisch verder.',
    },
  },
  refused: {
    title: 'De gastheer heeft dit apparaat geweigerd',
    versions: 'De versies passen niet bij elkaar',
    versionsText:
      'De gastheer gebruikt protocolversie {host}, dit apparaat versie {client}. De oudste heeft een update nodig. Er is niets verloren: de tafel blijft zoals hij was.',
    pin: 'Deze tafel heeft een pincode',
    pinChanged: 'De pincode is gewijzigd',
    pinChangedText:
      'De gastheer heeft een nieuwe ingesteld. Vraag ernaar en doe weer mee; verder is er niets veranderd.',
    pinText: 'Hij staat op het scherm van de gastheer.',
    pinWrong: 'Dat is niet de pincode.',
    pinLeft: 'Dat is niet de pincode. Nog één poging. | Dat is niet de pincode. Nog {count} pogingen.',
    pinLocked: 'Te veel verkeerde pincodes. Probeer het over {time} opnieuw.',
    pinShut: 'Te veel verkeerde pincodes. De gastheer moet eerst een nieuwe instellen.',
    enter: 'Meedoen',
    again: 'Opnieuw proberen',
  },
  closed: {
    title: 'Deze tafel is er niet meer',
    text: 'De gastheer heeft hem verwijderd, of hij stond nooit op dit adres.',
    other: 'De verbinding is verbroken',
    otherText: 'Ga terug naar de startpagina en doe opnieuw mee. De gastheer bewaart je plaats.',
  },
  displaced: {
    title: 'Je plaats staat open op een andere pagina',
    text: 'Je hebt de tafel nog een keer geopend. Slechts één pagina kan voor je spelen.',
    here: 'Hier spelen',
  },
  minutes: '{count} minuut | {count} minuten',
  seconds: '{count} seconde | {count} seconden',
} satisfies Translation<typeof en.table>;

export const menu = {
  title: 'Menu',
  open: 'Menu. Nu aanwezig: {names}',
  people: 'Mensen',
  device: 'Dit apparaat',
  table: 'De tafel',
  keys: 'Toetsen',
} satisfies Translation<typeof en.menu>;

export const people = {
  you: 'Jij',
  youInList: 'jij',
  host: 'Gastheer',
  free: 'Vrije plaats',
  spectators: 'Er kijkt nog iemand mee | Er kijken nog {count} mensen mee',
  thinking: 'Denkt na',
  ready: 'Klaar',
  notReady: 'Nog niet klaar',
  looksLike: 'Makkelijk te verwarren met {name}',
  away: 'Weg',
  seatCode: 'Code voor mijn plaats',
  mySeat: 'Ik heb hier al een plaats',
  openSeat: 'Plaats vrij voor iemand anders',
  bot: 'Bot',
  botNamed: 'Bot: {bot}',
  standIn: 'Bot “{bot}” valt in',
  app: 'In de app',
  browser: 'In de browser',
  grace: 'Over {time} speelt een bot',
  acts: 'Plaats van {name} beheren',
  takeOver: 'Een bot laten spelen',
  giveBack: '{name} weer laten spelen',
  openUp: 'Plaats openen voor iemand anders',
} satisfies Translation<typeof en.people>;

export const curtain = {
  title: 'Geef het apparaat aan {name}',
  text: 'Tik om de kaarten te zien. De anderen: even wegkijken!',
  show: 'Ik ben {name}, laat mijn kaarten zien',
  others: 'Iemand anders?',
  showOther: 'Kaarten van {name}',
  look: 'Eerst de tafel bekijken',
  hide: 'Kaarten verbergen',
  next: 'Hierna: {name}',
  open: 'In dit deel is niets geheim, dus het gordijn blijft open.',
  watching: 'De anderen denken na.',
} satisfies Translation<typeof en.curtain>;

export const ended = {
  over: 'Het spel is afgelopen',
  wins: '{name} wint',
  youWin: 'Jij wint',
  share: '{names} delen de overwinning',
  youShare: 'Je deelt de overwinning met {names}',
  ranking: 'Eindstand',
  place: 'Plaats {place}',
  early: 'Het spel is voortijdig beëindigd',
  earlyText: 'Niemand heeft gewonnen. De tafel is er nog.',
  again: 'Nog een keer spelen',
  lobby: 'Instellingen aanpassen',
  waitForHost: 'De gastheer kan het volgende spel beginnen.',
  ledger: 'Deze avond',
  ledgerWins: 'Gewonnen',
  ledgerPlayed: 'Gespeeld',
  ledgerName: 'Naam',
  ledgerGame: 'Spel',
  ledgerWinner: 'Gewonnen door',
  ledgerEarly: 'voortijdig beëindigd',
  ledgerTime: 'Tijd',
  ledgerEach: 'Spel voor spel',
} satisfies Translation<typeof en.ended>;

export const news = {
  joined: '{name} gaat zitten.',
  left: '{name} heeft de tafel verlaten.',
  'came-back': '{name} is terug.',
  'went-away': '{name} is weg.',
  'seat-opened': 'De plaats van {name} is vrij voor iemand anders.',
  'seat-closed': 'De plaats van {name} is niet meer vrij.',
  'given-back': '{name} speelt weer.',
  'taken-back': '{name} neemt de laatste zet terug.',
  'bot-took-over': 'Voorlopig speelt een bot voor {name}.',
  'bot-changed': '{name} is nu een andere bot, omdat het een ander spel is.',
  shuffled: 'De plaatsen zijn gehusseld.',
  started: 'Het spel begint.',
  'ended-early': 'De gastheer heeft het spel beëindigd.',
  rematch: 'Terug aan tafel voor nog een spel.',
  online: 'Verbonden.',
  waiting: 'Verbinding verbroken. De app blijft het proberen.',
} satisfies Translation<typeof en.news>;
