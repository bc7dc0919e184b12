/** Wat de coach zegt. Bedragen in supramiljoenen. */
export default {
  coach: {
    when: '{phase}, ronde {round}',
    choice: {
      convert: '{press}: ombouwen',
      sell: '{press}: verkopen voor {price}',
      finish: 'Drukken en de beurt beëindigen',
      match: 'Meegaan',
      bid: '{sum} bieden: {money}',
      buy: '{presses} kopen',
      launder: '{notes} wisselen',
      back: 'Terugnemen',
    },
    alone: 'Iets anders is niet mogelijk.',
    offer: {
      got: {
        bid: 'Een bod van {sum} levert in {odds} van de 100 gevallen de kaart ({brings}) op; daarvoor geef je weg wat later ongeveer {gives} zou opbrengen.',
        lay: 'Voorleggen met {lay} levert in {odds} van de 100 gevallen de munten op; daarvoor geef je weg wat later ongeveer {gives} zou opbrengen.',
        match:
          'Meegaan levert in {odds} van de 100 gevallen de munten op; daarvoor geef je weg wat later ongeveer {gives} zou opbrengen.',
      },
      always: {
        bid: 'Een bod van {sum} levert de kaart ({brings}) in elk geval op; daarvoor geef je weg wat later ongeveer {gives} zou opbrengen.',
        lay: 'Voorleggen met {lay} levert de munten in elk geval op; daarvoor geef je weg wat later ongeveer {gives} zou opbrengen.',
        match:
          'Meegaan levert de munten in elk geval op; daarvoor geef je weg wat later ongeveer {gives} zou opbrengen.',
      },
      never: {
        bid: 'Een bod van {sum} levert de kaart niet op.',
        lay: 'Voorleggen met {lay} levert de munten niet op.',
        match: 'Meegaan levert de munten niet op.',
      },
      nothing: 'Zonder bod houd je wat je hebt.',
      drop: 'Afhaken kost niets.',
    },
    gain: 'Het eindigt met ongeveer {count} munt meer dan “{other}”. | Het eindigt met ongeveer {count} munten meer dan “{other}”.',
    half: 'Het eindigt met ongeveer een halve munt meer dan “{other}”.',
    real: 'Het eindigt met ongeveer {more} meer aan echt geld dan “{other}”, en de rijksten krijgen daar munten voor.',
    odds: 'Het wint van de honderd spellen {count} meer dan “{other}”. | Het wint van de honderd spellen {count} meer dan “{other}”.',
    close: '“{other}” is ongeveer even goed.',
    less: 'De andere keuze wint van de honderd spellen {count} minder. | De andere keuze wint van de honderd spellen {count} minder.',
    even: 'Beide zijn ongeveer even goed.',
    warning: {
      dear: 'In het algemeen witwassen van deze ronde zou dat {worth} opbrengen; de kaart brengt maar {brings} op.',
      kept: 'De inspecteur kan het spel in de volgende ronde beëindigen: dan tellen de biljetten die je houdt niet mee.',
      doomed: 'De persen van {type} worden als eerste gesloopt: misschien drukken ze nooit.',
    },
  },
} as const;
