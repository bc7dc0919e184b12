import { computed, onScopeDispose, ref } from 'vue';
import { hostName } from '../../net/index.ts';
import { findHost, wayBack } from '../../net/proving.ts';
import { isApp, isOwnComputer } from '../../stores/device.ts';
import { keyring } from '../../stores/keyring.ts';
import { useSession } from '../../session/table-session.ts';
import { returnLink } from '../join/address.ts';

/** Milliseconds between two looks for the host. */
const LOOK = 10_000;

/** Looks for the host of a page that has lost it for long, for who has a seat: what proves it proves the host, too. */
export function useElsewhere() {
  const session = useSession();
  const found = ref<string>();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const id = computed(() => session.place.id);
  const secrets = async (): Promise<readonly string[]> => {
    const isSeated = (session.frame?.you.seats.length ?? 0) > 0;
    return id.value === undefined || !isSeated ? [] : await keyring.tokens(id.value, hostName(undefined));
  };
  /** Other addresses that the host has told of, and the name that it announces for this table: phones find that by themselves. */
  const places = (): readonly string[] =>
    [...(session.frame?.table.places ?? []), `an-${id.value}.local:${location.port || '80'}`].filter(
      (place) => place !== location.host,
    );
  async function look(): Promise<void> {
    if (id.value !== undefined) found.value = await findHost(id.value, await secrets(), places());
    if (!isOver && found.value === undefined) timer = setTimeout(() => void look(), LOOK);
  }
  /** Goes to the table at another place; the seats of this page come along. */
  async function goTo(place: string): Promise<void> {
    if (id.value === undefined) return;
    location.assign(returnLink(place, id.value, wayBack(id.value, place, await secrets())));
  }
  if (!isApp && !isOwnComputer && session.place.isTelevision !== true) void look();
  onScopeDispose(() => {
    isOver = true;
    clearTimeout(timer);
  });
  return { found, goTo };
}
