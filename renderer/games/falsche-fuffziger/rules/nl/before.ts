import type { RulesSection } from '../../../game-renderer.ts';

/** What the game is about, what is played with, and the set-up. */
export const before = [
  {
    title: 'Waar het om gaat',
    paragraphs: [
      'Persen drukken ronde na ronde valse biljetten. Met die biljetten bied je op witwaskaarten, die echt geld opleveren, en met echt geld koop je meer en grotere persen. Maar winnen doe je alleen met zilveren munten, en wat die kosten, kom je ergens anders tekort.',
      'De inspecteur bepaalt het tempo. Het ene type pers na het andere wordt gesloopt, van klein naar groot, en op dat moment zijn de biljetten ervan niets meer waard. Blijf dus niet te lang aan kleine dingen hangen.',
      'De naam is Duits: een ‘falscher Fuffziger’ is een vals vijftigje, maar ook iemand die je beter niet kunt vertrouwen.',
    ],
  },
  {
    title: 'Een ronde in zes regels',
    paragraphs: [
      'Een spel duurt zes tot twaalf rondes. ‘Om de beurt’ betekent altijd: eerst de startspeler, dan met de klok mee. Wie dat is, verandert: in fase 3 gaat de dobbelsteen verder. En dit zijn de zes fasen van een ronde:',
    ],
    list: [
      'Fase 1, inspectie: er gaan kaarten open die een muntenveiling opleveren of het kleinste type pers slopen.',
      'Fase 2, ombouwen, verkopen, drukken: om de beurt beslist iedereen wat elke pers doet.',
      'Fase 3, muntenveilingen: wie het langst volhoudt, betaalt en krijgt de munten.',
      'Fase 4, witwassen: iedereen biedt in het geheim op kaarten die echt geld opleveren.',
      'Fase 5, persen kopen: voor echt geld; ze drukken vanaf de volgende ronde.',
      'Fase 6, algemeen witwassen: de biljetten die je nog hebt, kun je wisselen, tegen een slechte koers.',
    ],
    clarifications: [
      {
        decision: 'X15',
        text: 'Ook als er maar één ding kan, omdat je niet kunt meegaan of geen pers hebt, doe je het zelf. Het is één tik. Deed de app het voor je, dan wisten de anderen wat je hebt.',
      },
    ],
  },
  {
    title: 'Persen, biljetten en munten',
    paragraphs: [
      'Alle bedragen zijn in supramiljoenen, wat dat ook mogen zijn; je ziet alleen het getal. Wat een pers bij verkoop opbrengt, brengt een biljet van die kleur in fase 6 ook op.',
    ],
    list: [
      'Persen: vijf typen in vijf kleuren, 10 geel, 20 oranje, 50 rood, 100 blauw en 150 groen. Een 20 drukt biljetten van 20, enzovoort.',
      'Biljetten: vals, in dezelfde vijf kleuren. Ze worden nooit voor andere biljetten gewisseld.',
      'Echt geld: elk heel bedrag. Je kunt er zoveel van inzetten als je wilt.',
      'Zilveren munten: daar gaat het om. Kopen kun je er niets mee.',
      'Witwaskaarten: 40, met de letters A tot en met D. Op elke staat wat je minstens moet bieden en wat hij oplevert: 44 → 90.',
      'Inspectiekaarten: 10. En een dobbelsteen met de ogen 2, 3, 3, 4, 4 en 5.',
    ],
    table: {
      head: ['Type', '10', '20', '50', '100', '150'],
      rows: [
        ['Kost', '4', '10', '30', '70', '110'],
        ['Verkoop', '3', '8', '20', '45', '70'],
        ['Sloop', '2', '4', '9', '20', '30'],
      ],
    },
    clarifications: [{ decision: 'X2', text: 'De bank heeft altijd genoeg biljetten, echt geld en munten.' }],
  },
  {
    title: 'Wat er op de achterkant staat',
    paragraphs: [
      'Elke pers heeft een achterkant die niemand kent. Eén keer in zijn leven mag je een pers omdraaien; daarna is hij wat de achterkant zegt, in kleur en in prijs. De tabel laat zien hoeveel er van elk type welke achterkant hebben.',
      '‘Groter’ is het eerstvolgende grotere type: achter een 20 is dat een 50. ‘×2’ drukt twee biljetten in plaats van één, maar levert bij verkoop en sloop niet meer op dan een gewone pers.',
      'Een 150 met drie munten drukt en verkoopt als elke andere 150. Maar wordt hij gesloopt, dan krijg je 3 munten in plaats van geld.',
    ],
    table: {
      head: ['Achterop', '10', '20', '50', '100', '150'],
      rows: [
        ['Kapot', '3', '3', '3', '2', '2'],
        ['Zelfde', '3', '6', '6', '3', '3'],
        ['Zelfde ×2', '6', '6', '6', '4', '4'],
        ['Groter', '9', '9', '9', '6', '–'],
        ['Groter ×2', '3', '3', '3', '3', '–'],
        ['3 munten', '–', '–', '–', '–', '3'],
        ['Samen', '24', '27', '27', '18', '12'],
      ],
    },
    clarifications: [
      {
        decision: 'X1',
        text: 'Bij de 100’en noemt het regelboekje er maar 3 met een 150 achterop; dan kom je op 15 van de 18 persen. Hier zijn het er 6: zo klopt de som, en het past bij de andere typen.',
      },
    ],
  },
  {
    title: 'Vóór het spel',
    paragraphs: [
      'Iedereen krijgt een 10, een 20 en een 50. Geen daarvan is kapot, en geen heeft de beste achterkant, het volgende type ×2. Alle andere persen worden per type geschud en zijn later te koop.',
      'De witwaskaarten worden per letter geschud en gestapeld, A bovenop, D onderop. Met drie of vier spelers gaan er van elke letter twee ongezien uit. De bovenste kaart gaat open.',
      'De stapel van de inspecteur: bovenop, geschud, drie muntsymbolen, de 20 en de 100. Daaronder, in het groen, de 150. Onderop, ook geschud, twee muntsymbolen, de 10 en de 50.',
      'Met drie spelers gaat het ook, maar dan is er weinig strijd om munten en kaarten. Leuker is het met een bot als vierde.',
    ],
    table: {
      head: ['Spelers', 'Witwaskaarten', 'Uit het spel'],
      rows: [
        ['3', '32', '2 per letter'],
        ['4', '32', '2 per letter'],
        ['5', '40', 'geen'],
        ['6', '40', 'geen'],
      ],
    },
    clarifications: [
      {
        decision: 'X3',
        text: 'Aan het begin heeft niemand geld. Wie de eerste startspeler is, beslist het lot, tenzij de gastheer vóór het spel een plaats aanwijst.',
      },
      {
        decision: 'X4',
        text: 'Op de doos staat tot en met zes, maar het regelboekje houdt bij vijf op. Met zes gelden hier de regels voor vijf.',
      },
    ],
  },
] as const satisfies readonly RulesSection[];
