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
        bid: 'Ein Gebot von {sum} bringt in {odds} von 100 Fällen die Karte ({brings}); dafür gibst du her, was später etwa {gives} brächte.',
        lay: 'Vorlegen mit {lay} bringt in {odds} von 100 Fällen die Münzen; dafür gibst du her, was später etwa {gives} brächte.',
        match:
          'Mitgehen bringt in {odds} von 100 Fällen die Münzen; dafür gibst du her, was später etwa {gives} brächte.',
      },
      always: {
        bid: 'Ein Gebot von {sum} bringt die Karte ({brings}) in jedem Fall; dafür gibst du her, was später etwa {gives} brächte.',
        lay: 'Vorlegen mit {lay} bringt die Münzen in jedem Fall; dafür gibst du her, was später etwa {gives} brächte.',
        match:
          'Mitgehen bringt die Münzen in jedem Fall; dafür gibst du her, was später etwa {gives} brächte.',
      },
      never: {
        bid: 'Ein Gebot von {sum} bringt die Karte nicht.',
        lay: 'Vorlegen mit {lay} bringt die Münzen nicht.',
        match: 'Mitgehen bringt die Münzen nicht.',
      },
      nothing: 'Ohne Gebot behältst du, was du hast.',
      drop: 'Aussteigen kostet nichts.',
    },
    gain: 'Es endet mit etwa {count} Münze mehr als „{other}“. | Es endet mit etwa {count} Münzen mehr als „{other}“.',
    half: 'Es endet mit etwa einer halben Münze mehr als „{other}“.',
    real: 'Es endet mit etwa {more} echtem Geld mehr als „{other}“, und dafür bekommen die Reichsten Münzen.',
    odds: 'Es gewinnt von hundert Spielen {count} mehr als „{other}“. | Es gewinnt von hundert Spielen {count} mehr als „{other}“.',
    close: '„{other}“ ist etwa genauso gut.',
    less: 'Der andere Weg gewinnt von hundert Spielen {count} weniger. | Der andere Weg gewinnt von hundert Spielen {count} weniger.',
    even: 'Beides ist etwa gleich gut.',
    warning: {
      dear: 'In der allgemeinen Geldwäsche dieser Runde brächte das {worth}; die Karte bringt nur {brings}.',
      kept: 'Der Fahnder kann das Spiel in der nächsten Runde beenden: Dann zählen die Blüten nichts, die du behältst.',
      doomed: 'Die {type}er-Pressen werden als nächste verschrottet: Vielleicht drucken sie nie.',
    },
  },
} as const;
