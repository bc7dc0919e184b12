import { useRouter } from 'vue-router';
import type { TableId } from '../../../core/base/ids.ts';
import type { Origin } from '../../../core/table/state.ts';
import { hostName, newToken } from '../../net/index.ts';
import { useSession } from '../../session/table-session.ts';
import { keyring } from '../../stores/keyring.ts';

/** The ways between a match that is over and the tables that play on from a decision of it. */
export function usePlayOn() {
  const session = useSession();
  const router = useRouter();

  /** To a table of the same host. */
  const goTo = async (id: TableId, more: { readonly mark?: number } = {}): Promise<void> => {
    const { at } = router.currentRoute.value.query;
    await router.push({ path: `/table/${id}`, query: { ...(at !== undefined && { at }), ...more } });
  };
  /** To the match that was played first, where the review tells of the decision. */
  const goBack = ({ table: first, act }: Origin): Promise<void> => goTo(first, { mark: act });

  /** Decides the action of index `act` of the faced seat again, or what this table began with. The new table gets a seat token of its own. */
  async function playOn(act?: number): Promise<void> {
    const { facing: seat, place } = session;
    if (seat === undefined) return;
    const token = newToken();
    const outcome = await session.ask({ type: 'play-on', seat, token, ...(act !== undefined && { act }) });
    if (!outcome.ok) return;
    const { table } = outcome.value;
    await keyring.addToken(table, hostName(place.host), token); // only now does the table have a name
    if (!session.isClosed) await goTo(table);
  }
  return { playOn, goBack };
}
