export default {
  coach: {
    when: {
      buying: 'Kopen, ronde {round}',
      selling: 'Verkopen, ronde {round}',
    },
    choice: {
      pass: 'Pas',
      bid: 'Bied {amount}',
      sell: 'Verkoop de {building}',
    },
    alone: 'Je hebt geen andere keuze.',
    free: 'Als je past, krijg je de {building} gratis.',
    passing: 'Als je past, krijg je de {building} voor {pays}.',
    bidding: 'Als je {amount} biedt, krijg je gemiddeld ongeveer de {building}, voor ongeveer {pays}.',
    selling: 'Hier brengt de {building} ongeveer {cheque} op, de {other} ongeveer {otherCheque}.',
    save: 'Het geld dat je bespaart, is in latere rondes meer waard.',
    saveLast: 'Geld dat je houdt, telt aan het eind mee.',
    worth: 'Het betere gebouw is het geld waard.',
    less: 'Je eindigt misschien met iets minder, maar je wint vaker.',
    keep: 'Maar de {other} is in een latere ronde meer waard voor je.',
    more: 'Je wint met allebei ongeveer even vaak, maar zo heb je aan het eind ongeveer {more} meer.',
    even: 'Allebei ongeveer even goed.',
    warning: {
      spent:
        'Na dit bod heb je niets meer voor de {count} rondes die nog komen: je krijgt dan steeds het minst waardevolle gebouw.',
      wasted: 'Je beste gebouw brengt hier hooguit {count} op. Er kunnen nog grotere cheques komen.',
    },
  },
} as const;
