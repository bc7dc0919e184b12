/** Was der Meister sagt. Beträge in Supramillionen. */
export default {
  coach: {
    when: '{phase}, Runde {round}',
    choice: {
      convert: '{press} umrüsten',
      sell: '{press} für {price} verkaufen',
      finish: 'Drucken und den Zug beenden',
      match: 'Mitgehen',
      bid: '{sum} bieten: {money}',
      buy: '{presses} kaufen',
      launder: '{notes} tauschen',
      back: 'Zurücknehmen',
    },
    alone: 'Du hast keine andere Wahl.',
    offer: {
      got: {
        bid: 'Ein Gebot von {sum} bringt die Karte ({brings}) in {odds} von 100 Fällen. Dein Einsatz wäre sonst etwa {gives} wert.',
        lay: 'Vorlegen mit {lay} bringt die Münzen in {odds} von 100 Fällen. Dein Einsatz wäre sonst etwa {gives} wert.',
        match:
          'Mitgehen bringt die Münzen in {odds} von 100 Fällen. Dein Einsatz wäre sonst etwa {gives} wert.',
      },
      always: {
        bid: 'Ein Gebot von {sum} bringt die Karte ({brings}) sicher. Dein Einsatz wäre sonst etwa {gives} wert.',
        lay: 'Vorlegen mit {lay} bringt die Münzen sicher. Dein Einsatz wäre sonst etwa {gives} wert.',
        match: 'Mitgehen bringt die Münzen sicher. Dein Einsatz wäre sonst etwa {gives} wert.',
      },
      never: {
        bid: 'Ein Gebot von {sum} bringt die Karte fast nie.',
        lay: 'Vorlegen mit {lay} bringt die Münzen fast nie.',
        match: 'Mitgehen bringt die Münzen fast nie.',
      },
      nothing: 'Wenn du nichts bietest, behältst du, was du hast.',
      drop: 'Wenn du aussteigst, behältst du, was du hast.',
      raise: 'Aber wer die Münzen will, muss dann so viel mehr zahlen.',
    },
    gain: 'Am Ende hast du etwa {count} Münze mehr als mit „{other}“. | Am Ende hast du etwa {count} Münzen mehr als mit „{other}“.',
    half: 'Am Ende hast du etwa eine halbe Münze mehr als mit „{other}“.',
    real: 'Am Ende hast du etwa {more} mehr echtes Geld als mit „{other}“, und die Reichsten bekommen dafür Münzen.',
    odds: 'Du gewinnst öfter als mit „{other}“.',
    close: '„{other}“ ist etwa genauso gut.',
    even: 'Beides ist etwa gleich gut.',
    evenMore:
      'Du gewinnst mit beidem etwa gleich oft, hast so am Ende aber etwa {count} Münze mehr. | Du gewinnst mit beidem etwa gleich oft, hast so am Ende aber etwa {count} Münzen mehr.',
    /** Which of two offers is better, and why. */
    worth: {
      card: 'Das ist die Karte wert.',
      coins: 'Das sind die Münzen wert.',
    },
    dear: {
      card: 'So viel ist dir die Karte nicht wert.',
      coins: 'So viel sind dir die Münzen nicht wert.',
    },
    cheaper: 'Mehr zu zahlen lohnt sich nicht.',
    oftener: 'Mit der ersten Möglichkeit gewinnst du öfter.',
    /** What a choice is good for, where that shows in later rounds. */
    later: {
      convert: 'Umgerüstet druckt die Presse in den nächsten Runden meistens mehr.',
      sell: 'Mehr bringt die Presse wohl nicht mehr ein.',
      finish: 'Deine Pressen drucken jetzt, und umrüsten oder verkaufen kannst du auch nächste Runde.',
      buy: 'Neue Pressen drucken ab der nächsten Runde in jeder Runde.',
      save: 'Mit echtem Geld kannst du auch Münzen ersteigern, und am Ende bekommen die Reichsten welche.',
      launder: 'Echtes Geld ist sicher; Blüten können ganz wertlos werden.',
      keep: 'Beim Bieten sind Blüten mehr wert als zu diesem Kurs.',
    },
    warning: {
      dear: 'In der allgemeinen Geldwäsche dieser Runde bringt das {worth}; die Karte bringt nur {brings}.',
      kept: 'Der Fahnder kann das Spiel nächste Runde beenden: Dann sind behaltene Blüten wertlos.',
      hoarded:
        'Als Nächstes werden die {type}er-Pressen verschrottet, dann sind alle {type}er-Blüten wertlos. Tausche deine {count} jetzt: Sie bringen {worth}.',
      doomed: 'Als Nächstes werden die {type}er-Pressen verschrottet: Vielleicht drucken sie nie.',
    },
  },
} as const;
