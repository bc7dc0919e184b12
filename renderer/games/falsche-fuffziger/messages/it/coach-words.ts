/** Quello che dice l’allenatore. Importi in supramilioni. */
export default {
  coach: {
    when: '{phase}, turno {round}',
    choice: {
      convert: '{press}: converti',
      sell: '{press}: vendi per {price}',
      finish: 'Stampa e chiudi il turno',
      match: 'Segui',
      bid: 'Offri {sum}: {money}',
      buy: 'Compra {presses}',
      launder: 'Cambia {notes}',
      back: 'Riprendi',
    },
    alone: 'Non si può fare altro.',
    offer: {
      got: {
        bid: 'Un’offerta di {sum} porta la carta ({brings}) in {odds} casi su 100; dai via ciò che più tardi renderebbe circa {gives}.',
        lay: 'Aprire con {lay} porta le monete in {odds} casi su 100; dai via ciò che più tardi renderebbe circa {gives}.',
        match:
          'Seguire porta le monete in {odds} casi su 100; dai via ciò che più tardi renderebbe circa {gives}.',
      },
      always: {
        bid: 'Un’offerta di {sum} porta la carta ({brings}) in ogni caso; dai via ciò che più tardi renderebbe circa {gives}.',
        lay: 'Aprire con {lay} porta le monete in ogni caso; dai via ciò che più tardi renderebbe circa {gives}.',
        match: 'Seguire porta le monete in ogni caso; dai via ciò che più tardi renderebbe circa {gives}.',
      },
      never: {
        bid: 'Un’offerta di {sum} non porta la carta.',
        lay: 'Aprire con {lay} non porta le monete.',
        match: 'Seguire non porta le monete.',
      },
      nothing: 'Senza offerta tieni quello che hai.',
      drop: 'Ritirarsi non costa niente.',
    },
    gain: 'Finisce con circa {count} moneta in più di «{other}». | Finisce con circa {count} monete in più di «{other}».',
    half: 'Finisce con circa mezza moneta in più di «{other}».',
    real: 'Finisce con circa {more} in più di denaro vero rispetto a «{other}», e ai più ricchi porta monete.',
    odds: 'Vince {count} partita su cento in più di «{other}». | Vince {count} partite su cento in più di «{other}».',
    close: '«{other}» è più o meno uguale.',
    less: 'L’altra scelta vince {count} partita su cento in meno. | L’altra scelta vince {count} partite su cento in meno.',
    even: 'Le due scelte sono più o meno uguali.',
    warning: {
      dear: 'Nel riciclaggio generale di questo turno renderebbero {worth}; la carta rende solo {brings}.',
      kept: 'L’ispettore può chiudere la partita nel prossimo turno: allora le banconote che tieni non contano niente.',
      doomed: 'Le presse da {type} sono le prossime a essere rottamate: forse non stamperanno mai.',
    },
  },
} as const;
