/** Wat de coach zegt. Bedragen in supramiljoenen. */
export default {
  coach: {
    when: '{phase}, ronde {round}',
    choice: {
      convert: 'Bouw de {press} om',
      sell: 'Verkoop de {press} voor {price}',
      finish: 'Drukken en de beurt beëindigen',
      match: 'Meegaan',
      bid: '{sum} bieden: {money}',
      buy: '{presses} kopen',
      launder: '{notes} wisselen',
      back: 'Terugnemen',
    },
    alone: 'Je hebt geen andere keuze.',
    offer: {
      got: {
        bid: 'Een bod van {sum} levert de kaart ({brings}) {odds} van de 100 keer op. Je inzet is anders ongeveer {gives} waard.',
        lay: 'Openen met {lay} levert de munten {odds} van de 100 keer op. Je inzet is anders ongeveer {gives} waard.',
        match:
          'Meegaan levert de munten {odds} van de 100 keer op. Je inzet is anders ongeveer {gives} waard.',
      },
      always: {
        bid: 'Een bod van {sum} levert de kaart ({brings}) zeker op. Je inzet is anders ongeveer {gives} waard.',
        lay: 'Openen met {lay} levert de munten zeker op. Je inzet is anders ongeveer {gives} waard.',
        match: 'Meegaan levert de munten zeker op. Je inzet is anders ongeveer {gives} waard.',
      },
      never: {
        bid: 'Een bod van {sum} levert de kaart bijna nooit op.',
        lay: 'Openen met {lay} levert de munten bijna nooit op.',
        match: 'Meegaan levert de munten bijna nooit op.',
      },
      nothing: 'Als je niets biedt, houd je wat je hebt.',
      drop: 'Als je afhaakt, houd je wat je hebt.',
      raise: 'Maar wie de munten wil, moet dan zoveel meer betalen.',
    },
    gain: 'Aan het eind heb je ongeveer {count} munt meer dan met “{other}”. | Aan het eind heb je ongeveer {count} munten meer dan met “{other}”.',
    half: 'Aan het eind heb je ongeveer een halve munt meer dan met “{other}”.',
    real: 'Aan het eind heb je ongeveer {more} meer echt geld dan met “{other}”, en de rijksten krijgen daar munten voor.',
    odds: 'Je wint vaker dan met “{other}”.',
    close: '“{other}” is ongeveer even goed.',
    even: 'Allebei ongeveer even goed.',
    evenMore:
      'Je wint met allebei ongeveer even vaak, maar houdt zo ongeveer {count} munt meer over. | Je wint met allebei ongeveer even vaak, maar houdt zo ongeveer {count} munten meer over.',
    /** Which of two offers is better, and why. */
    worth: {
      card: 'De kaart is dat waard.',
      coins: 'De munten zijn dat waard.',
    },
    dear: {
      card: 'Zoveel is de kaart je niet waard.',
      coins: 'Zoveel zijn de munten je niet waard.',
    },
    cheaper: 'Meer betalen hoeft niet.',
    oftener: 'Met het eerste win je vaker.',
    /** What a choice is good for, where that shows in later rounds. */
    later: {
      convert: 'Eenmaal omgebouwd drukt de pers in de volgende rondes meestal meer.',
      sell: 'Meer levert de pers waarschijnlijk niet op.',
      finish: 'Je persen drukken nu, en ombouwen of verkopen kan volgende ronde ook nog.',
      buy: 'Nieuwe persen drukken vanaf de volgende ronde elke ronde mee.',
      save: 'Met echt geld kun je ook munten winnen, en aan het eind krijgen de rijksten er een paar.',
      launder: 'Echt geld is veilig; biljetten kunnen waardeloos worden.',
      keep: 'In een bod zijn biljetten meer waard dan tegen deze koers.',
    },
    warning: {
      dear: 'Bij algemeen witwassen levert dat deze ronde {worth} op; de kaart brengt maar {brings} op.',
      kept: 'De inspecteur kan het spel in de volgende ronde beëindigen: dan zijn biljetten die je houdt waardeloos.',
      hoarded:
        'De persen van {type} worden als volgende gesloopt, en dan zijn alle biljetten van {type} niets meer waard. Wissel je {count} nu: ze brengen {worth} op.',
      doomed: 'De persen van {type} worden als volgende gesloopt: misschien drukken ze nooit.',
    },
  },
} as const;
