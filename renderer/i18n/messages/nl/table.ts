import type { Translation } from '../../languages.ts';
import type * as en from '../en/table.ts';

export const table = {
  broken: {
    text: 'Dit deel van de tafel kon niet worden getoond. Je plaats blijft van jou.',
    again: 'Opnieuw tonen',
  },
  scene: { all: 'Kijk allemaal!', on: 'Verder' },
  place: { title: 'Spelers', choosing: 'Kiest nog', chosen: 'Heeft gekozen', away: 'Is weg' },
  takeBack: 'Terugnemen',
  noUndoLeft: 'Vaker kan nu niet: je keuze blijft zoals die is.',
  missed: {
    title: 'Terwijl je weg was',
    earlier:
      'Daarvoor gebeurde nog {count} ding: zie het verloop. | Daarvoor gebeurden nog {count} dingen: zie het verloop.',
    earlierOpen:
      'Daarvoor gebeurde nog {count} ding; in het verloop staan de laatste twee rondes. | Daarvoor gebeurden nog {count} dingen; in het verloop staan de laatste twee rondes.',
    close: 'Begrepen',
  },
  status: 'Hoe het ervoor staat',
  botPlaysIn: 'Over {time} speelt een bot voor {name}',
  connecting: 'Op weg naar de tafel …',
  watching: 'Je kijkt mee',
  wait: 'We wachten op {names}. | We wachten op {names}.',
  log: {
    title: 'Verloop',
    lookUp: 'Eerdere rondes opzoeken',
    earlier: 'Eerdere rondes',
    noEarlier: 'Er is geen eerdere ronde.',
    nothing: 'Er is nog geen ronde voorbij.',
  },
  ownerAway: 'De gastheer is even niet aan tafel',
  waiting: {
    title: 'De verbinding is weg',
    kept: 'De gastheer bewaart je plaats en je keuze.',
    back: 'De verbinding komt vanzelf terug zodra de gastheer antwoordt; zet dit apparaat daarvoor op dezelfde wifi, niet op mobiele data.',
    ended: 'Het programma op deze computer is gestopt. Start het opnieuw: dan gaat het hier vanzelf verder.',
    unreadable:
      'De gastheer heeft iets gestuurd dat hier niet te lezen is. De tafel wordt vanzelf opnieuw opgehaald; blijft dit gebeuren, zorg dan aan beide kanten voor de nieuwste versie.',
    now: 'Nu proberen',
  },
  turnedAway: {
    full: {
      title: 'Het huis is vol',
      text: 'Alle plaatsen bij de gastheer zijn bezet. Hij kan vrijmaken wat niemand gebruikt; dit apparaat probeert het vanzelf opnieuw.',
    },
    addressFull: {
      title: 'Te veel apparaten op één adres',
      text: 'Alle apparaten achter een tweede router zien er voor de gastheer uit als één, en hij heeft er geen plaats meer voor. Sluit dit spel waar niemand het gebruikt, of ga rechtstreeks op de wifi van de gastheer; dit apparaat probeert het vanzelf opnieuw.',
    },
    closing: {
      title: 'De gastheer heeft het programma afgesloten',
      text: 'Wat er gespeeld is, is bewaard. Start hij het weer, dan gaat het hier vanzelf verder.',
    },
  },
  refused: {
    title: 'De gastheer heeft dit apparaat geweigerd',
    versions: 'De twee versies passen niet bij elkaar',
    versionsText:
      'De gastheer spreekt versie {host} van de berichten, dit apparaat versie {client}. De oudste heeft een update nodig. Er is niets verloren: de tafel staat waar hij stond.',
    pin: 'Deze tafel vraagt om een pincode',
    pinChanged: 'De pincode is gewijzigd',
    pinChangedText:
      'De gastheer heeft een nieuwe ingesteld. Vraag ernaar en kom weer naar binnen; verder is er niets veranderd.',
    pinText: 'De gastheer ziet hem op het scherm.',
    pinWrong: 'Dat is niet de pincode.',
    pinLeft: 'Dat is niet de pincode. Nog één poging. | Dat is niet de pincode. Nog {count} pogingen.',
    pinLocked: 'Te veel verkeerde pincodes. Probeer het over {time} opnieuw.',
    pinShut: 'Te veel verkeerde pincodes. De gastheer moet een nieuwe instellen, dan kun je naar binnen.',
    enter: 'Naar binnen',
    again: 'Opnieuw proberen',
  },
  closed: {
    title: 'Deze tafel is er niet meer',
    text: 'De gastheer heeft hem opgeruimd, of hij stond nooit op dit adres.',
    other: 'De verbinding is beëindigd',
    otherText: 'Ga terug naar de startpagina en kom opnieuw naar de tafel. De gastheer bewaart je plaats.',
  },
  displaced: {
    title: 'Je plaats wordt op een andere pagina gebruikt',
    text: 'Je hebt de tafel nog een keer geopend. Slechts één pagina kan voor je spelen.',
    here: 'Hier spelen',
  },
  minutes: '{count} minuut | {count} minuten',
  seconds: '{count} seconde | {count} seconden',
} satisfies Translation<typeof en.table>;

export const people = {
  title: 'Wie er is',
  open: 'Wie er is: {names}',
  you: 'Jij',
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
  standIn: 'Intussen speelt de bot {bot}',
  app: 'In de app',
  browser: 'In de browser',
  grace: 'Over {time} speelt een bot',
  acts: 'Wat er met de plaats van {name} gebeurt',
  takeOver: 'Een bot laten spelen',
  giveBack: '{name} weer laten spelen',
  openUp: 'Plaats openen voor iemand anders',
} satisfies Translation<typeof en.people>;

export const keys = {
  title: 'Toetsen',
  cards: 'Een kaart kiezen of weer weglaten',
  reactions: 'Een reactie kiezen, zolang ze open zijn',
  this: 'Deze lijst',
  on: 'Toetsen op dit apparaat',
  onHint: 'Ze werken niet terwijl je typt of er een venster open is.',
} satisfies Translation<typeof en.keys>;

export const curtain = {
  title: 'Geef het scherm aan {name}',
  text: 'Na het tikken zie je de kaarten. De anderen kijken even weg.',
  show: 'Ik ben {name}: laat mijn kaarten zien',
  others: 'Iemand anders?',
  showOther: 'Kaarten van {name}',
  look: 'Eerst de tafel bekijken',
  hide: 'Kaarten verbergen',
  next: 'Hierna: {name}',
  watching: 'De anderen denken na.',
} satisfies Translation<typeof en.curtain>;

export const ended = {
  over: 'Het spel is afgelopen',
  wins: '{name} wint',
  share: '{names} delen de winst',
  ranking: 'Eindstand',
  place: 'Plaats {place}',
  early: 'Het spel is voortijdig beëindigd',
  earlyText: 'Niemand heeft het gewonnen. De tafel is er nog.',
  again: 'Nog een keer spelen',
  lobby: 'Eerst iets veranderen',
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
  'bot-changed': '{name} speelt nu als een andere bot, omdat het een ander spel is.',
  shuffled: 'De plaatsen zijn geschud.',
  started: 'Het spel begint.',
  'ended-early': 'De gastheer heeft het spel beëindigd.',
  rematch: 'Terug aan tafel: nog een spel.',
  online: 'Verbonden.',
  waiting: 'Verbinding verbroken. De app blijft het proberen.',
} satisfies Translation<typeof en.news>;
