import type { Translation } from '../../../../i18n/languages.ts';
import type en from '../en/game.ts';

export default {
  title: 'Money!',
  tagline: 'Bied biljetten op biljetten en verzamel hele valuta’s.',
  secret: 'Je kaarten zijn geheim: niemand anders mag weten wat je kunt bieden.',
  editions: {
    goldsieber: {
      title: 'Goldsieber, 1999',
      hint: 'Drie potjes. Bij gelijke biedingen gaat het laagste serienummer voor.',
    },
    gryphon: { title: 'Gryphon Games', hint: 'Eén potje, voor een korte avond; verder als Goldsieber.' },
    italian: {
      title: 'Italiaanse editie',
      hint: 'Drie potjes. Bij gelijke biedingen gaat de blufkaart voor. Het einde komt iets later.',
    },
  },
  options: {
    hands: { title: 'Potjes', hint: 'Hoeveel potjes jullie spelen; de totalen worden opgeteld.' },
    tieBreak: {
      title: 'Gelijke biedingen',
      hint: 'Wie eerst aan de beurt is als twee biedingen evenveel waard zijn.',
      values: {
        'lowest-serial': 'Het laagste serienummer in het bod',
        'bluff-first': 'Een bod met blufkaart, daarna het laagste serienummer',
      },
    },
    lastRound: {
      title: 'Laatste ronde',
      hint: 'Wat de laatste ronde van een potje aankondigt.',
      values: {
        'pile-empty': 'De trekstapel is op',
        'refill-short': 'De stapel was te klein om beide kavels aan te vullen',
      },
    },
    stallLimit: {
      title: 'Stilstand',
      hint: 'Wordt er zoveel rondes achter elkaar niets getrokken, dan is de volgende ronde de laatste.',
    },
    removed: {
      title: 'Valuta’s die niet meedoen',
      hint: 'Met drie of vier spelers doen ze niet allemaal mee.',
      values: {
        yen: 'Yen',
        krona: 'Zweedse kroon',
        rouble: 'Roebel',
        franc: 'Zwitserse frank',
        euro: 'Euro',
        pound: 'Pond sterling',
        dollar: 'Amerikaanse dollar',
      },
    },
  },
  bots: {
    random: { title: 'Willekeurig', hint: 'Speelt willekeurig. Leuk om te proberen.' },
    collector: { title: 'Verzamelaar', hint: 'Blijft bij zijn twee sterkste valuta’s, wat er ook gebeurt.' },
  },
} satisfies Translation<typeof en>;
