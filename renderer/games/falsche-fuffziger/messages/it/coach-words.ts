/** Quello che dice l’allenatore. Importi in supramilioni. */
export default {
  coach: {
    when: '{phase}, turno {round}',
    choice: {
      convert: 'Converti il {press}',
      sell: 'Vendi il {press} per {price}',
      finish: 'Stampa e chiudi il turno',
      match: 'Segui',
      bid: 'Offri {sum}: {money}',
      buy: 'Compra {presses}',
      launder: 'Cambia {notes}',
      back: 'Riprendi',
    },
    alone: 'Non hai altra scelta.',
    offer: {
      got: {
        bid: 'Un’offerta di {sum} prende la carta ({brings}) {odds} volte su 100. La tua offerta altrimenti varrebbe circa {gives}.',
        lay: 'Aprire con {lay} prende le monete {odds} volte su 100. La tua puntata altrimenti varrebbe circa {gives}.',
        match:
          'Seguire prende le monete {odds} volte su 100. La tua puntata altrimenti varrebbe circa {gives}.',
      },
      always: {
        bid: 'Un’offerta di {sum} prende di sicuro la carta ({brings}). La tua offerta altrimenti varrebbe circa {gives}.',
        lay: 'Aprire con {lay} prende di sicuro le monete. La tua puntata altrimenti varrebbe circa {gives}.',
        match: 'Seguire prende di sicuro le monete. La tua puntata altrimenti varrebbe circa {gives}.',
      },
      never: {
        bid: 'Un’offerta di {sum} non prende quasi mai la carta.',
        lay: 'Aprire con {lay} non prende quasi mai le monete.',
        match: 'Seguire non prende quasi mai le monete.',
      },
      nothing: 'Se non offri niente, tieni quello che hai.',
      drop: 'Se ti ritiri, tieni quello che hai.',
      raise: 'Ma chi vuole le monete deve pagare tanto di più.',
    },
    gain: 'Alla fine hai circa {count} moneta in più che con “{other}”. | Alla fine hai circa {count} monete in più che con “{other}”.',
    half: 'Alla fine hai circa mezza moneta in più che con “{other}”.',
    real: 'Alla fine hai circa {more} in più di denaro vero che con “{other}”, e i più ricchi ricevono monete per questo.',
    odds: 'Vinci più spesso che con “{other}”.',
    close: '“{other}” è più o meno uguale.',
    even: 'Le due scelte si equivalgono.',
    evenMore:
      'Vinci più o meno altrettanto spesso, ma alla fine hai circa {count} moneta in più. | Vinci più o meno altrettanto spesso, ma alla fine hai circa {count} monete in più.',
    /** Which of two offers is better, and why. */
    worth: {
      card: 'La carta vale la spesa.',
      coins: 'Le monete valgono la spesa.',
    },
    dear: {
      card: 'Per te la carta non vale tanto.',
      coins: 'Per te le monete non valgono tanto.',
    },
    cheaper: 'Non serve pagare di più.',
    oftener: 'Con la prima scelta vinci più spesso.',
    /** What a choice is good for, where that shows in later rounds. */
    later: {
      convert: 'Una volta convertito, il torchio nei prossimi turni stampa quasi sempre di più.',
      sell: 'Il torchio difficilmente renderà di più.',
      finish: 'I tuoi torchi stampano adesso, e convertire o vendere si può anche nel prossimo turno.',
      buy: 'I torchi nuovi stampano in ogni turno, dal prossimo in poi.',
      save: 'Con il denaro vero si vincono anche monete, e alla fine i più ricchi ne ricevono altre.',
      launder: 'Il denaro vero è al sicuro; le banconote possono non valere più nulla.',
      keep: 'Nelle offerte le banconote valgono più che a questo cambio.',
    },
    warning: {
      dear: 'Nel riciclaggio generale di questo turno renderebbero {worth}; la carta rende solo {brings}.',
      kept: 'L’ispettore può chiudere la partita nel prossimo turno: allora le banconote che tieni non valgono niente.',
      hoarded:
        'I torchi da {type} sono i prossimi a essere rottamati, e allora le banconote da {type} non valgono più niente. Cambia ora le tue {count}: rendono {worth}.',
      doomed: 'I torchi da {type} sono i prossimi a essere rottamati: forse non stamperanno mai.',
    },
  },
} as const;
