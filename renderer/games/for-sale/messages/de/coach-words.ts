export default {
  coach: {
    when: {
      buying: 'Kaufen, Runde {round}',
      selling: 'Verkaufen, Runde {round}',
    },
    choice: {
      pass: 'Passen',
      bid: '{amount} bieten',
      sell: 'Die {building} verkaufen',
    },
    alone: 'Etwas anderes ist nicht möglich.',
    free: 'Passen bringt die {building} umsonst.',
    later: 'Was die eine jetzt bringt, holt die andere später auf.',
    passing: 'Passen bringt die {building} für {pays}.',
    bidding: 'Ein Gebot von {amount} endet im Schnitt mit der {building} für {pays}.',
    selling: 'Die {building} bringt hier etwa {cheque}, die {other} etwa {otherCheque}.',
    less: 'Der andere Weg gewinnt von hundert Spielen {lost} weniger. | Der andere Weg gewinnt von hundert Spielen {lost} weniger.',
    even: 'Beides ist etwa gleich gut.',
    warning: {
      spent:
        'Nach diesem Gebot bleibt dir nichts für die {count} Runden, die noch kommen: Du bekämst immer das billigste Gebäude.',
      wasted: 'Dein bestes Gebäude brächte hier höchstens {count}. Größere Schecks können noch kommen.',
    },
  },
} as const;
