import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'Zo speel je For Sale',
  summary:
    'Eerst koop je gebouwen, daarna verkoop je ze weer. In het begin biedt iedereen op wat er op tafel ligt en hoopt weinig te betalen. Later biedt iedereen in het geheim een gebouw aan en hoopt op een dikke cheque. De kunst is om op het juiste moment te stoppen.',
  sections: [
    {
      title: 'Waar het om gaat',
      paragraphs: [
        'Het spel heeft twee delen. In het eerste geef je geld uit aan gebouwen, in het tweede maak je van elk gebouw een cheque. Wie aan het eind het meeste heeft, cheques en overgebleven geld samen, wint.',
        'In elke ronde krijgt iedereen precies één gebouw, en later precies één cheque. Niemand valt dus buiten de boot; de vraag is alleen wie wat krijgt en wat het kost.',
      ],
    },
    {
      title: 'Het materiaal',
      paragraphs: ['Bedragen staan hier in duizenden: 7 betekent 7.000 dollar.'],
      list: [
        '30 gebouwen met de nummers 1 tot en met 30, van kartonnen doos tot ruimtestation. Hoe hoger het nummer, hoe meer het gebouw waard is. Geen nummer komt twee keer voor.',
        '30 cheques: twee van 0, en twee van elk bedrag van 2 tot en met 15. Van 1 is er geen.',
        'Geld: 60 fiches van 1 en 12 fiches van 2.',
      ],
      clarifications: [
        {
          decision: 'F1',
          text: 'Alleen het bedrag telt, niet uit welke fiches het bestaat. De bank wisselt, dus je kunt elk heel bedrag bieden dat je hebt.',
        },
      ],
    },
    {
      title: 'Vóór het spel',
      paragraphs: [
        'Iedereen krijgt evenveel geld. Gebouwen en cheques worden apart geschud. Met drie of vier spelers gaat van allebei een deel ongezien uit het spel. De cheques wachten op het tweede deel.',
      ],
      table: {
        head: ['Spelers', 'Geld per speler', 'Uit het spel', 'Rondes per deel'],
        rows: [
          ['3', '18', 'elk 6', '8'],
          ['4', '18', 'elk 2', '7'],
          ['5', '14', 'geen', '6'],
          ['6', '14', 'geen', '5'],
        ],
      },
      clarifications: [
        {
          decision: 'F2',
          text: 'Eigenlijk begint wie in het grootste huis woont. Hier beslist het toeval, tenzij de gastheer vóór het spel een plaats aanwijst.',
        },
      ],
    },
    {
      title: 'Deel één: kopen',
      paragraphs: [
        'Er worden evenveel gebouwen opengelegd als er spelers zijn; aan het eind van de ronde heeft iedereen er één. De startspeler begint, daarna gaat het met de klok mee, zo vaak rond als nodig is, tot er nog maar één speler meedoet.',
        'Ben je aan de beurt, dan kun je twee dingen doen:',
      ],
      list: [
        'Bieden: meer dan het hoogste bod tot nu toe, in hele duizenden en hoogstens zoveel als je hebt. Wat al voor je ligt, telt mee: om van 3 naar 5 te gaan, leg je er 2 bij.',
        'Passen: je doet deze ronde niet meer mee, neemt het minst waardevolle gebouw van tafel en krijgt een deel van je bod terug.',
      ],
      clarifications: [
        {
          decision: 'F7',
          text: 'Ook de startspeler mag meteen passen. Een eerste bod is minstens 1. Biedt er helemaal niemand, dan krijgt de laatste speler het waardevolste gebouw gratis.',
        },
        {
          decision: 'F4',
          text: 'Kun je niet meer overbieden, dan kun je alleen passen. Ook dat doe je zelf; de app past niet voor je.',
        },
        {
          decision: 'F3',
          text: 'Wie het waardevolste gebouw heeft genomen, begint de volgende ronde, ook als niemand heeft geboden.',
        },
      ],
    },
    {
      title: 'Wat het kost',
      paragraphs: [
        'Wie als laatste overblijft, krijgt automatisch het waardevolste gebouw en betaalt het hele bod.',
        'Pas je, dan krijg je de helft van je bod terug, naar beneden afgerond; de rest gaat naar de bank. Heb je nog niet geboden, dan betaal je niets.',
      ],
      table: {
        head: ['Je bod', 'Je betaalt', 'Je krijgt terug'],
        rows: [
          ['1', '1', '0'],
          ['2', '1', '1'],
          ['3', '2', '1'],
          ['4', '2', '2'],
          ['5', '3', '2'],
          ['6', '3', '3'],
        ],
      },
      clarifications: [
        {
          decision: 'F5',
          text: 'Sommigen ronden liever naar boven af: bij een bod van 3 krijg je dan 2 terug en betaal je 1. Dat stel je in bij ‘Als je past’.',
        },
      ],
    },
    {
      title: 'Voorbeeld: kopen',
      paragraphs: [
        'Op tafel liggen 5, 12, 18 en 27. Anna begint en biedt 1, Ben biedt 3. Dat is Clara te veel: ze past zonder bod en neemt de 5 gratis. David biedt 4.',
        'Anna gaat naar 6. Ben past met zijn bod van 3: hij neemt de 12, betaalt 2 en krijgt er 1 terug. David legt nog 3 bij zijn 4, samen 7. Nu past ook Anna; de 18 kost haar 3, en 3 krijgt ze terug.',
        'Alleen David is nog over. Hij neemt de 27, betaalt alle 7 en begint de volgende ronde.',
      ],
      table: {
        head: ['Wie', 'Neemt', 'Bod', 'Betaalt', 'Terug'],
        rows: [
          ['Clara', '5', '–', '0', '0'],
          ['Ben', '12', '3', '2', '1'],
          ['Anna', '18', '6', '3', '3'],
          ['David', '27', '7', '7', '0'],
        ],
      },
    },
    {
      title: 'Deel twee: verkopen',
      paragraphs: [
        'Zijn alle gebouwen gekocht, dan wordt er verkocht. Er worden evenveel cheques opengelegd als er spelers zijn, en iedereen kiest in het geheim een van zijn gebouwen. Heeft iedereen gekozen, dan gaan ze samen open.',
        'Het hoogste gebouw krijgt de grootste cheque, het op één na hoogste de volgende, enzovoort. Verkochte gebouwen zijn uit het spel. Zo gaat het ronde na ronde door, tot niemand meer een gebouw heeft.',
        'Zolang iemand nog kiest, kun je je gebouw terugnemen en een ander kiezen. Geld heb je nu niet meer nodig; wat je overhoudt, telt aan het eind mee.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'De app doet nooit iets voor je. Ook je laatste gebouw verkoop je zelf: ging het automatisch, dan kon dat verraden wat je hebt.',
        },
      ],
    },
    {
      title: 'Voorbeeld: verkopen',
      paragraphs: [
        'Op tafel liggen cheques van 14, 6, 6 en 0. Anna verkoopt haar 18, Ben zijn 12, Clara haar 25 en David zijn 27.',
        'David krijgt de 14, Clara en Anna elk een 6; welke maakt niet uit. Voor Ben blijft de 0 over. En Clara baalt een beetje: een 13 had haar net zoveel opgeleverd als haar 25.',
      ],
      table: {
        head: ['Wie', 'Gebouw', 'Cheque'],
        rows: [
          ['David', '27', '14'],
          ['Clara', '25', '6'],
          ['Anna', '18', '6'],
          ['Ben', '12', '0'],
        ],
      },
    },
    {
      title: 'Het einde',
      paragraphs: [
        'Zijn alle gebouwen verkocht, dan telt iedereen zijn cheques en zijn overgebleven geld bij elkaar op. Het hoogste totaal wint. De afrekening legt alles open.',
        'Een voorbeeld: Anna heeft voor 52 aan cheques en 4 aan geld, Ben 54 en 2. Dat is elk 56. Anna wint, omdat ze meer geld over heeft.',
      ],
      clarifications: [
        {
          decision: 'F8',
          text: 'Bij gelijke totalen wint wie na het kopen het meeste geld overhield. Het bedrag telt, niet het aantal fiches.',
        },
        { decision: 'F6', text: 'Is ook het geld gelijk, dan delen ze de overwinning.' },
      ],
    },
    {
      title: 'Wat open is en wat verborgen',
      paragraphs: [
        'Wie liever uit het geheugen speelt, kiest bij ‘Hulp’ voor ‘Geen’. Met ‘Geheugensteun’ kan iedereen opzoeken wie wat heeft gekocht, verkocht en gekregen. Geld blijft ook dan verborgen; wie het wil weten, moet het uit de biedingen uitrekenen.',
      ],
      list: [
        'Open: wat er op tafel ligt, de biedingen van deze ronde, en wie gepast heeft en welk gebouw die nam. Ook hoeveel kaarten er nog in de stapels zitten en hoeveel gebouwen en cheques iedereen heeft.',
        'Alleen voor jou: hoeveel geld je hebt, en welke gebouwen en cheques.',
        'Geheim tot iedereen gekozen heeft: het gebouw dat iemand verkoopt. De anderen zien alleen dat er gekozen is.',
        'Voor niemand bekend: welke kaarten uit het spel zijn en in welke volgorde de stapels liggen.',
      ],
      clarifications: [
        {
          decision: 'F9',
          text: 'De vorige ronde blijft open tot de volgende is afgelopen: wie wat nam of verkocht, elk bod, wat er terugkwam, elke cheque. Zo mist niemand een uitslag.',
        },
        {
          decision: 'A1',
          text: 'Deze ronde en de vorige kan iedereen opzoeken. Wat ouder is, is weg, tenzij de tafel met ‘Geheugensteun’ speelt; pas de afrekening legt alles weer open.',
        },
      ],
    },
    {
      title: 'Huisregels',
      paragraphs: ['Drie dingen kun je vóór het spel instellen:'],
      list: [
        '‘Als je past’: de helft die terugkomt, wordt naar beneden afgerond, zoals in de uitgave van Überplay, of naar boven.',
        '‘Wie begint’: willekeurig, of je kiest zelf een plaats.',
        '‘Hulp’: ‘Geen’, zoals met echte kaarten, of ‘Geheugensteun’, zodat niemand iets hoeft te onthouden. Met ‘Coach’ mag iedereen ook vragen wat de meester zou doen.',
      ],
    },
    {
      title: 'Goed spelen',
      paragraphs: ['Een paar tips die meestal helpen:'],
      list: [
        'Let op de verschillen. Liggen de gebouwen dicht bij elkaar, neem dan het laagste en spaar je geld. Is er maar één slecht, bied dan net genoeg om niet als eerste te passen.',
        'De nummer twee doet vaak de beste zaken: die betaalt ongeveer het halve bod, de koper van het beste gebouw het hele.',
        'Wordt er naar beneden afgerond, dan kost passen met een oneven bod evenveel als met het even bod erboven: bij 3 en bij 4 betaal je 2.',
        'Zonder geld kun je alleen passen. Bewaar iets voor later; wat je overhoudt, telt aan het eind helemaal mee.',
        'Bij het verkopen gaat het er alleen om wie je verslaat. Ligt er een 0, dan is het vaak genoeg om niet de laagste te zijn; zijn de cheques bijna gelijk, doe dan je zwakste gebouw weg.',
        'Onthoud wat er verkocht is. Met vijf of zes spelers zijn alle 30 gebouwen in het spel, en vroeg of laat heb jij misschien het hoogste dat er nog is.',
      ],
    },
  ],
} as const satisfies RulesText;
