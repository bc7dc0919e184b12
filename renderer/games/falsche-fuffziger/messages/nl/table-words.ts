import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/table-words.ts';
import { table } from './table.ts';

/** What is played with, what is told of it, how it ends, and the notes of a first game. */
export default {
  table: {
    ...table,
    /** What happened. */
    log: {
      running: 'Deze ronde',
      previous: 'Vorige ronde',
      nothingYet: 'Er is nog niets gebeurd.',
      double: '{type} ×2',
      special: '{type} met {coins} munten',
      converted: 'bouwt een {front} om: {up}',
      broke: 'bouwt een {front} om: kapot, {paid} als sloopgeld',
      converts: 'bouwt er {count} om',
      broken: '{count} kapot | {count} kapot',
      each: 'Een voor een',
      doubles: '{count} dubbele | {count} dubbele',
      sold: 'verkoopt een {press} voor {price}',
      printed: 'drukt {notes}',
      printedNothing: 'drukt niets',
      scrapped: 'Gesloopt: {type}.',
      scrappedNone: 'Gesloopt: {type}. Niemand had er een.',
      auction: 'neemt {coins} voor {money}.',
      tookBack: 'neemt {money} terug',
      unwanted: 'Niemand wilde de kavel: {coins}.',
      laundered: 'wint {least} → {real} voor {paid}.',
      unsold: '{least} → {real}: niemand bood genoeg.',
      bid: '{sum} ({money})',
      noBid: 'Geen bod: {names}.',
      bought: 'koopt {presses} voor {paid}.',
      boughtNothing: 'koopt niets.',
    },
    /** Wat voorgelezen wordt terwijl het gebeurt. */
    news: {
      round: 'Ronde {round}. {name} heeft de dobbelsteen.',
      card: 'De inspecteur draait om: {card}.',
      auction: 'Eén muntenveiling.',
      free: 'Een vrij symbool, geen veiling.',
      nothing: 'Er gebeurt niets.',
      sold: '{name} verkoopt: {press}, voor {price}.',
      converted: '{name} bouwt een {front} om: {press}.',
      broke: '{name} bouwt een {front} om: hij is kapot, {paid} sloopgeld.',
      printed: '{name} drukt {notes}.',
      printedNone: '{name} drukt niets.',
      die: '{name} krijgt de dobbelsteen.',
      rolled: '{name} gooit: {coins} te koop.',
      adds: 'Er komt een veiling bij.',
      laid: '{name} legt {money} voor.',
      matched: '{name} gaat mee.',
      dropped: '{name} haakt af.',
      bids: 'De vuisten gaan open. {bids}.',
      bid: '{name}: {bid}',
      laundered: '{name} krijgt {amount}.',
      changed: 'Het algemene witwassen is voorbij.',
      gaveBack: 'Je geeft terug: {notes}.',
      lastType: 'De laatste persen zijn gesloopt: het spel is afgelopen.',
      lastCard: 'De laatste witwaskaart is verkocht: het spel is afgelopen.',
      bonus: '{name} krijgt {coins} voor echt geld.',
      won: '{names} heeft gewonnen. | {names} hebben gewonnen.',
    },
  },
  /** The end of the game. */
  sheet: {
    over: 'Het spel is afgelopen',
    wins: '{name} wint',
    share: '{names} delen de winst',
    with: 'met {total}',
    reason: {
      'last-type': 'Afgelopen omdat de 150’s zijn gesloopt, in ronde {rounds}.',
      'last-card': 'Afgelopen omdat de laatste witwaskaart is verkocht, in ronde {rounds}.',
    },
    tieMoney:
      '{names} heeft evenveel munten, maar minder echt geld: {less} tegen {more}. | {names} hebben evenveel munten, maar minder echt geld: {less} tegen {more}.',
    tieShared: 'Ze hebben evenveel munten en evenveel echt geld.',
    ranking: 'Eindstand',
    place: 'Plaats {place}',
    title: 'Afrekening',
    coins: 'Munten uit veilingen en sloop',
    real: 'Echt geld',
    rank: 'Plaats naar geld',
    bonus: 'Munten voor die plaats',
    plus: '+{count}',
    total: 'Munten in totaal',
    hint: 'Biljetten en persen tellen niet. Wie evenveel heeft, deelt de betere plaats.',
    lastRound: 'Zo ging de laatste ronde',
  },
  /** The notes of a first game that teaches, each for its moment. */
  lesson: {
    aim: {
      title: 'Waar het om gaat',
      text: 'Om zilveren munten: wie er aan het eind de meeste heeft, wint. Persen drukken biljetten, biljetten worden echt geld, en met allebei krijg je munten. Een ronde heeft zes fasen; de tafel toont welke er loopt.',
    },
    produce: {
      title: 'Fase 2: je persen',
      text: 'Elke pers drukt, wordt omgebouwd of verkocht. Ombouwen is omdraaien, één keer in zijn leven: de achterkant kent niemand, maar meestal is die beter. Je eerste drie kunnen niet kapotgaan.',
    },
    converted: {
      title: 'Omgebouwd',
      text: 'Vanaf nu is de pers wat er op de achterkant staat. Deze ronde rust hij, vanaf de volgende werkt hij. De knop zegt wat je andere persen drukken.',
    },
    bid: {
      title: 'Fase 4: witwassen',
      text: 'De kaart zegt wat je minstens moet bieden en wat ze oplevert. Neem biljetten of geld in je vuist; alle vuisten gaan tegelijk open. Het hoogste bod betaalt en krijgt de kaart, de anderen houden hun bod.',
    },
    sealed: {
      title: 'In de vuist',
      text: 'Niemand ziet wat je gekozen hebt. Zolang er nog iemand kiest, kun je het terugnemen.',
    },
    won: {
      title: 'De kaart is van jou',
      text: 'Het echte geld komt pas aan het eind van de fase, dus bieden kun je er nog niet mee. Wie in een ronde de tweede kaart wint, beëindigt de fase.',
    },
    buy: {
      title: 'Fase 5: persen kopen',
      text: 'Persen koop je alleen met echt geld. Ze werken vanaf de volgende ronde, en hun achterkant kent niemand. Na één keer drukken heeft een pers zich meestal terugverdiend.',
    },
    general: {
      title: 'Fase 6: algemeen witwassen',
      text: 'Hier worden biljetten echt geld, maar tegen een slechte koers. Houd wat je nog wilt bieden; wat binnenkort gesloopt wordt, kun je beter wisselen. Niemand komt te weten wat je wisselt.',
    },
    inspector: {
      title: 'Fase 1: inspectie',
      text: 'Elke ronde begint met twee inspectiekaarten. Een muntsymbool brengt een muntenveiling, alleen de eerste drie niet. Een kaart met het kleinste type sloopt al zijn persen en biljetten.',
    },
    auction: {
      title: 'Fase 3: muntenveiling',
      text: 'De dobbelsteen zegt om hoeveel munten het gaat. Eén speler legt voor, alle anderen leggen precies hetzelfde of haken af. Wie als laatste overblijft, betaalt alles wat hij gelegd heeft; de anderen nemen het hunne terug.',
    },
    lead: {
      title: 'Jij legt voor',
      text: 'Leg biljetten van één kleur, of minstens 5 aan echt geld. Neem wat de anderen misschien missen: een zeldzame kleur of een beetje echt geld.',
    },
    drop: {
      title: 'Deze keer zonder jou',
      text: 'Je hebt niet precies wat er is voorgelegd, dus je haakt af. Het kost je niets: wat je gelegd hebt, krijg je terug.',
    },
    order: {
      title: 'Alles komt terug',
      text: 'Er zijn tien inspectiekaarten, en ze komen steeds in dezelfde volgorde terug. Wie ze onthoudt, weet wanneer er veilingen komen en welk type als volgende gaat.',
    },
    scrapped: {
      title: 'Gesloopt',
      text: 'Alle persen van dit type hebben sloopgeld opgeleverd, en de biljetten ervan zijn weg. Nu is het volgende type het kleinste. Geef die biljetten het eerst uit.',
    },
    end: {
      title: 'Het einde nadert',
      text: 'Worden de 150’s gesloopt of is de laatste witwaskaart verkocht, dan is het meteen afgelopen. Het meeste echte geld levert 6 munten op, daarna 4 en 2. Biljetten en persen tellen niet.',
    },
  },
} as const satisfies Translation<typeof english>;
