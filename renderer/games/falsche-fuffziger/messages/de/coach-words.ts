/** Was der Trainer sagt. Beträge in Supramillionen. */
export default {
  coach: {
    when: '{phase}, Runde {round}',
    choice: {
      convert: '{press}: umrüsten',
      sell: '{press}: für {price} verkaufen',
      finish: 'Drucken und den Zug beenden',
      match: 'Mitgehen',
      bid: '{sum} bieten: {money}',
      buy: '{presses} kaufen',
      launder: '{notes} tauschen',
      back: 'Zurücknehmen',
    },
    alone: 'Etwas anderes ist nicht möglich.',
    offer: {
      got: {
        bid: 'Ein Gebot von {sum} bringt die Karte ({brings}) in {odds} von 100 Fällen. Was du dafür hergibst, brächte sonst etwa {gives}.',
        lay: 'Vorlegen mit {lay} bringt die Münzen in {odds} von 100 Fällen. Was du dafür hergibst, brächte sonst etwa {gives}.',
        match:
          'Mitgehen bringt die Münzen in {odds} von 100 Fällen. Was du dafür hergibst, brächte sonst etwa {gives}.',
      },
      always: {
        bid: 'Ein Gebot von {sum} bringt die Karte ({brings}) sicher. Was du dafür hergibst, brächte sonst etwa {gives}.',
        lay: 'Vorlegen mit {lay} bringt die Münzen sicher. Was du dafür hergibst, brächte sonst etwa {gives}.',
        match: 'Mitgehen bringt die Münzen sicher. Was du dafür hergibst, brächte sonst etwa {gives}.',
      },
      never: {
        bid: 'Ein Gebot von {sum} bringt die Karte fast nie.',
        lay: 'Vorlegen mit {lay} bringt die Münzen fast nie.',
        match: 'Mitgehen bringt die Münzen fast nie.',
      },
      nothing: 'Wenn du nichts bietest, behältst du, was du hast.',
      drop: 'Wenn du aussteigst, behältst du, was du hast.',
    },
    gain: 'Am Ende hast du etwa {count} Münze mehr als mit „{other}“. | Am Ende hast du etwa {count} Münzen mehr als mit „{other}“.',
    half: 'Am Ende hast du etwa eine halbe Münze mehr als mit „{other}“.',
    real: 'Am Ende hast du etwa {more} mehr echtes Geld als mit „{other}“, und die Reichsten bekommen dafür Münzen.',
    odds: 'Du gewinnst öfter als mit „{other}“.',
    close: '„{other}“ ist etwa genauso gut.',
    even: 'Beides ist etwa gleich gut.',
    /** What a choice is good for, where that shows in later rounds. */
    later: {
      convert: 'Umgerüstet druckt die Presse in den nächsten Runden meistens mehr.',
      sell: 'Mehr als das brächte die Presse kaum noch.',
      finish: 'Deine Pressen drucken jetzt, und umrüsten oder verkaufen kannst du auch nächste Runde.',
      buy: 'Neue Pressen drucken ab der nächsten Runde in jeder Runde.',
      save: 'Mit echtem Geld kannst du auch Münzen ersteigern, und am Ende bekommen die Reichsten welche.',
      launder: 'Echtes Geld ist sicher; Blüten können ganz wertlos werden.',
      keep: 'Beim Bieten sind Blüten mehr wert als zu diesem Kurs.',
    },
    warning: {
      dear: 'In der allgemeinen Geldwäsche dieser Runde brächte das {worth}; die Karte bringt nur {brings}.',
      kept: 'Der Fahnder kann das Spiel in der nächsten Runde beenden: Dann zählen die Blüten nichts, die du behältst.',
      hoarded:
        'Als Nächstes werden die {type}er-Pressen verschrottet, dann sind alle {type}er-Blüten wertlos. Tausche deine {count} jetzt: Sie bringen {worth}.',
      doomed: 'Die {type}er-Pressen werden als nächste verschrottet: Vielleicht drucken sie nie.',
    },
  },
} as const;
