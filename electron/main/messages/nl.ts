import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  menu: {
    about: 'Over Auction Night',
    settings: 'Instellingen…',
    services: 'Voorzieningen',
    hide: 'Verberg Auction Night',
    hideOthers: 'Verberg andere',
    showAll: 'Toon alles',
    quit: 'Auction Night afsluiten',
    file: 'Bestand',
    host: 'Een tafel openen…',
    join: 'Meedoen via adres…',
    record: 'Opgeslagen spel openen…',
    savedGames: 'Opgeslagen spellen',
    history: 'Geschiedenis',
    close: 'Venster sluiten',
    edit: 'Bewerken',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    cut: 'Knippen',
    copy: 'Kopiëren',
    paste: 'Plakken',
    delete: 'Verwijderen',
    selectAll: 'Alles selecteren',
    view: 'Beeld',
    actualSize: 'Ware grootte',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    fullScreen: 'Volledig scherm',
    window: 'Venster',
    minimize: 'Minimaliseren',
    zoom: 'Vergroten of verkleinen',
    front: 'Alles naar voren halen',
    help: 'Help',
    rules: 'Spelregels',
    connectionHelp: 'Hulp bij de verbinding',
    diagnosis: 'Diagnose kopiëren',
    release: 'Controleren op updates…',
    developer: 'Voor ontwikkelaars',
    reload: 'Pagina opnieuw laden',
    devTools: 'Ontwikkelhulpmiddelen',
  },
  quitting: {
    question: 'Er zitten nog anderen aan je tafel.',
    detail:
      'De tafel draait op deze computer. Als je de app afsluit, moet iedereen wachten tot hij weer open is; er gaat niets verloren. Op de achtergrond blijft de tafel open.',
    keep: 'Op de achtergrond doorgaan',
    end: 'Voor iedereen afsluiten',
    cancel: 'Annuleren',
  },
  wayBack: {
    dock: 'Met een klik op de app in het Dock komt het venster terug.',
    icon: 'Klik op het pictogram naast de klok, misschien achter het pijltje daar, om het venster terug te halen.',
    taskbar:
      'Het venster wordt daarbij alleen geminimaliseerd; via de taakbalk, of door Auction Night opnieuw te starten, komt het terug.',
    start: 'Het venster is verborgen; start Auction Night opnieuw om het terug te halen.',
  },
  tray: { open: 'Auction Night openen', end: 'Voor iedereen afsluiten' },
  page: {
    failed: 'Auction Night kan niet worden getoond',
    detail:
      'Tafels en opgeslagen spellen blijven behouden. Helpt opnieuw proberen niet, sluit Auction Night dan af en start het opnieuw; helpt ook dat niet, installeer het dan nog een keer.',
    again: 'Opnieuw proberen',
  },
  release: {
    newer: 'Er is een nieuwere versie.',
    newerDetail:
      'Aan een tafel heeft iedereen dezelfde versie nodig; werk dus niet midden op de avond bij. Tafels en opgeslagen spellen blijven behouden.',
    open: 'Downloadpagina openen',
    later: 'Niet nu',
    newest: 'Dit is de nieuwste versie.',
    unreachable: 'Controleren op updates is niet gelukt.',
    unreachableDetail: 'Is deze computer online? Om te spelen hoeft dat niet.',
  },
  seatKeys: {
    damaged: 'Misschien zijn er sleutels van je plaatsen verloren.',
    detail:
      'Het bestand waarin de app ze bewaart, was beschadigd. Nog leesbare sleutels: {keys}. Het beschadigde bestand staat ernaast en heet “{file}”. Kent een tafel je niet meer, kies daar dan “Ik heb hier al een plaats”: dan wordt het de gastheer gevraagd.',
  },
  failure: {
    folder: 'Tafels en opgeslagen spellen staan in de map {folder}. Daarin is niets veranderd.',
    taken:
      'Auction Night draait al met deze map: ga verder in dat venster, of sluit het daar af en start opnieuw.',
    forbidden: 'Je account mag er niet in lezen of schrijven: sta dat toe en start opnieuw.',
    file: 'Op die plek staat een bestand: verplaats het en start opnieuw.',
    readOnly: 'De schijf kan alleen worden gelezen: start opnieuw zodra er ook op geschreven kan worden.',
    full: 'De schijf is vol: maak wat ruimte vrij en start opnieuw.',
    other:
      'De map kan niet worden gebruikt ({reason}). Start opnieuw; helpt dat niet, start dan de computer opnieuw op.',
    unknown:
      'Auction Night kon niet starten ({reason}). Er is niets veranderd. Start het nog eens; helpt dat niet, start dan de computer opnieuw op.',
  },
  diagnosis: {
    copied: 'De diagnose staat op het klembord.',
    detail:
      'Versies, systeem, soorten adressen en het recente logboek van de app. Geen namen, pincodes of kaarten.',
  },
} satisfies Translation<typeof en>;
