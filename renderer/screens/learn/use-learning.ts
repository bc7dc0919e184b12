import { computed, ref, type ComputedRef, type Ref } from 'vue';
import { useRouter } from 'vue-router';
import { parseName } from '../../../core/base/name.ts';
import { resolveBot, OPPONENT } from '../../../core/base/rungs.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { GameRenderer } from '../../games/game-renderer.ts';
import { useFormat, useI18n } from '../../i18n/index.ts';
import { isApp } from '../../stores/device.ts';
import { useHost } from '../../stores/host.ts';
import { useLessons } from '../../stores/lessons.ts';
import { useSettings } from '../../stores/settings.ts';
import { newDraft, toSetup, withEdition, withSeats } from '../setup/draft.ts';
import { withCount, type LocalPlayer } from '../setup/players.ts';
import { startLocal } from '../setup/start-local.ts';
import { useTableMaker } from '../setup/use-table-maker.ts';

/** The setup of a lesson table: on this computer only. */
export function firstTable(game: GameRenderer, title: string): TableSetup {
  const draft = newDraft(game, title, { aids: 'coach' });
  const { seats = draft.seatCount, edition } = game.firstGame ?? {};
  const withPreset = edition === undefined ? draft : withEdition(draft, game, edition);
  return toSetup(withSeats(withPreset, game, seats), 'local');
}

/** The players of a lesson table: the learner, and bots of the default strength. */
export const firstPlayers = (game: GameRenderer, name: string): readonly LocalPlayer[] =>
  withCount(
    [{ type: 'person', name }],
    firstTable(game, '').seatCount,
    resolveBot(OPPONENT, game.bots) ?? '',
  );

/** Starts a lesson table of a game. */
export function useLearning(): {
  /** Whether this device may set up tables. */
  readonly mayLearn: ComputedRef<boolean>;
  /** The game whose table is being set up. */
  readonly underWay: Readonly<Ref<string | undefined>>;
  readonly learn: (game: GameRenderer) => Promise<void>;
} {
  const { t } = useI18n();
  const { number } = useFormat();
  const router = useRouter();
  const host = useHost();
  const maker = useTableMaker();
  const lessons = useLessons();
  const settings = useSettings();
  const underWay = ref<string>();

  async function learn(game: GameRenderer): Promise<void> {
    if (underWay.value !== undefined) return;
    underWay.value = game.name;
    const name = parseName(settings.name);
    const players = firstPlayers(game, name.ok ? name.value : t('setup.personNumber', { number: number(1) }));
    const id = await startLocal(maker, firstTable(game, t('learn.table')), players);
    underWay.value = undefined;
    if (id === undefined) return;
    lessons.begin(id, game.name);
    await router.push(`/table/${id}`);
  }

  return { mayLearn: computed(() => isApp || host.isOwner), underWay, learn };
}
