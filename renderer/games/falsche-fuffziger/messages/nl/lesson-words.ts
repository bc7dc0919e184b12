import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'Waar het om gaat',
      text: 'Om zilveren munten: wie er aan het eind de meeste heeft, wint. Persen drukken biljetten, biljetten worden echt geld, en met allebei krijg je munten. Een ronde heeft zes fasen; de tafel toont welke er loopt.',
    },
    produce: {
      title: 'Fase 2: je persen',
      text: 'Elke pers drukt, wordt omgebouwd of verkocht. Ombouwen is omdraaien, één keer in zijn leven: de achterkant kent niemand, maar meestal is die beter. Je eerste drie kunnen niet kapotgaan.',
    },
    converted: {
      title: 'Omgebouwd',
      text: 'Vanaf nu is de pers wat er op de achterkant staat. Deze ronde rust hij, vanaf de volgende werkt hij. Op de knop staat wat je andere persen drukken.',
    },
    bid: {
      title: 'Fase 4: witwassen',
      text: 'De kaart toont het minimumbod en wat ze oplevert. Neem biljetten of geld in je vuist; alle vuisten gaan tegelijk open. Het hoogste bod betaalt en krijgt de kaart, de anderen houden hun bod.',
    },
    sealed: {
      title: 'In de vuist',
      text: 'Niemand ziet wat je gekozen hebt. Zolang er nog iemand kiest, kun je het terugnemen.',
    },
    won: {
      title: 'De kaart is van jou',
      text: 'Het echte geld komt pas aan het eind van de fase, dus bieden kun je er nog niet mee. Wie in een ronde de tweede kaart wint, beëindigt de fase.',
    },
    buy: {
      title: 'Fase 5: persen kopen',
      text: 'Persen koop je alleen met echt geld. Ze werken vanaf de volgende ronde, en hun achterkant kent niemand. Na één keer drukken heeft een pers zich meestal terugverdiend.',
    },
    general: {
      title: 'Fase 6: algemeen witwassen',
      text: 'Hier worden biljetten echt geld, maar tegen een slechte koers. Houd wat je nog wilt bieden, maar wissel wat binnenkort gesloopt wordt. Niemand ziet wat je wisselt.',
    },
    inspector: {
      title: 'Fase 1: inspectie',
      text: 'Elke ronde begint met twee inspectiekaarten. Een muntsymbool levert een muntenveiling op, alleen de eerste drie niet. Een kaart met het kleinste type sloopt al zijn persen en biljetten.',
    },
    auction: {
      title: 'Fase 3: muntenveiling',
      text: 'De dobbelsteen zegt om hoeveel munten het gaat. Eén speler opent, alle anderen leggen precies hetzelfde of haken af. De laatste betaalt zijn hele inzet; de anderen nemen die terug.',
    },
    lead: {
      title: 'Jij opent',
      text: 'Leg biljetten van één kleur, of minstens 5 aan echt geld. Neem wat de anderen misschien missen: een zeldzame kleur of een beetje echt geld.',
    },
    drop: {
      title: 'Deze keer zonder jou',
      text: 'Je hebt niet precies waarmee is geopend, dus je haakt af. Het kost je niets: je krijgt je inzet terug.',
    },
    order: {
      title: 'Alles komt terug',
      text: 'Er zijn tien inspectiekaarten, en ze komen steeds in dezelfde volgorde terug. Wie ze onthoudt, weet wanneer er veilingen komen en welk type als volgende gaat.',
    },
    scrapped: {
      title: 'Gesloopt',
      text: 'Alle persen van dit type hebben sloopgeld opgeleverd, en de biljetten ervan zijn weg. Nu is het volgende type het kleinste. Geef die biljetten het eerst uit.',
    },
    end: {
      title: 'Het einde nadert',
      text: 'Worden de 150’s gesloopt of is de laatste witwaskaart verkocht, dan is het meteen afgelopen. Het meeste echte geld levert 6 munten op, daarna 4 en 2. Biljetten en persen zijn niets waard.',
    },
  },
  tip: {
    convert: 'Een goed begin: draai één pers van {type} om.',
    print: 'Genoeg voor één beurt: druk nu met de andere.',
    bid: 'Een goed begin: bied {amount} in biljetten voor {real} echt geld.',
    skip: 'Een goed begin: bied niets en houd je biljetten.',
    lead: 'Een goed begin: open met één biljet van {type} en kijk wie er ook een heeft.',
    leadReal: 'Een goed begin: open met {amount} echt geld, minder kan niet.',
    match: 'Een goed begin: ga mee. Het kost je alleen iets als je wint.',
    drop: 'Een goed begin: haak af. Zo weinig munten zijn het nog niet waard.',
    buy: 'Een goed begin: koop één pers van {type}.',
    save: 'Een goed begin: houd je geld, geen pers is zo goedkoop.',
    launder: 'Een goed begin: wissel je biljetten van {type}. Die worden het eerst waardeloos.',
    keep: 'Een goed begin: houd je biljetten om te bieden.',
  },
} satisfies Translation<typeof english>;
