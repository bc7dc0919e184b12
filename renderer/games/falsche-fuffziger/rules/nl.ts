import type { RulesText } from '../../game-renderer.ts';
import { phases } from './nl-phases.ts';

export default {
  title: 'Zo speel je Falsche Fuffziger',
  summary:
    'Je bent valsemunter. Je persen drukken valse biljetten, witwassen maakt er echt geld van, en voor echt geld koop je betere persen. Wat je kunt missen, bied je voor zilveren munten, want die beslissen het spel. En intussen zit de inspecteur achter de kleinste persen aan.',
  sections: [
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
        'Fase 3, muntenveilingen: de laatste betaalt en krijgt de munten.',
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
        'Biljetten: vals, in dezelfde vijf kleuren. Je kunt ze niet voor andere biljetten wisselen.',
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
      clarifications: [
        { decision: 'X2', text: 'De bank heeft altijd genoeg biljetten, echt geld en munten.' },
      ],
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
          text: 'Aan het begin heeft niemand geld. Wie de eerste startspeler is, beslist het toeval, tenzij de gastheer vóór het spel een plaats aanwijst.',
        },
        {
          decision: 'X4',
          text: 'Op de doos staat tot en met zes, maar het regelboekje houdt bij vijf op. Met zes gelden hier de regels voor vijf.',
        },
      ],
    },
    ...phases,
    {
      title: 'Het einde',
      paragraphs: [
        'Het spel is meteen uit als de 150’en gesloopt en betaald zijn, of als de laatste witwaskaart verkocht is. Dan levert echt geld nog munten op: 6 voor het meeste, 4 voor het op één na meeste, 2 voor de derde plaats.',
        'Biljetten en persen zijn niets waard. De meeste munten winnen. Bij evenveel munten wint wie meer echt geld heeft; is ook dat gelijk, dan delen ze de overwinning.',
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
        'Hoeveel geld de anderen hebben, zegt de app nooit, ook niet met ‘Geheugensteun’. Daar staat alleen wat al open lag: wat er gedrukt, verkocht, betaald en geboden is, en de inspectiekaarten. Wie meer wil weten, moet meetellen.',
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
          text: 'Deze ronde en de vorige kun je opzoeken; van de inspectiekaarten alleen die van deze ronde. Wat ouder is, is weg, tenzij de tafel met ‘Geheugensteun’ speelt.',
        },
      ],
    },
    {
      title: 'Huisregels',
      paragraphs: ['Twee dingen kun je vóór het spel instellen:'],
      list: [
        '‘Wie begint’: willekeurig, of je kiest zelf een plaats.',
        '‘Hulp’: ‘Geen’, zoals aan een echte tafel, waar je de inspectiekaarten moet onthouden, of ‘Geheugensteun’, zodat niemand iets hoeft te onthouden. ‘Coach’ geeft ook advies.',
      ],
    },
    {
      title: 'Goed spelen',
      paragraphs: ['Een paar tips die meestal helpen:'],
      list: [
        'De drie persen waarmee je begint, kunnen niet kapotgaan, dus bouw ze gerust om. Gemiddeld wordt de helft van die 10’en een 20, en een derde een 10 ×2. Het kost je alleen de biljetten van één ronde.',
        'Een nieuwe pers heeft zich terugverdiend zodra hij één keer heeft gedrukt: een 50 kost 30, het biljet levert 20 op, en daarna kun je hem nog voor 20 verkopen. Bij elk type gaat het ongeveer zo.',
        'Een witwaskaart levert ongeveer het dubbele van het minimumbod op, algemeen witwassen nog geen helft van wat op je biljetten staat. Wat je in fase 6 zou wisselen, bied dat dus eerst in fase 4.',
        'Open jij een veiling, kies dan wat de anderen misschien niet hebben: een zeldzame kleur of een beetje echt geld. Wie alles in persen heeft gestoken, kan niet mee. En je betaalt alleen als je wint.',
        'Geef biljetten van het kleinste type het eerst uit, voordat de inspecteur ze komt halen.',
        'Onthoud de volgorde van de eerste tien inspectiekaarten. Later weet je dan wanneer er veilingen komen en welke pers je nog net op tijd verkoopt.',
        'Het meeste echte geld levert 6 munten op, meer dan welke veiling ook. Verkoop dus tegen het einde: een 150 brengt 70 op, gesloopt maar 30. Eentje met drie munten houd je misschien liever.',
      ],
    },
  ],
} as const satisfies RulesText;
