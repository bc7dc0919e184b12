export default {
  coach: {
    when: {
      buying: 'Acquisti, turno {round}',
      selling: 'Vendite, turno {round}',
    },
    choice: {
      pass: 'Passare',
      bid: 'Offrire {amount}',
      sell: 'Vendere l’edificio {building}',
    },
    alone: 'Non c’è altro da fare.',
    free: 'Passando prendi gratis l’edificio {building}.',
    later: 'Quello che l’uno rende ora, l’altro lo recupera dopo.',
    passing: 'Passando prendi l’edificio {building} per {pays}.',
    bidding: 'Un’offerta di {amount} finisce in media con l’edificio {building} per {pays}.',
    selling: 'L’edificio {building} qui rende circa {cheque}, l’edificio {other} circa {otherCheque}.',
    less: 'L’altra strada vince {lost} partita su cento in meno. | L’altra strada vince {lost} partite su cento in meno.',
    even: 'Le due strade si equivalgono.',
    warning: {
      spent:
        'Dopo questa offerta non ti resta nulla per i {count} turni che vengono: prenderesti sempre l’edificio meno caro.',
      wasted:
        'Qui il tuo edificio migliore renderebbe al massimo {count}. Possono ancora uscire assegni più grandi.',
    },
  },
} as const;
