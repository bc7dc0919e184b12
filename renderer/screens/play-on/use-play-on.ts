import type { TableId } from '../../../core/base/ids.ts';
import { useRouter } from 'vue-router';
import type { Origin } from '../../../core/table/state.ts';
import { openPlayOn } from '../../stores/play-on.ts';
import { useTable } from '../../stores/table.ts';

/** The ways between a game that is over and the tables that play on from a decision of it. */
export function usePlayOn() {
  const table = useTable();
  const router = useRouter();

  /** To a table of the host that this device is at. */
  const goTo = async (id: TableId, more: { readonly mark?: number } = {}): Promise<void> => {
    const { at } = router.currentRoute.value.query;
    await router.push({ path: `/table/${id}`, query: { ...(at !== undefined && { at }), ...more } });
  };
  /** To the game that was played first, where what was decided anew is told of. */
  const goBack = ({ table: first, act }: Origin): Promise<void> => goTo(first, { mark: act });

  /** Decides anew what the faced seat did in the act of index `act`, or once more from where this table began. */
  async function playOn(act?: number): Promise<void> {
    const { facing } = table;
    const id = facing === undefined ? undefined : await openPlayOn(table, facing, act);
    if (id !== undefined) await goTo(id);
  }
  return { playOn, goBack };
}
