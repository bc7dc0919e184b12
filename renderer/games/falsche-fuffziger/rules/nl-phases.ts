import type { RulesSection } from '../../game-renderer.ts';

/** The six phases of a round, each with an example. */
export const phases = [
  {
    title: 'Fase 1: inspectie',
    paragraphs: [
      'Er gaan twee inspectiekaarten open, in de eerste ronde maar één. Na de laatste kaart wordt de hele stapel meteen omgekeerd, zonder te schudden, en komt alles nog eens in dezelfde volgorde.',
      'Wat een kaart doet, hangt af van wat erop staat:',
    ],
    list: [
      'Een muntsymbool of de groene 150: één muntenveiling in deze ronde. Alleen de eerste drie symbolen van het spel doen niets.',
      'Het kleinste type in het spel: het wordt gesloopt. Alle persen die het tonen, leveren sloopgeld op, alle biljetten van die kleur ben je kwijt, te koop is het niet meer. Dan komt er nog een kaart.',
      'Een ander type: niets. Maar met vijf of zes spelers is het één muntenveiling extra, zolang het type in het spel is.',
    ],
    clarifications: [
      {
        decision: 'X5',
        text: 'Telt een kaart met vijf of zes spelers als muntsymbool, dan telt hij ook mee bij de eerste drie, die niets doen.',
      },
      {
        decision: 'X6',
        text: 'Een type is in het spel tot het gesloopt wordt, of iemand zo’n pers heeft of niet.',
      },
      {
        decision: 'X14',
        text: 'Wordt een type gesloopt, dan ziet iedereen om welke persen het gaat en wat ze opleveren. Hoeveel biljetten iemand moet inleveren, blijft geheim.',
      },
    ],
  },
  {
    title: 'Voorbeeld: een inspectie',
    paragraphs: [
      'Vijfde ronde, vier spelers. Er zijn al 8 kaarten opengegaan, waaronder meer dan drie symbolen. Nu komen er een muntsymbool en de 10. De 10 is het kleinste type, dus die gaat eruit, en er gaat nog een kaart open.',
      'De stapel is op en wordt omgekeerd. Weer komt eerst de 20, alleen is dat nu het kleinste type: ook gesloopt. Nog een kaart: de 100. Die doet niets.',
      'Anna heeft twee 10’en en een 20 liggen. Dat brengt haar 2 + 2 + 4 = 8 aan echt geld op. Haar drie biljetten van 10 is ze kwijt, voor niets.',
    ],
    table: {
      head: ['Kaart', 'Wat er gebeurt'],
      rows: [
        ['Muntsymbool', 'één muntenveiling'],
        ['10', 'gesloopt, 2 per pers'],
        ['20', 'gesloopt, 4 per pers'],
        ['100', 'niets'],
      ],
    },
  },
  {
    title: 'De agenda van de inspecteur',
    paragraphs: [
      'Omdat de volgorde zich herhaalt en altijd het kleinste type eraan gaat, heeft de inspecteur een vaste agenda. Tel de inspectiekaarten vanaf het begin, dan weet je ongeveer wanneer een type aan de beurt is.',
      'Als de 150’en eraan gaan, is het spel meteen uit, uiterlijk in ronde 12. Kapotte persen en gesloopte typen brengen extra kaarten, en met elke kaart komt het einde dichterbij.',
    ],
    table: {
      head: ['Type', 'Gesloopt met kaart'],
      rows: [
        ['10', '7–10'],
        ['20', '11–15'],
        ['50', '17–20'],
        ['100', '21–25'],
        ['150', '26'],
      ],
    },
  },
  {
    title: 'Fase 2: ombouwen, verkopen, drukken',
    paragraphs: [
      'Om de beurt beslist iedereen over de eigen persen. Is er daarbij een kapotgegaan, dan gaat er na de laatste speler nog een inspectiekaart open, ook bij meer kapotte persen maar één. Die werkt als in fase 1 en kan zelfs een type slopen.',
      'Elke ronde doet elke pers een van deze drie dingen:',
    ],
    list: [
      'Ombouwen: je draait hem om, één keer in zijn leven. Iedereen ziet meteen wat het wordt. Deze ronde drukt hij niet en kun je hem niet verkopen. Is hij kapot, dan krijg je de sloopprijs van de voorkant.',
      'Verkopen: de bank betaalt de prijs van de kant die boven ligt.',
      'Drukken: je krijgt één biljet van de kleur die boven ligt, met ×2 krijg je er twee.',
    ],
    clarifications: [
      {
        decision: 'X7',
        text: 'Ombouwen en verkopen kan door elkaar, één pers tegelijk; na elke pers kun je opnieuw nadenken. Ben je klaar, dan drukken al je andere persen. Dat kost niets en kan nooit kwaad.',
      },
      {
        decision: 'X8',
        text: 'Persen die verkocht, kapot of gesloopt zijn, komen niet meer terug in het spel.',
      },
    ],
  },
  {
    title: 'Voorbeeld: Ben en zijn persen',
    paragraphs: [
      'Ben heeft een 10, twee 20’en en een 100. Hij bouwt één 20 om: het is een 50 ×2, die vanaf de volgende ronde elke keer twee biljetten van 50 drukt. Nu durft hij wel en bouwt ook de 10 om. Kapot; dat levert 2 op.',
      'De 20’en maken het niet lang meer, dus verkoopt hij de andere voor 8. Ten slotte drukt de 100 een biljet van 100. Ben heeft 10 meer aan echt geld. En door hem gaat er straks nog een inspectiekaart open.',
    ],
    table: {
      head: ['Pers', 'Ben', 'Resultaat'],
      rows: [
        ['20', 'bouwt om', '50 ×2'],
        ['10', 'bouwt om', 'kapot, levert 2 op'],
        ['20', 'verkoopt', 'levert 8 op'],
        ['100', 'drukt', 'een biljet van 100'],
      ],
    },
  },
  {
    title: 'Fase 3: muntenveilingen',
    paragraphs: [
      'Vóór elke veiling gaat de dobbelsteen naar links. Wie hem krijgt, is startspeler en gooit: zoveel munten zijn er samen te koop. Elke 2 levert een extra veiling op, hoogstens twee per ronde. Is er geen veiling, dan gaat de dobbelsteen één keer verder.',
      'Wat je legt, blijft open voor je liggen. De laatste betaalt zijn hele inzet en krijgt de munten. Alle anderen nemen hun inzet terug. Het gaat zo:',
    ],
    list: [
      'Openen: de startspeler legt biljetten van één kleur, zoveel als hij wil, of echt geld, minstens 5. Nooit allebei tegelijk.',
      'Meegaan: met de klok mee legt ieder ander precies hetzelfde, of doet niet meer mee.',
      'Is iedereen aan de beurt geweest, dan opent de volgende met de klok mee die nog meedoet: weer biljetten van een kleur of echt geld, boven op wat er al ligt.',
      'Afhaken: dat kan altijd, ook in plaats van openen. Je doet dan niet meer mee tot deze veiling voorbij is.',
    ],
    clarifications: [
      {
        decision: 'X9',
        text: 'Na wie het laatst heeft geopend, opent met de klok mee de volgende die nog meedoet.',
      },
      {
        decision: 'X10',
        text: 'Ook de startspeler mag afhaken. Ben jij als enige over en ligt er nog niets, dan moet je toch iets leggen voor de munten, of ook afhaken; dan blijven ze in de bank.',
      },
      {
        decision: 'X16',
        text: 'Ook vóór de extra veilingen gaat de dobbelsteen verder. Zo staat het in de regels; in het voorbeeld van het regelboekje blijft hij liggen.',
      },
    ],
  },
  {
    title: 'Voorbeeld: vier munten',
    paragraphs: [
      'Anna krijgt de dobbelsteen, gooit een 4 en opent met twee biljetten van 20. Ben gaat mee. Clara heeft er maar één en doet niet meer mee. David gaat mee. Dan opent Ben: 10 aan echt geld. David gaat mee; Anna heeft niets en haakt af.',
      'Nu is David aan zet, en hij opent met een biljet van 50. Ben haakt af. David betaalt dus twee biljetten van 20, één van 50 en 10 aan echt geld, en krijgt 4 munten. Anna en Ben nemen hun inzet terug.',
    ],
    table: {
      head: ['Wie', 'Wat', 'Legt'],
      rows: [
        ['Anna', 'opent', '2 × 20'],
        ['Ben', 'gaat mee', '2 × 20'],
        ['Clara', 'haakt af', '–'],
        ['David', 'gaat mee', '2 × 20'],
        ['Ben', 'opent', '10 echt geld'],
        ['David', 'gaat mee', '10 echt geld'],
        ['Anna', 'haakt af', '–'],
        ['David', 'opent', '1 × 50'],
        ['Ben', 'haakt af', '–'],
      ],
    },
  },
  {
    title: 'Fase 4: witwassen',
    paragraphs: [
      'Er ligt één witwaskaart open. Iedereen neemt stiekem biljetten, echt geld, allebei of niets in de vuist; een biljet telt voor het getal dat erop staat. Is iedereen klaar, dan gaan alle vuisten tegelijk open.',
      'De hoogste som krijgt de kaart als die het minimumbod haalt, en wordt betaald. Zijn er gelijke, dan gaat de kaart naar wie het eerst aan de beurt zou zijn. Alle anderen houden hun bod.',
      'Dan gaat de volgende kaart open. De fase is voorbij zodra iemand zijn tweede kaart van deze ronde heeft of niemand het minimumbod haalt. De kaart die dan open ligt, wacht op de volgende ronde.',
      'Pas nu krijgen de winnaars het echte geld van hun kaarten; tijdens de fase kun je er nog niet mee bieden. Is de laatste witwaskaart verkocht, dan is het spel meteen uit.',
    ],
    clarifications: [
      {
        decision: 'X11',
        text: 'Ook als de laatste kaart het spel beëindigt, krijgt iedereen die deze ronde kaarten heeft gewonnen nog het geld ervan.',
      },
      {
        decision: 'A2',
        text: 'De app doet nooit iets voor je. Ook zonder geld doe je zelf je lege bod; dat het leeg is, weet niemand tot de vuisten opengaan.',
      },
    ],
  },
  {
    title: 'Voorbeeld: twee kaarten',
    paragraphs: [
      'Anna is startspeler, de kaart 44 → 90 ligt open. Anna biedt twee biljetten van 20 en 5 aan echt geld, Ben een biljet van 50, Clara twee biljetten van 20 en 10 aan echt geld. De vuist van David is leeg.',
      'Ben en Clara hebben allebei 50. Vanaf Anna met de klok mee komt Ben eerst: hij betaalt zijn 50. De volgende kaart is 51 → 100. Anna biedt weer 45, Clara weer 50; Ben en David bieden niets.',
      'Niemand haalt de 51, dus is de fase voorbij en blijft de kaart liggen. En nu krijgt Ben zijn 90.',
    ],
    table: {
      head: ['Wie', '44 → 90', '51 → 100'],
      rows: [
        ['Anna', '45', '45'],
        ['Ben', '50', '–'],
        ['Clara', '50', '50'],
        ['David', '–', '–'],
      ],
    },
  },
  {
    title: 'Fase 5: persen kopen',
    paragraphs: [
      'Om de beurt koop je zoveel persen als je wilt, van elk type dat nog in het spel is, zolang er zijn. Betalen gaat alleen met echt geld. Welke je krijgt, is toeval; de achterkant ziet niemand. Ze werken vanaf de volgende ronde.',
      'Een voorbeeld: David heeft 85. Hij koopt een 50 en twee 20’en, dat is 30 + 10 + 10 = 50, en houdt 35 over.',
    ],
  },
  {
    title: 'Fase 6: algemeen witwassen',
    paragraphs: [
      'Iedereen mag zoveel biljetten voor echt geld wisselen als hij wil: 3 voor een 10, 8 voor een 20, 20 voor een 50, 45 voor een 100 en 70 voor een 150. Veel is het niet, maar het is zeker. Dan begint de volgende ronde; de startspeler blijft.',
      'Een voorbeeld: Anna heeft drie biljetten van 20 en één van 50. Ze wisselt dat van 50 en twee van 20, dat is 20 + 8 + 8 = 36 aan echt geld. Het derde bewaart ze voor de volgende muntenveiling.',
    ],
    clarifications: [
      {
        decision: 'X12',
        text: 'Iedereen kiest tegelijk, en wat je wisselt, komt niemand ooit te weten. Hier en in fase 4 kun je je keuze terugnemen zolang een ander nog kiest.',
      },
    ],
  },
] as const satisfies readonly RulesSection[];
