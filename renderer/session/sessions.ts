import { defineStore } from 'pinia';
import { computed, onUnmounted, shallowReactive, watch } from 'vue';
import { hostName } from '../net/index.ts';
import type { TablePlace } from './admission.ts';
import { TableSession } from './table-session.ts';

const nameOf = ({ id, host, isTelevision }: TablePlace): string =>
  [id, hostName(host), isTelevision === true].join(' ');

/**
 * The sessions of this page. A screen that hands a table on to the next one (setup, then the table) shares its session with it: a session
 * ends when nobody holds it any more.
 */
export const useSessions = defineStore('sessions', () => {
  const open = shallowReactive(new Map<string, { readonly session: TableSession; holders: number }>());
  /** The session that was opened last, for what is outside the table: the window's title, and whether the computer may sleep. */
  const front = computed(() => [...open.values()].at(-1)?.session);

  /** Returns the session of a table, opened unless it is open, and how to let go of it. */
  function hold(place: TablePlace): { readonly session: TableSession; readonly release: () => void } {
    const name = nameOf(place);
    const entry = open.get(name) ?? { session: new TableSession(place), holders: 0 };
    open.set(name, entry);
    entry.holders += 1;
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      open.delete(name);
      entry.session.close();
    };
    return { session: entry.session, release };
  }
  return { front, hold };
});

/** Tries the code in a link that is opened in the tab that was refused: it does not load the page again. */
export function useLinkedCode(session: TableSession, code: () => string | undefined): void {
  watch(code, (given) => {
    if (given !== undefined && session.status.type !== 'online') session.enterCode(given);
  });
}

/** Holds the session of a table until the component has gone and the next screen is there. */
export function holdSession(place: TablePlace): TableSession {
  const { session, release } = useSessions().hold(place);
  onUnmounted(release);
  return session;
}
