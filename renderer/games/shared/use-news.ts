import { ref, watch, type Ref } from 'vue';

/** What has just happened as one text that is read out; `tell` has no words for what goes without saying. */
export function useNews<Event>(
  events: () => readonly Event[],
  tell: (event: Event) => string | undefined,
): Readonly<Ref<string>> {
  const news = ref('');
  watch(events, (happened) => {
    const told = happened.map(tell).filter((text) => text !== undefined);
    if (told.length > 0) news.value = told.join(' ');
  });
  return news;
}
