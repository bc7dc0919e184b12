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
    alone: 'Du hast keine andere Wahl.',
    free: 'Wenn du passt, bekommst du die {building} umsonst.',
    passing: 'Wenn du passt, bekommst du die {building} für {pays}.',
    bidding: 'Wenn du {amount} bietest, bekommst du im Schnitt etwa die {building}, für etwa {pays}.',
    selling: 'Hier bringt die {building} etwa {cheque}, die {other} etwa {otherCheque}.',
    save: 'Das gesparte Geld ist in späteren Runden mehr wert.',
    saveLast: 'Geld, das du behältst, zählt am Ende mit.',
    worth: 'Das bessere Gebäude ist das Geld wert.',
    less: 'Am Ende hast du vielleicht etwas weniger, aber du gewinnst öfter.',
    keep: 'Aber die {other} nützt dir in einer späteren Runde mehr.',
    more: 'Du gewinnst mit beidem etwa gleich oft, aber so hast du am Ende etwa {more} mehr.',
    even: 'Beides ist etwa gleich gut.',
    warning: {
      spent:
        'Nach diesem Gebot bleibt dir für die nächsten {count} Runden nichts: Du bekommst immer das schlechteste Gebäude.',
      wasted: 'Dein bestes Gebäude bringt hier höchstens {count}. Größere Schecks können noch kommen.',
    },
  },
} as const;
