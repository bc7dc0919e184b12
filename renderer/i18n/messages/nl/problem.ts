import type { Translation } from '../../languages.ts';
import type * as en from '../en/problem.ts';

export const problem = {
  offline:
    'De gastheer antwoordde niet, dus er is niets veranderd. Probeer het opnieuw zodra de verbinding terug is.',
  malformed:
    'De gastheer kon dat niet lezen, dus er is niets veranderd. Laad de pagina opnieuw; de gastheer bewaart je plaats.',
  'unknown-key':
    'De gastheer begreep dat niet, dus er is niets veranderd. Laad de pagina opnieuw; de gastheer bewaart je plaats.',
  'unknown-format':
    'Dit bestand komt uit een nieuwere versie. Het is niet veranderd; werk de app bij om het te openen.',
  'unknown-game': 'De gastheer heeft dit spel niet. Er is niets veranderd; kies een ander.',
  'bad-option': 'Een huisregel heeft een waarde die niet past. Er is niets veranderd; kies opnieuw.',
  'bad-seats':
    'Dit aantal plaatsen past niet bij het spel of bij wie er aan tafel zit. Er is niets veranderd.',
  'bad-deal': 'Met deze huisregels kan er niet gedeeld worden. Er is niets veranderd; kies ze opnieuw.',
  'game-over': 'Het spel is al afgelopen, dus dit telde niet meer.',
  'no-such-seat': 'Deze plaats is er niet meer. Er is niets veranderd.',
  'not-your-turn': 'Je bent nu niet aan de beurt. Er is niets veranderd.',
  stale:
    'Dat kwam te laat: het spel is al verder, dus er is niets gebeurd. Er is niets verloren; kijk wat de tafel nu vraagt.',
  'not-available': 'Dat kan nu niet. Er is niets veranderd; kijk wat de tafel nu aanbiedt.',
  'already-chosen': 'Je hebt al gekozen. Neem dat eerst terug en kies dan opnieuw.',
  'nothing-chosen': 'Er was niets om terug te nemen.',
  paused: 'Het spel is gepauzeerd, dus er is niets gebeurd. Het gaat verder zodra de gastheer dat zegt.',
  'too-late': 'Terugnemen kan niet meer: er is iets onthuld, iemand heeft al gespeeld, of het is te laat.',
  'no-undo-left':
    'Je hebt al {most} keer teruggenomen, meer kan nu niet. Je keuze blijft staan; zodra het spel verdergaat, mag je weer.',
  'too-few': 'Kies er minstens {least}. Wat je had geselecteerd is er nog.',
  'chosen-twice': 'Hetzelfde is twee keer gekozen. Er is niets veranderd; kies opnieuw.',
  'not-yours': 'Dat heb je niet meer in je hand. Er is niets veranderd; kies opnieuw.',
  'bad-target': 'Dat kan nu niet gekozen worden. Er is niets veranderd; kies iets anders.',
  'too-low': 'Dat is te laag: minstens {least}. Er is niets veranderd.',
  'too-high': 'Dat is te hoog: hoogstens {most}. Er is niets veranderd.',
  'not-affordable': 'Dat kost {price}; je hebt {money}. Er is niets veranderd.',
  'no-network':
    'Andere apparaten bereiken deze gastheer niet: hij is alleen voor deze computer gestart, of een ander programma gebruikt zijn poort. Er is niets veranderd.',
  'no-such-table': 'Deze tafel is er niet meer. Ga terug naar de startpagina om een andere te vinden.',
  'table-full': 'Alle plaatsen zijn bezet. Je kunt meekijken tot er een vrijkomt.',
  'seat-taken': 'Iemand was sneller: de plaats is bezet. Kies een andere.',
  'name-taken': 'Er heet hier al iemand {name}. Kies een andere naam.',
  'bad-name': 'Die naam kan niet. Er is niets veranderd; kies een andere.',
  'seat-held': 'De plaats is nu bezet. Er is niets veranderd; wacht even of praat met elkaar.',
  'door-closed':
    'De gastheer laat nu niemand nieuw binnen. Vraag of dat kan veranderen; plaatsen die je had, blijven van jou.',
  muted:
    'De gastheer heeft verzoeken om een plaats vanaf dit adres geblokkeerd; alle apparaten op één router delen het. Je kunt meekijken, of met de gastheer praten.',
  'claim-waiting':
    'We hebben de gastheer gevraagd of de plaats van {name} van jou is. Laat deze pagina open: zegt die ja, dan zit je weer op je plaats.',
  'claim-refused':
    'Je hebt de plaats van {name} niet gekregen: de gastheer, of wie daar speelt, heeft nee gezegd. Praat met elkaar en vraag het dan opnieuw.',
  'no-such-person': 'Hier heeft niemand een plaats die {name} heet. Typ de naam zoals hij aan tafel staat.',
  removed:
    'De gastheer heeft dit apparaat van de tafel verwijderd. Was dat een vergissing, vraag dan of je weer binnen mag.',
  'bad-code':
    'Deze code is ongeldig. Een code werkt één keer, twee minuten lang; vraag op het andere apparaat een nieuwe op.',
  'not-awaited': 'Nog niemand wacht lang genoeg op deze plaats. Er is niets veranderd.',
  'not-owner': 'Dat kan alleen de gastheer. Er is niets veranderd.',
  'only-shows': 'Een televisie kan de tafel alleen tonen.',
  'not-your-seat': 'Deze plaats hoort niet bij dit apparaat. Er is niets veranderd.',
  'not-in-lobby': 'Dat kan alleen voor het spel. Er is niets veranderd.',
  'not-in-game': 'Dat kan alleen tijdens een spel. Er is niets veranderd.',
  'not-ended': 'Dat kan pas na het spel. Er is niets veranderd.',
  'not-ready': 'Nog niet iedereen is klaar, dus het spel is niet begonnen. Wacht even, of voeg bots toe.',
  'wrong-pin': 'Dat is niet de pincode. Vraag het de gastheer en probeer opnieuw.',
  'pin-needed': 'Deze tafel heeft een pincode. Hij staat op het scherm van de gastheer.',
  'pin-locked': 'Te veel verkeerde pincodes. Wacht even, of vraag de gastheer om een nieuwe.',
  'wrong-protocol': 'App en gastheer hebben verschillende versies. Er is niets verloren; werk de oudste bij.',
  'say-hello': 'De gastheer herkende deze pagina niet. Laad hem opnieuw; de gastheer bewaart je plaats.',
  'too-fast': 'Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.',
  'too-fast-wait': 'Te veel verzoeken tegelijk, dus er is niets veranderd. Probeer het over {time} opnieuw.',
  'too-many':
    'De gastheer heeft geen ruimte voor meer. Sluit tafels of pagina’s die niemand gebruikt en probeer het opnieuw.',
  'table-frozen':
    'De tafel ligt stil, dus er is niets veranderd. Alles tot nu toe is bewaard; de gastheer moet eerst iets in orde brengen.',
  fault:
    'Er ging iets mis bij de gastheer, dus er is niets veranderd. Probeer het opnieuw; gebeurt het weer, start de gastheer dan opnieuw. Alles blijft bewaard.',
  page: 'Er ging iets mis in de app; misschien is het niet gelukt. Alles wat er gespeeld is, is bewaard. Probeer het opnieuw; gebeurt het weer, laad de pagina dan opnieuw.',
  'history-off': 'Aan deze tafel kun je oudere rondes niet opzoeken: hulp staat op “Geen”.',
} satisfies Translation<typeof en.problem>;

export const badName = {
  empty: 'Een naam heeft minstens één teken nodig.',
  'too-long': 'Dat is te lang: hoogstens {most} tekens.',
  characters: 'Sommige tekens kan niet elk apparaat tonen. Laat ze weg.',
  invisible: 'Deze naam is onzichtbaar. Typ een naam die je wel ziet.',
  'same-look': 'Dat ziet er net zo uit als {name}, en die is hier al. Kies een andere naam.',
} as const;
