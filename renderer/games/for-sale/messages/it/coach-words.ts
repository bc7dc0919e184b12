export default {
  coach: {
    when: {
      buying: 'Acquisti, turno {round}',
      selling: 'Vendite, turno {round}',
    },
    choice: {
      pass: 'Passare',
      bid: 'Offrire {amount}',
      sell: 'Vendere il {building}',
    },
    alone: 'Non c’è altro da fare.',
    passing:
      'Passando prendi il {taken} per {paid}. Continuando a offrire finisci in media con il {won} per {cost}.',
    bidding:
      'Continuando a offrire finisci in media con il {won} per {cost}. Passando ora prendi il {taken} per {paid}.',
    selling: 'Il {building} qui rende circa {cheque}, il {other} circa {otherCheque}.',
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
