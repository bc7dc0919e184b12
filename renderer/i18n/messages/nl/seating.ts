import type { Translation } from '../../languages.ts';
import type en from '../en/seating.ts';

export default {
  title: 'Plaatsnemen',
  name: 'Je naam',
  sit: 'Ga zitten',
  also: 'Dan ben je meteen klaar; met “Toch nog niet klaar” neem je dat terug.',
  full: 'Alle plaatsen zijn bezet. Je kunt meekijken, of wachten tot er een vrijkomt.',
  other: 'Andere manieren',
  mine: 'Had je hier al een plaats? Zeg welke, of voer de code in die je oude pagina toont.',
  watch: 'Alleen meekijken? Laat deze pagina open: zodra het spel begint, zie je de tafel.',
  addTitle: 'Wie speelt er nog op dit apparaat?',
  addText: 'Jullie geven het apparaat door; tussendoor verbergt een gordijn de kaarten.',
  theirName: 'Naam',
  looksLike: 'Makkelijk te verwarren met {name}, die hier al is. Je kunt de naam toch gebruiken.',
  renameDo: 'Opslaan',
  colour: 'Kleur',
  colours: { '0': 'Rood', '1': 'Blauw', '2': 'Geel', '3': 'Groen', '4': 'Roze', '5': 'Antraciet' },
  colourTaken: '{colour}, al van {name}',
} satisfies Translation<typeof en>;
