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
    passing:
      'Passen levert de {taken} op voor {paid}. Verder bieden eindigt gemiddeld met de {won} voor {cost}.',
    bidding:
      'Verder bieden eindigt gemiddeld met de {won} voor {cost}. Passen levert nu de {taken} op voor {paid}.',
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
