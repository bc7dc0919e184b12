export default {
  coach: {
    when: {
      buying: 'Kopen, ronde {round}',
      selling: 'Verkopen, ronde {round}',
    },
    choice: {
      pass: 'Passen',
      bid: '{amount} bieden',
      sell: 'De {building} verkopen',
    },
    alone: 'Iets anders kan niet.',
    free: 'Passen levert gratis de {building} op.',
    later: 'Wat de ene nu opbrengt, haalt de andere later in.',
    passing: 'Passen levert de {building} op voor {pays}.',
    bidding: 'Een bod van {amount} eindigt gemiddeld met de {building} voor {pays}.',
    selling: 'De {building} brengt hier ongeveer {cheque} op, de {other} ongeveer {otherCheque}.',
    less: 'De andere weg wint van honderd spellen er {lost} minder. | De andere weg wint van honderd spellen er {lost} minder.',
    even: 'Beide zijn ongeveer even goed.',
    warning: {
      spent:
        'Na dit bod heb je niets meer voor de {count} rondes die nog komen: je krijgt dan steeds het goedkoopste gebouw.',
      wasted: 'Je beste gebouw brengt hier hooguit {count} op. Er kunnen nog grotere cheques komen.',
    },
  },
} as const;
