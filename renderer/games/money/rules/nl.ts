import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'Zo speel je Money!',
  summary:
    'Iedereen heeft een allegaartje aan bankbiljetten en wil hele valuta’s. Dus wordt er geruild: je legt allemaal een gedekt bod, het hoogste mag als eerste kiezen, en wat je weggeeft is misschien net wat een ander nodig heeft. Betaal zo weinig als kan, maar zoveel als moet.',
  sections: [
    {
      title: 'Waar het om gaat',
      paragraphs: [
        'Aan het eind van een potje tellen de biljetten van één valuta samen. Van alles een beetje is bijna niets waard; een valuta van 200 of meer telt helemaal. Alle drie de 20’s of alle drie de 30’s van een valuta leveren nog eens 100 op.',
        'Een spel heeft één of meer potjes, en wie over alles samen het meeste heeft, wint.',
      ],
    },
    {
      title: 'De kaarten',
      paragraphs: [
        'Er zijn zeven valuta’s met elk negen biljetten, zes gouden munten en voor iedereen één blufkaart. Elk biljet en elke munt heeft een serienummer, en geen nummer komt twee keer voor; het beslist bij gelijke stand.',
      ],
      list: [
        'Elke valuta: drie biljetten van 20, drie van 30, en één van 40, van 50 en van 60. Samen is dat 300.',
        'Gouden munten: zes, elk 10 waard. Ze horen bij geen enkele valuta.',
        'Blufkaart: niets waard. Hij gaat mee in een bod zodat niemand weet wat je van plan bent, en komt altijd bij je terug.',
      ],
      table: {
        head: ['Valuta', 'Serienummers'],
        rows: [
          ['Yen', '1–9'],
          ['Zweedse kroon', '10–18'],
          ['Roebel', '19–27'],
          ['Zwitserse frank', '28–36'],
          ['Euro', '37–45'],
          ['Pond sterling', '46–54'],
          ['Amerikaanse dollar', '55–63'],
          ['Gouden munten', '64–69'],
        ],
      },
      clarifications: [
        {
          decision: 'M1',
          text: 'Binnen een valuta lopen de nummers op met de waarde: eerst de drie 20’s, dan de 30’s, 40, 50 en 60. De blufkaart geldt als nummer 0.',
        },
      ],
    },
    {
      title: 'Vóór een potje',
      paragraphs: [
        'Met vijf spelers doet alles mee. Met vier blijft één valuta in de doos, met drie blijven er twee in. De kaarten worden geschud, en iedereen krijgt er zes en een blufkaart.',
        'Vier kaarten van de stapel komen open als rechterkavel, daarna vier als linkerkavel. Wat overblijft is de trekstapel.',
      ],
      table: {
        head: ['Spelers', 'Valuta’s', 'Trekstapel'],
        rows: [
          ['3', '5 van 7', '25'],
          ['4', '6 van 7', '28'],
          ['5', 'alle 7', '31'],
        ],
      },
      clarifications: [
        {
          decision: 'M2',
          text: 'Welke valuta’s niet meedoen beslist bij elk potje opnieuw het toeval, tenzij jullie ze voor het hele spel vastleggen. De tafel laat ze zien.',
        },
      ],
    },
    {
      title: 'Een ronde, deel één: bieden',
      paragraphs: [
        'Iedereen kiest tegelijk en in het geheim: welke handkaarten je maar wilt, zoveel je wilt, valuta’s en munten door elkaar, met of zonder blufkaart. De anderen zien alleen dat je klaar bent.',
        'Een bod is zoveel waard als de som van zijn getallen; de valuta’s maken niet uit. Je mag alles bieden wat je hebt. Wil je deze ronde liever overslaan, leg dan alleen de blufkaart: dan ruil je met niemand en niemand met jou.',
        'Als iedereen klaar is, gaan alle biedingen samen open. De blufkaarten gaan meteen terug naar hun eigenaar; de andere kaarten blijven liggen.',
      ],
      clarifications: [
        {
          decision: 'M3',
          text: 'Zolang iemand nog kiest, kun je je bod terugnemen en een ander leggen.',
        },
        {
          decision: 'M7',
          text: 'Een bod heeft minstens één kaart. De blufkaart alleen betekent in elke editie: overslaan.',
        },
        {
          decision: 'M8',
          text: 'Slaat iedereen over, dan wordt er niets geruild en gaat de ronde door met aanvullen.',
        },
      ],
    },
    {
      title: 'Een ronde, deel twee: ruilen',
      paragraphs: [
        'Het hoogste bod is eerst aan de beurt, dan het op één na hoogste, tot iedereen die meedoet één keer geweest is. In je beurt doe je één van drie dingen:',
      ],
      list: [
        'Een kavel nemen: alle kaarten ervan gaan naar je hand, en jouw bod komt op die plek. Het hoeven niet evenveel kaarten te zijn, en wie na jou komt kan jouw bod daar weghalen.',
        'Ruilen met iemand die nog niet geweest is: je neemt het bod dat daar ligt en laat het jouwe achter. De ander kan niet weigeren, maar is wel meteen daarna aan de beurt.',
        'Passen: je bod komt terug in je hand.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'De app doet nooit iets voor je, ook niet als er amper een keuze is: dat zou verraden wat je hebt. Wie als laatste aan de beurt is kan alleen een kavel nemen of passen, en beslist dat zelf.',
        },
      ],
    },
    {
      title: 'Om te onthouden',
      paragraphs: [
        'Alleen hele kavels en hele biedingen wisselen van eigenaar. Wie geweest is, zit deze ronde veilig: die kaarten kan niemand meer pakken.',
        'De volgorde ligt vast zodra de biedingen opengaan. Ruilen verandert daar niets aan, alleen schuift degene met wie geruild is naar voren.',
      ],
    },
    {
      title: 'Gelijke biedingen',
      paragraphs: [
        'Twee biedingen kunnen evenveel waard zijn. Dan beslissen de serienummers, en de tafel laat zien welk nummer het was. Hoe precies hangt van de editie af:',
      ],
      table: {
        head: ['Editie', 'Wie voorgaat'],
        rows: [
          ['Goldsieber, Gryphon', 'Het bod met het laagste serienummer. De blufkaart speelt geen rol.'],
          [
            'Italiaanse editie',
            'Biedingen met blufkaart gaan voor die zonder; onder meer van dezelfde soort beslist het laagste serienummer van de andere kaarten.',
          ],
        ],
      },
    },
    {
      title: 'Een ronde als voorbeeld',
      paragraphs: [
        'Rechts liggen 20 en 30 frank, 60 pond en een munt; links 20 en 20 euro, 40 kronen en 50 yen. Anna biedt 50 pond en 30 roebel, dus 80. Ben biedt 20 en 40 yen, Clara 30 euro en 30 kronen: elk 60. David legt alleen zijn blufkaart en slaat over.',
        'Anna is eerst. Bens laagste nummer is 2, op zijn 20 yen; dat van Clara is 14, op haar kronen. Ben zou dus tweede zijn en Clara derde.',
        'Anna verzamelt euro’s en kronen en ruilt met Clara. Clara heeft nu 50 pond en 30 roebel voor zich en is meteen aan de beurt, nog vóór Ben. Ze neemt de rechterkavel met de 60 pond; daar ligt nu haar 80.',
        'Ben is de laatste en neemt de linkerkavel: 130 voor zijn 60. Aan het eind liggen er aan elke kant twee kaarten, dus krijgen beide kavels er twee van de stapel.',
      ],
    },
    {
      title: 'Een ronde, deel drie: aanvullen',
      paragraphs: [
        'Als iedereen geweest is, wordt de rechterkavel van de stapel aangevuld tot vier kaarten, daarna de linkerkavel. Een kavel die al vier of meer kaarten heeft, krijgt niets. Dan begint een nieuwe ronde.',
      ],
    },
    {
      title: 'Het einde van een potje',
      paragraphs: [
        'De stapel kondigt het einde aan, en de tafel laat de laatste ronde vanaf het begin zien. In die ronde kan een kavel minder dan vier kaarten hebben.',
      ],
      table: {
        head: ['Editie', 'Wanneer de laatste ronde komt'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'De stapel is na het aanvullen leeg, ook als beide kavels vol geworden zijn.',
          ],
          [
            'Italiaanse editie',
            'De stapel was niet groot genoeg om beide kavels vol te maken. Komt hij precies uit, dan telt dat nog niet.',
          ],
        ],
      },
      clarifications: [
        {
          decision: 'M4',
          text: 'Een potje mag niet eeuwig duren: wordt er zes rondes achter elkaar niets getrokken, dan is de volgende ronde de laatste. Van een lege stapel wordt niets getrokken. Je kunt een ander aantal instellen; de tafel laat zien hoe ver het is.',
        },
        {
          decision: 'M5',
          text: 'De laatste ronde eindigt met het ruilen. Daarna wordt er niets meer aangevuld.',
        },
      ],
    },
    {
      title: 'Afrekenen',
      paragraphs: ['Alles in je hand telt, elke valuta apart:'],
      list: [
        '200 of meer: de hele som.',
        'Minder dan 200: de som min 100, maar nooit minder dan 0.',
        'Alle drie de 20’s of alle drie de 30’s van één valuta: 100 extra voor elke drieling, ook als de valuta zelf niets telt. De bonus helpt niet om aan de 200 te komen.',
        'Elke gouden munt: 10. Voor meer munten is er geen bonus.',
        'Alle negen biljetten van één valuta: 300 en twee drielingen, samen 500.',
      ],
      clarifications: [
        {
          decision: 'M10',
          text: 'Bij het afrekenen komen alle handen open te liggen, zodat iedereen kan narekenen. De afrekening blijft tot het eind van het spel te zien.',
        },
      ],
    },
    {
      title: 'Een hand, afgerekend',
      paragraphs: ['Twee drielingen, en alleen de dollars halen de 200:'],
      table: {
        head: ['Kaarten', 'Som', 'Telt'],
        rows: [
          ['Euro 20 20 20', '60', '0'],
          ['Frank 20 30 30 30', '110', '10'],
          ['Dollar 20 30 30 40 50 60', '230', '230'],
          ['Eén munt', '10', '10'],
          ['Drie gelijke: euro, frank', '–', '200'],
          ['Samen', '–', '450'],
        ],
      },
    },
    {
      title: 'Nog een hand',
      paragraphs: ['Ook een valuta die zelf niets telt, kan een drieling opleveren:'],
      table: {
        head: ['Kaarten', 'Som', 'Telt'],
        rows: [
          ['Dollar 30 30 30', '90', '0'],
          ['Euro 60 40 30', '130', '30'],
          ['Yen 60 40 30 30 30 20', '210', '210'],
          ['Vier munten', '40', '40'],
          ['Drie gelijke: dollar, yen', '–', '200'],
          ['Samen', '–', '480'],
        ],
      },
    },
    {
      title: 'Het hele spel',
      paragraphs: [
        'Goldsieber en de Italiaanse editie spelen drie potjes, Gryphon één. De totalen worden opgeteld; het hoogste wint.',
      ],
      clarifications: [
        {
          decision: 'M9',
          text: 'In elke editie kun je één tot negen potjes spelen. Na de afrekening begint het volgende automatisch. Bij gelijke totalen is de overwinning gedeeld.',
        },
      ],
    },
    {
      title: 'Wat open is en wat verborgen',
      paragraphs: [
        'Je hand en je bod ken je alleen zelf, tot de biedingen opengaan. Dan liggen ze kaart voor kaart open, en je ziet ook wie de blufkaart in het bod had. De kavels, de grootte van de stapel en de valuta’s die niet meedoen zijn altijd open; de volgorde van de stapel kent niemand.',
        'Wie liever uit het geheugen speelt, kiest bij ‘Hulp’ voor ‘Geen’. Met ‘Geheugensteun’ kan iedereen opzoeken wat al open lag. Met ‘Coach’ mag iedereen ook vragen wat de meester zou doen.',
      ],
      clarifications: [
        {
          decision: 'M6',
          text: 'Hoeveel kaarten iemand heeft, blijft verborgen. Alleen met ‘Geheugensteun’ staat het aantal erbij zolang iedereen zijn bod kiest; al gelegde kaarten tellen mee.',
        },
        {
          decision: 'A1',
          text: 'Deze ronde en de vorige kan iedereen opzoeken; even wegkijken kan dus geen kwaad. Oudere rondes zijn weg, tenzij de tafel met ‘Geheugensteun’ speelt; de afrekeningen blijven.',
        },
      ],
    },
  ],
} as const satisfies RulesText;
