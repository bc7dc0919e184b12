import { eventsFor, withoutAudience } from '../../../core/base/audience.ts';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import type { Game, GameTypes, Step } from '../../../core/game.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { rendererOf } from '../../../renderer/games/index.ts';
import TableShell from '../../../renderer/games/shared/TableShell.vue';
import type { VisibleEvent, TableProps } from '../../../renderer/games/table-parts.ts';
import { useAnnouncer } from '../../../renderer/stores/announcer.ts';
import { bot, person, TABLE } from './frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from './mount.ts';

/** A game that tests play step by step while its table is looked at from one seat. */
export interface TableLook<Types extends GameTypes> {
  readonly mounted: Mounted;
  readonly state: () => Types['state'];
  /** The actions that the table has emitted. */
  readonly acts: () => readonly Types['action'][];
  /** What the table has emitted under a name. */
  readonly emitted: (name: string) => readonly unknown[];
  /** Somebody acts; throws if that is refused. The table shows what comes of it. */
  readonly play: (at: number, action: Types['action']) => Promise<void>;
  /** Changes what the table is given. */
  readonly give: (props: Partial<TableProps<Types>>) => Promise<void>;
}

/** Ada looks; Ben is there, Cleo is away, the others are bots. */
export const SEATS: readonly SeatFrame[] = [
  person('Ada'),
  person('Ben', { colour: 1 }),
  person('Cleo', { colour: 2, device: 'away' }),
  bot('Dora', 3),
  bot('Emil', 4),
  bot('Fay', 5),
];

/** A step of a game; throws if it is refused. */
export function stepOf<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  at: number,
  action: Types['action'],
): Step<Types> {
  const step = game.apply(state, seat(at), action);
  if (!step.ok) throw new Error(`${at} ${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
  return step.value;
}

/** The props of a table as a host would give them; `change` alters the view, for what a random deal would seldom bring. */
export function tableProps<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  viewer: Viewer,
  seatCount: number,
  change: (view: Types['view']) => Types['view'] = (view) => view,
): TableProps<Types> {
  const view = change(game.view(state, viewer));
  const legal: Types['legal'] = viewer === 'table' ? {} : game.legal(state, viewer);
  const prompt = game.prompt(view, legal);
  const result = game.result(state);
  return {
    at: { table: TABLE, game: 1 },
    game: {
      view,
      legal,
      ...(prompt === undefined ? {} : { prompt }),
      ...(result === undefined ? {} : { result }),
    },
    events: [],
    seats: SEATS.slice(0, seatCount),
    you: {
      owner: true,
      host: true,
      seats: viewer === 'table' ? [] : [viewer],
      ...(viewer === 'table' ? {} : { facing: viewer }),
      moved: [],
    },
  };
}

/** Mounts the table of a game. */
export async function lookAtTable<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  propsOf: (state: Types['state']) => TableProps<Types>,
): Promise<TableLook<Types>> {
  let state = start;
  const renderer = rendererOf(game.name);
  if (renderer === undefined) throw new Error(`no ${game.name}`);
  const { default: table } = await renderer.table();
  const props = propsOf(state);
  const viewer: Viewer = props.you.facing ?? 'table';
  const mounted = await mountScreen(table, { ...props }, freshStores(), game.name);
  const give = async (changes: Partial<TableProps<Types>>): Promise<void> => {
    await mounted.wrapper.setProps({ ...changes });
    await settled();
  };
  const emitted = (name: string): readonly unknown[] =>
    mounted.wrapper.findComponent(TableShell).emitted(name) ?? [];
  return {
    mounted,
    state: () => state,
    acts: () => emitted('act').map((values) => (values as [Types['action']])[0]),
    emitted,
    play: async (at, action) => {
      const step = stepOf(game, state, at, action);
      state = step.state;
      const events = eventsFor<Types['event']>(step.events, viewer).map(
        (event) => withoutAudience(event) as VisibleEvent<Types>,
      );
      await give({ ...propsOf(state), events });
    },
    give,
  };
}

/** What was read out last: the news of the table, then what is asked where that is said anew. */
export const said = (): string =>
  useAnnouncer()
    .sentence.text.replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
