export default {
  coach: {
    when: {
      buying: 'Acquisti, turno {round}',
      selling: 'Vendite, turno {round}',
    },
    choice: {
      pass: 'Passa',
      bid: 'Offri {amount}',
      sell: 'Vendi il n. {building}',
    },
    alone: 'Non hai altra scelta.',
    free: 'Se passi, prendi gratis l’edificio {building}.',
    passing: 'Se passi, prendi l’edificio {building} per {pays}.',
    bidding: 'Se offri {amount}, prendi in media più o meno l’edificio {building}, per circa {pays}.',
    selling: 'Qui l’edificio {building} rende circa {cheque}, l’edificio {other} circa {otherCheque}.',
    save: 'Il denaro risparmiato vale di più nei turni seguenti.',
    saveLast: 'Il denaro che tieni conta alla fine.',
    worth: 'L’edificio migliore vale la spesa.',
    less: 'Forse alla fine hai un po’ meno, ma vinci più spesso.',
    keep: 'Ma l’edificio {other} ti serve di più in un turno seguente.',
    more: 'Vinci più o meno altrettanto spesso, ma così alla fine hai circa {more} in più.',
    even: 'Le due scelte si equivalgono.',
    warning: {
      spent:
        'Dopo questa offerta non ti resta nulla per i {count} turni che vengono: prenderesti sempre l’edificio che vale meno.',
      wasted:
        'Qui il tuo edificio migliore renderebbe al massimo {count}. Possono ancora uscire assegni più grandi.',
    },
  },
} as const;
