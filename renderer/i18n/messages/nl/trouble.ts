import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'De tafel staat stil.',
    'disk-full':
      'De schijf van deze computer is vol. Alles tot hier is bewaard. Maak ruimte vrij en probeer het dan opnieuw.',
    disk: 'De schijf van deze computer nam de laatste zet niet aan. Alles tot hier is bewaard. Kijk of de schijf er is en beschreven kan worden, en probeer het dan opnieuw.',
    fault:
      'In de app ging iets mis. Alles tot hier is bewaard. Probeer het opnieuw; helpt dat niet, sluit de app dan af en start hem opnieuw.',
    guest:
      'De gastheer moet eerst iets in orde brengen. Alles tot hier is bewaard, en het gaat vanzelf verder.',
  },
  pinLock: {
    tries: 'Eén verkeerde pincode {devices}. | {count} verkeerde pincodes {devices}.',
    devices: 'van één apparaat | van {count} apparaten',
    forGood:
      'Wie een verkeerde heeft ingevoerd, blijft buiten tot je een nieuwe pincode instelt. Aan tafel merkt niemand er iets van.',
    for: 'Wie een verkeerde heeft ingevoerd, blijft nog {time} buiten, ook met een nieuwe pincode; zonder pincode komt iedereen binnen. Aan tafel merkt niemand er iets van.',
    renew: 'Nieuwe pincode instellen',
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
} satisfies Translation<typeof en>;
