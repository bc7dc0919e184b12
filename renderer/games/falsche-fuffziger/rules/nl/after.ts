import type { RulesSection } from '../../../game-renderer.ts';

/** The end of the game, what is open, what can be set, and some advice. */
export const after = [
  {
    title: 'Het einde',
    paragraphs: [
      'Het spel is meteen uit als de 150’en gesloopt en betaald zijn, of als de laatste witwaskaart verkocht is. Dan levert echt geld nog munten op: 6 voor het meeste, 4 voor het op één na meeste, 2 voor de derde plaats.',
      'Biljetten en persen tellen niet. De meeste munten winnen. Bij evenveel munten wint wie meer echt geld heeft; is ook dat gelijk, dan delen ze de overwinning.',
      'Een voorbeeld: Anna is de rijkste en krijgt 6 munten, Ben en Clara zijn allebei tweede en krijgen er elk 4. Anna en Ben hebben dan 22 munten. Anna heeft meer geld, dus wint zij.',
    ],
    table: {
      head: ['Wie', 'Munten', 'Geld', 'Erbij', 'Totaal'],
      rows: [
        ['Anna', '16', '310', '6', '22'],
        ['Ben', '18', '240', '4', '22'],
        ['Clara', '17', '240', '4', '21'],
        ['David', '19', '90', '0', '19'],
      ],
    },
    clarifications: [
      {
        decision: 'X13',
        text: 'Wie evenveel heeft, deelt de betere plaats, en de plaats daarna vervalt: na twee tweedes komt een vierde, die niets krijgt. Ook zonder geld heb je een plaats.',
      },
    ],
  },
  {
    title: 'Wat open is en wat verborgen',
    paragraphs: [
      'Hoeveel geld de anderen hebben, zegt de app nooit, ook niet met ‘Terugkijken’. Daar staat alleen wat ooit open was: wat er gedrukt, verkocht, betaald en geboden is, en de inspectiekaarten. Wie meer wil weten, moet meetellen.',
    ],
    list: [
      'Open: ieders persen en munten, wat iemand ombouwt, verkoopt, drukt en koopt, wat er in een veiling ligt, de inspectiekaarten van deze ronde, de open witwaskaart, en hoeveel kaarten en persen er nog zijn.',
      'Alleen voor jou: je biljetten, je echte geld en wat je in fase 6 wisselt.',
      'Geheim tot iedereen gekozen heeft: de vuisten in fase 4. Daarna ziet iedereen ze allemaal, ook die niets hebben gewonnen.',
      'Voor niemand bekend: de achterkant van persen die nooit zijn omgebouwd, ook als ze verkocht of gesloopt zijn. En welke witwaskaarten ontbreken en in welke volgorde de stapels liggen.',
    ],
    clarifications: [
      {
        decision: 'A1',
        text: 'Wat in deze ronde en in de vorige open was, kun je nog eens lezen; van de inspectiekaarten alleen die van deze ronde. Wat ouder is, is weg, tenzij ‘Terugkijken’ aan staat.',
      },
    ],
  },
  {
    title: 'Huisregels',
    paragraphs: ['Twee dingen kun je vóór het spel instellen:'],
    list: [
      '‘Wie begint’: het lot beslist, of je kiest zelf een plaats.',
      '‘Terugkijken’: uit, zoals aan een echte tafel, waar je de inspectiekaarten moet onthouden, of aan, zodat niemand iets hoeft te onthouden.',
    ],
  },
  {
    title: 'Goed spelen',
    paragraphs: ['Een paar dingen die helpen, al is het niet altijd:'],
    list: [
      'De drie persen waarmee je begint, kunnen niet kapotgaan, dus bouw ze gerust om. Gemiddeld wordt de helft van die 10’en een 20, en een derde een 10 ×2. Het kost je alleen de biljetten van één ronde.',
      'Een nieuwe pers heeft zich terugverdiend zodra hij één keer heeft gedrukt: een 50 kost 30, het biljet levert 20 op, en daarna kun je hem nog voor 20 verkopen. Bij elk type gaat het ongeveer zo.',
      'Een witwaskaart levert ongeveer het dubbele van het minimumbod op, algemeen witwassen nog geen helft van wat op je biljetten staat. Wat je in fase 6 zou wisselen, bied dat dus eerst in fase 4.',
      'Leg jij in een veiling voor, kies dan wat de anderen misschien niet hebben: een zeldzame kleur of een beetje echt geld. Wie alles in persen heeft gestoken, kan niet mee. En je betaalt alleen als je wint.',
      'Geef biljetten van het kleinste type het eerst uit, voordat de inspecteur ze komt halen.',
      'Onthoud de volgorde van de eerste tien inspectiekaarten. Later weet je dan wanneer er veilingen komen en welke pers je nog net op tijd verkoopt.',
      'Het meeste echte geld levert 6 munten op, meer dan welke veiling ook. Verkoop dus tegen het einde: een 150 brengt 70 op, gesloopt maar 30. Eentje met drie munten houd je misschien liever.',
    ],
  },
] as const satisfies readonly RulesSection[];
