import type { RulesText } from '../../../../renderer/games/game-renderer.ts';

export default {
  title: 'Come si gioca a Goofspiel',
  summary:
    'Si scopre un premio dopo l’altro, e tutti fanno un’offerta nello stesso momento. Ogni offerta si può fare una volta sola. L’arte sta nell’indovinare quanto vale per gli altri.',
  sections: [
    {
      title: 'Di che cosa si tratta',
      paragraphs: [
        'I premi sono numerati da 1 a 13 e valgono altrettanti punti. Escono uno alla volta, in un ordine che nessuno conosce.',
        'Tutti hanno le stesse offerte, da 1 a 13. Ogni offerta si spende una volta sola, qualunque cosa porti. Vince chi alla fine ha più punti.',
      ],
    },
    {
      title: 'Un turno',
      paragraphs: [
        'Tutti scelgono un’offerta in segreto. Quando tutti hanno scelto, le offerte si scoprono insieme, e la più alta prende ciò che è sul tavolo.',
      ],
      clarifications: [
        { decision: 'G1', text: 'Finché non hanno scelto tutti, puoi riprendere la tua offerta.' },
      ],
    },
    {
      title: 'Offerte uguali',
      paragraphs: [
        'Se le offerte più alte sono uguali, nessuno prende il premio, nemmeno un’offerta più bassa. Resta dov’è, e il turno dopo si gioca per tutto ciò che è sul tavolo.',
      ],
      clarifications: [{ decision: 'G2', text: 'Ciò che resta dopo l’ultimo turno non va a nessuno.' }],
    },
    {
      title: 'Che cosa è scoperto e che cosa no',
      paragraphs: [
        'Sono nascosti solo l’ordine dei premi che devono uscire e, finché non hanno scelto tutti, le offerte degli altri. Con «Nessuno» si vede l’ultimo turno, con «Promemoria» si possono rivedere anche i precedenti.',
      ],
      clarifications: [
        {
          decision: 'G3',
          text: 'Le offerte spese restano scoperte, quindi tutti vedono che cosa rimane agli altri.',
        },
      ],
    },
    {
      title: 'La fine',
      paragraphs: [
        'La partita finisce quando tutte le offerte sono spese. L’edizione breve ha sette premi, e sette offerte a testa.',
      ],
      clarifications: [{ decision: 'G4', text: 'A parità di punti la vittoria si divide.' }],
    },
  ],
} as const satisfies RulesText;
