import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'De tafel staat stil.',
    'disk-full':
      'De schijf van deze computer is vol. Alles tot hier is bewaard. Laat de app open en maak ruimte vrij; dan gaat het na een paar seconden vanzelf verder.',
    disk: 'De schijf van deze computer nam de laatste zet niet aan. Alles tot hier is bewaard. Laat de app open en kijk of de schijf er is en beschreven kan worden; zodra dat lukt, gaat de tafel na een paar seconden vanzelf verder.',
    fault:
      'In de app ging iets mis. Alles tot hier is bewaard. Probeer het opnieuw; helpt dat niet, sluit de app dan af en start hem opnieuw.',
    guest:
      'De gastheer moet eerst iets in orde brengen. Alles tot hier is bewaard, en het gaat vanzelf verder.',
  },
  pinLock: {
    tries: 'Eén verkeerde pincode {devices}. | {count} verkeerde pincodes {devices}.',
    devices: 'van één apparaat | van {count} apparaten',
    forGood:
      'Wie een verkeerde heeft ingevoerd, blijft buiten tot je een nieuwe pincode instelt of zonder verdergaat. Aan tafel merkt niemand er iets van.',
    for: 'Wie een verkeerde heeft ingevoerd, blijft nog {time} buiten, ook met een nieuwe pincode. Aan tafel merkt niemand er iets van.',
    renew: 'Nieuwe pincode instellen',
    admit: 'Dat apparaat binnenlaten | Die {count} apparaten binnenlaten',
    open: 'Zonder pincode verder',
    later: 'Later',
    fresh: 'De nieuwe pincode is {pin}.',
  },
  link: {
    title: 'Een link naar een tafel',
    text: 'Een link leidt naar {place}. Hij is op deze computer geopend, misschien door een pagina in de browser. Weet je wie daar gastheer is, dan kun je de tafels bekijken.',
    look: 'Daar kijken',
  },
  record: {
    title: 'Een bewaard spel',
    ask: 'Het bestand {name} is geopend met Auction Night. Het laat zien hoe een spel is afgelopen.',
    show: 'Tonen',
    early:
      'Dit spel is voortijdig beëindigd. Niemand heeft gewonnen en de kaarten blijven gesloten. Aan tafel: {names}.',
    why: {
      unreadable: '{name} kan niet worden gelezen. Staat het er nog, en mag je het openen?',
      'no-record': '{name} is geen bewaard spel van Auction Night, of het is beschadigd.',
      newer: '{name} komt uit een nieuwere versie van de app. Werk deze bij om het te bekijken.',
      unfinished: 'Het spel in {name} is niet uitgespeeld, dus er is geen score om te tonen.',
    },
  },
  problems: {
    title: 'Vraagt om aandacht',
    dismiss: 'Verbergen',
    restore: 'Verder met wat heel is',
    'table-damaged': {
      title: 'Een tafel kon niet worden voortgezet',
      titled: 'De tafel “{title}” kon niet worden voortgezet',
      text: 'Het bestand is beschadigd. Wat vóór de schade staat is heel en kan worden voortgezet; de zetten erna zijn verloren. Het beschadigde bestand blijft ernaast bewaard.',
    },
    'table-unreadable': {
      title: 'Een tafel was niet te lezen',
      titled: 'De tafel “{title}” was niet te lezen',
      text: 'Het bestand komt misschien van een nieuwere versie van de app. Het is gelaten zoals het is; met een update van de app gaat het daar verder.',
      damaged:
        'Het bestand is leeg of vanaf het begin beschadigd, dus hier valt er niets van voort te zetten. Het blijft bewaard in de map “tables”. Heb je er een kopie van, zet die daar dan neer en start de app opnieuw.',
      disk: 'De schijf gaf het bestand niet. Er is niets veranderd. Kijk of de schijf er is; de app leest het bestand vanzelf opnieuw.',
    },
    'files-rewritten': {
      title: 'Bestanden van een tafel zijn verwijderd',
      titled: 'Bestanden van “{title}” zijn verwijderd',
      text: 'Iemand of een programma heeft ze verwijderd of veranderd terwijl de tafel open was. De app heeft ze opnieuw geschreven; er is niets verloren. Blijf van de map van de app af zolang er wordt gespeeld; misschien was het een opruim- of back-upprogramma.',
    },
    'network-refused': {
      title: 'Andere apparaten kunnen niet meedoen',
      text: 'Het systeem laat de app niet antwoorden op het netwerk, dus antwoordt hij alleen op deze computer. Tafels en spellen zijn bewaard. Controleer de firewall; de app probeert het vanzelf opnieuw.',
    },
    'secrets-damaged': {
      title: 'De pincode van een tafel is niet te lezen',
      titled: 'De pincode van “{title}” is niet te lezen',
      text: 'Het bestand met de pincode is beschadigd. Het spel zelf is heel. Stel een nieuwe pincode in.',
    },
    'record-not-saved': {
      title: 'Een afgelopen spel is niet bewaard',
      titled: 'Een afgelopen spel van “{title}” is niet bewaard',
      text: 'De schijf nam het niet aan, of deze versie kan het niet naspelen. De tafel is niet gewist. Ligt het aan de schijf, dan probeert de app het vanzelf opnieuw.',
    },
    'games-put-aside': {
      title: 'Een spel van een weggegooide tafel is bewaard',
      titled: 'Een spel van de weggegooide tafel “{title}” is bewaard',
      text: 'Het kon niet bij de afgelopen spellen worden bewaard. Daarom is het bestand van de tafel niet gewist; het staat onder een andere naam bij de andere tafels.',
    },
    disk: {
      title: 'De schijf kan niet worden beschreven',
      text: 'Zolang dat zo is, kan er niets nieuws worden gespeeld. Wat bewaard is, is te zien en blijft. Kijk of de schijf er is en beschreven kan worden.',
    },
    houseFull: {
      title: 'Het huis is vol',
      text: 'Er zijn {count} verbindingen van andere apparaten open, meer kan niet, en {unused} daarvan spelen niet en kijken niet toe. De plaatsen aan tafel zijn veilig. Maak de ongebruikte vrij, of laat het spel sluiten waar niemand het gebruikt.',
      used: 'Er zijn {count} verbindingen van andere apparaten open, meer kan niet, en ze spelen of kijken allemaal. Niemand wordt eruit gezet. Laat het spel sluiten waar het niet nodig is.',
      free: 'Ongebruikte vrijmaken',
    },
    diskFull: {
      title: 'De schijf is vol',
      text: 'Zolang er geen ruimte is, kan er niets nieuws worden gespeeld. Wat bewaard is, is te zien en blijft. Maak wat ruimte vrij.',
    },
  },
} satisfies Translation<typeof en>;
