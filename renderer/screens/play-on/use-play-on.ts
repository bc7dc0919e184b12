import { useRouter } from 'vue-router';
import type { TableId } from '../../../core/base/ids.ts';
import type { Origin } from '../../../core/table/state.ts';
import { hostName, newToken } from '../../net/index.ts';
import { useSession } from '../../session/table-session.ts';
import { keyring } from '../../stores/keyring.ts';

/** Navigation between an ended match and the tables that play on from one of its decisions. */
export function usePlayOn() {
  const session = useSession();
  const router = useRouter();

  /** Opens a table of the same host. */
  const goTo = async (id: TableId, more: { readonly mark?: number } = {}): Promise<void> => {
    const { at } = router.currentRoute.value.query;
    await router.push({ path: `/table/${id}`, query: { ...(at !== undefined && { at }), ...more } });
  };
  /** Opens the first match, at the decision's mark in the review. */
  const goBack = ({ table: first, act }: Origin): Promise<void> => goTo(first, { mark: act });

  /**
   * Plays on from the faced seat's action with index `act`, or from the decision that this table began with. The new table gets its own
   * seat token.
   */
  async function playOn(act?: number): Promise<void> {
    const { facing: seat, place } = session;
    if (seat === undefined) return;
    const token = newToken();
    const outcome = await session.ask({ type: 'play-on', seat, token, ...(act !== undefined && { act }) });
    if (!outcome.ok) return;
    const { table } = outcome.value;
    await keyring.addToken(table, hostName(place.host), token); // the table's id is known only now
    if (!session.isClosed) await goTo(table);
  }
  return { playOn, goBack };
}
