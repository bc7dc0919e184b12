import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia, type Pinia } from 'pinia';
import type { Component } from 'vue';
import { vi } from 'vitest';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import { openTableWords, showLanguage } from '../../../renderer/i18n/load.ts';
import type { TablePlace } from '../../../renderer/session/admission.ts';
import { useSessions } from '../../../renderer/session/sessions.ts';
import { SESSION, type TableSession } from '../../../renderer/session/table-session.ts';
import { TABLE } from './frames.ts';

const Nowhere = { render: () => undefined };

/** A screen with everything around it that the app has; routes lead nowhere. */
export interface Mounted {
  readonly wrapper: VueWrapper;
  readonly router: Router;
  /** The button with that text or name; fails the test if there is none. */
  readonly button: (name: string | RegExp) => HTMLElement;
  readonly hasButton: (name: string | RegExp) => boolean;
  readonly click: (name: string | RegExp) => Promise<void>;
}

const releases: (() => void)[] = [];

/** Opens the session of a table, until there are fresh stores. */
export function openSession(place: TablePlace = { id: TABLE }): TableSession {
  const { session, release } = useSessions().hold(place);
  releases.push(release);
  return session;
}

/** The session that is open. */
export function session(): TableSession {
  const { front } = useSessions();
  if (front === undefined) throw new Error('no session is open');
  return front;
}

/** A fresh set of stores, the active one. */
export function freshStores(): Pinia {
  for (const release of releases.splice(0)) release();
  const pinia = createPinia();
  setActivePinia(pinia);
  return pinia;
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Until nothing more comes of what was done, the parts included that are loaded when they are first wanted. */
export async function settled(): Promise<void> {
  await flushPromises();
  await vi.dynamicImportSettled();
  await flushPromises();
}

/** As `mountScreen`, for a part of a table: the session that is open is around it, or a new one. */
export function mountPart(
  component: Component,
  props: Record<string, unknown>,
  pinia: Pinia,
  game?: string,
): Promise<Mounted> {
  setActivePinia(pinia); // a page of an earlier file that still loads something may have set its own
  const around = useSessions().front ?? openSession();
  return mountScreen(component, props, pinia, game, { [SESSION as symbol]: around });
}

/** Mounts a component in English; `pinia` as made by `freshStores`. A part of a game's table needs its words: `game`. */
export async function mountScreen(
  component: Component,
  props: Record<string, unknown>,
  pinia: Pinia,
  game?: string,
  provided: Record<symbol, unknown> = {},
): Promise<Mounted> {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: Nowhere }],
  });
  await showLanguage('en');
  if (game !== undefined) await openTableWords(game);
  await router.push('/');
  const wrapper = mount(component, {
    props,
    attachTo: document.body,
    global: { plugins: [pinia, router], provide: provided },
  });
  await settled();
  const find = (name: string | RegExp): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find((element) =>
      typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
    );
  const button = (name: string | RegExp): HTMLElement => {
    const found = find(name);
    if (found === undefined)
      throw new Error(`no button ${String(name)} in: ${document.body.textContent ?? ''}`);
    return found;
  };
  return {
    wrapper,
    router,
    button,
    hasButton: (name) => find(name) !== undefined,
    click: async (name) => {
      button(name).click();
      await settled();
    },
  };
}
