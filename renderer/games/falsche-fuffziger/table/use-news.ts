import { shallowRef, watch } from 'vue';
import type { FuffzigerEvent } from '../../../../core/games/falsche-fuffziger/events.ts';
import { isNone } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { frontTypeOf } from '../../../../core/games/falsche-fuffziger/material/press-names.ts';
import { useNews } from '../../shared/use-news.ts';
import type { Tellers } from './tellers.ts';
import { useInspectorWords } from './use-inspector-words.ts';
import { usePressTales } from './use-press-tales.ts';
import type { Words } from './use-words.ts';

/**
 * What has just happened as one text that is read out. Not told: who has chosen; the prompt says who is missing. The words for
 * phases 3 to 6 are fetched when they are near (`isLate`).
 */
export function useFuffzigerNews(
  events: () => readonly FuffzigerEvent[],
  words: Words,
  isLate: () => boolean,
) {
  const later = shallowRef<Tellers>({});
  const first: Tellers = { ...aroundTellers(words), ...pressTellers(words) };
  watch(
    isLate,
    async (is) => {
      if (!is) return;
      const fetched = await import('./later-news.ts').catch(() => undefined);
      later.value = fetched?.laterTellers(words) ?? {};
    },
    { immediate: true },
  );
  return useNews(events, (event) => {
    const tell = first[event.type] ?? later.value[event.type];
    return (tell as ((told: FuffzigerEvent) => string) | undefined)?.(event);
  });
}

function aroundTellers(words: Words) {
  const { t, number, name } = words;
  const { cardShort } = useInspectorWords(words);
  const { ofScrapping, sentence } = usePressTales(words);
  return {
    'round-began': ({ round, start }) =>
      t('game.falsche-fuffziger.table.news.round', { round: number(round), name: name(start) }),
    inspected: ({ card, effect }) => {
      const told = t('game.falsche-fuffziger.table.news.card', { card: cardShort(card) });
      return effect === 'scraps' ? told : `${told} ${t(`game.falsche-fuffziger.table.news.${effect}`)}`;
    },
    scrapped: (event) => sentence(ofScrapping(event)),
    'gave-back': ({ pressType, notes }) =>
      t('game.falsche-fuffziger.table.news.gaveBack', { notes: words.noteName(pressType, notes) }),
    'general-laundering': () => t('game.falsche-fuffziger.table.news.changed'),
  } satisfies Tellers;
}

function pressTellers(words: Words) {
  const { t, number, name, counted, pressName } = words;
  return {
    converted: ({ seat, press, up, paid }) => {
      const facts = { name: name(seat), front: number(frontTypeOf(press)), paid: number(paid) };
      return up === 'broken'
        ? t('game.falsche-fuffziger.table.news.broke', facts)
        : t('game.falsche-fuffziger.table.news.converted', { ...facts, press: pressName(up, false) });
    },
    sold: ({ seat, up, price }) =>
      t('game.falsche-fuffziger.table.news.sold', {
        name: name(seat),
        press: pressName(up, false),
        price: number(price),
      }),
    printed: ({ seat, notes }) =>
      t(`game.falsche-fuffziger.table.news.${isNone(notes) ? 'printedNone' : 'printed'}`, {
        name: name(seat),
        notes: counted(notes),
      }),
  } satisfies Tellers;
}
