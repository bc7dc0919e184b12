import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'De tafel ligt stil.',
    'disk-full':
      'De schijf van deze computer is vol. Alles tot nu toe is bewaard. Laat de app open en maak ruimte vrij; dan gaat het na een paar seconden automatisch verder.',
    disk: 'De schijf van deze computer heeft de laatste zet niet opgeslagen. Alles tot nu toe is bewaard. Laat de app open en controleer of de schijf er is en of erop geschreven kan worden; dan gaat de tafel na een paar seconden automatisch verder.',
    fault:
      'In de app ging iets mis. Alles tot nu toe is bewaard. Probeer het opnieuw; helpt dat niet, sluit de app dan af en start hem opnieuw.',
    guest:
      'De gastheer moet eerst iets in orde brengen. Alles tot nu toe is bewaard; daarna gaat het automatisch verder.',
  },
  pinLock: {
    tries: 'Eén verkeerde pincode {devices}. | {count} verkeerde pincodes {devices}.',
    devices: 'van één apparaat | van {count} apparaten',
    forGood:
      'Dat apparaat kan pas meedoen als je een nieuwe pincode instelt of hem weghaalt. Aan tafel merkt niemand er iets van. | Die apparaten kunnen pas meedoen als je een nieuwe pincode instelt of hem weghaalt. Aan tafel merkt niemand er iets van.',
    for: 'Dat apparaat kan pas over {time} meedoen, ook met een nieuwe pincode. Aan tafel merkt niemand er iets van. | Die apparaten kunnen pas over {time} meedoen, ook met een nieuwe pincode. Aan tafel merkt niemand er iets van.',
    renew: 'Nieuwe pincode instellen',
    admit: 'Dat apparaat binnenlaten | Die {count} apparaten binnenlaten',
    open: 'Pincode weghalen',
    later: 'Later',
    fresh: 'De nieuwe pincode is {pin}.',
  },
  link: {
    title: 'Een link naar een tafel',
    text: 'Deze link leidt naar {place}. Hij is op deze computer geopend, misschien door een webpagina. Ken je de gastheer daar, dan kun je de tafels bekijken.',
    look: 'Verbinden',
  },
  record: {
    title: 'Een opgeslagen spel',
    ask: 'Het bestand {name} is geopend met Auction Night. Het laat zien hoe een spel is afgelopen.',
    show: 'Tonen',
    early:
      'Dit spel is voortijdig beëindigd. Niemand heeft gewonnen en de kaarten blijven gesloten. Aan tafel: {names}.',
    why: {
      unreadable: '{name} kan niet worden gelezen. Staat het er nog, en mag je het openen?',
      'no-record': '{name} is geen opgeslagen spel van Auction Night, of het is beschadigd.',
      newer: '{name} komt uit een nieuwere versie van de app. Werk de app bij om het te bekijken.',
      unfinished: 'Het spel in {name} is niet uitgespeeld, dus er is geen score om te tonen.',
    },
  },
  problems: {
    title: 'Let op',
    dismiss: 'Verbergen',
    restore: 'Onbeschadigd deel herstellen',
    'table-damaged': {
      title: 'Een tafel kon niet worden geopend',
      titled: 'De tafel “{title}” kon niet worden geopend',
      text: 'Het bestand is beschadigd. Alles vóór de schade is heel en kan worden hersteld; de zetten erna zijn verloren. Het beschadigde bestand blijft ernaast bewaard.',
    },
    'table-unreadable': {
      title: 'Een tafel kon niet worden gelezen',
      titled: 'De tafel “{title}” kon niet worden gelezen',
      text: 'Het bestand komt misschien van een nieuwere versie van de app. Het is niet veranderd; werk de app bij om verder te spelen.',
      damaged:
        'Het bestand is leeg of vanaf het begin beschadigd, dus er kan niets worden hersteld. Het blijft bewaard in de map “tables”. Heb je een kopie, zet die daar dan neer en start de app opnieuw.',
      disk: 'De schijf kon het bestand niet lezen. Er is niets veranderd. Controleer of de schijf er is; de app probeert het automatisch opnieuw.',
    },
    'files-rewritten': {
      title: 'Bestanden van een tafel zijn verwijderd',
      titled: 'Bestanden van “{title}” zijn verwijderd',
      text: 'Iemand of een programma heeft ze verwijderd of veranderd terwijl de tafel open was. De app heeft ze opnieuw geschreven; er is niets verloren. Blijf van de map van de app af zolang er wordt gespeeld; misschien was het een opruim- of back-upprogramma.',
    },
    'network-refused': {
      title: 'Andere apparaten kunnen niet meedoen',
      text: 'Het systeem laat de app niet op het netwerk, dus hij werkt alleen op deze computer. Tafels en spellen zijn bewaard. Controleer de firewall; de app blijft het automatisch proberen.',
    },
    'secrets-damaged': {
      title: 'De pincode van een tafel kan niet worden gelezen',
      titled: 'De pincode van “{title}” kan niet worden gelezen',
      text: 'Het bestand met de pincode is beschadigd. Het spel zelf is heel. Stel een nieuwe pincode in.',
    },
    'record-not-saved': {
      title: 'Een afgelopen spel is niet opgeslagen',
      titled: 'Een afgelopen spel van “{title}” is niet opgeslagen',
      text: 'De schijf heeft het niet opgeslagen, of deze versie kan het niet naspelen. De tafel is niet gewist. Ligt het aan de schijf, dan blijft de app het automatisch proberen.',
    },
    'games-put-aside': {
      title: 'Een spel van een weggegooide tafel is bewaard',
      titled: 'Een spel van de weggegooide tafel “{title}” is bewaard',
      text: 'Het kon niet bij de afgelopen spellen worden bewaard. Daarom is het bestand van de tafel niet gewist; het staat onder een andere naam bij de andere tafels.',
    },
    disk: {
      title: 'Er kan niet op de schijf worden geschreven',
      text: 'Zolang dat zo is, kan er niets nieuws worden gespeeld. Wat is opgeslagen, blijft bewaard en kun je bekijken. Controleer of de schijf er is en of erop geschreven kan worden.',
    },
    houseFull: {
      title: 'Het huis is vol',
      text: 'Er zijn {count} verbindingen van andere apparaten open, meer kan niet, en {unused} daarvan spelen niet en kijken niet mee. De plaatsen aan tafel zijn veilig. Maak de ongebruikte vrij, of laat het spel sluiten waar niemand het gebruikt.',
      used: 'Er zijn {count} verbindingen van andere apparaten open, meer kan niet, en alle spelen of kijken mee. Niemand wordt eruit gezet. Laat het spel sluiten waar het niet nodig is.',
      free: 'Ongebruikte vrijmaken',
    },
    diskFull: {
      title: 'De schijf is vol',
      text: 'Zolang er geen ruimte is, kan er niets nieuws worden gespeeld. Wat is opgeslagen, blijft bewaard en kun je bekijken. Maak wat ruimte vrij.',
    },
  },
} satisfies Translation<typeof en>;
