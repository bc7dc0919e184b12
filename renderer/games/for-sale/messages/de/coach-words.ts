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
    passing: 'Passen bringt die {taken} für {paid}. Weiterbieten endet im Schnitt mit der {won} für {cost}.',
    bidding:
      'Weiterbieten endet im Schnitt mit der {won} für {cost}. Passen bringt jetzt die {taken} für {paid}.',
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
