import { computed } from 'vue';
import { eveningClaims, saidClaims, type EveningClaim } from '../../../core/base/evening/claims.ts';
import { countedGames, eveningRanking } from '../../../core/base/evening/ranking.ts';
import { isolate, useFormat, useI18n } from '../../i18n/index.ts';
import { titleOf, type TableGame } from './evening.ts';

/** What is said of an evening. Needs the messages of `evening`. */
export function useEveningSentences(games: () => readonly TableGame[]) {
  const { t } = useI18n();
  const { number, names: listed } = useFormat();
  const counted = computed(() => countedGames(games()));
  const people = computed(() => new Map(eveningRanking(games()).map(({ key, name }) => [key, name])));

  function sentenceOf(claim: EveningClaim): string {
    const names = claim.people.map((key) => people.value.get(key) ?? '');
    const name = isolate(names[0] ?? '');
    const gameAt = (at: number) => {
      const game = counted.value[at];
      return { number: number(at + 1), game: game === undefined ? '' : titleOf(game, t) };
    };
    switch (claim.type) {
      case 'from-last':
        return t('evening.fromLast', { name });
      case 'led':
        return t('evening.led', { name });
      case 'different':
        return t('evening.different', { count: number(claim.count) });
      case 'streak':
        return t('evening.streak', { name, count: number(claim.count) });
      case 'most-wins':
        return t('evening.mostWins', { name, count: number(claim.count) });
      case 'level':
        return t('evening.level', { names: listed(names), count: number(claim.count) });
      case 'closest':
        return t('evening.closest', { name, ...gameAt(claim.game) });
      case 'shared':
        return t('evening.shared', { names: listed(names), ...gameAt(claim.game) });
      case 'swept':
        return t('evening.swept', { name, count: number(claim.count), ...gameAt(claim.game) });
    }
  }
  return computed(() => saidClaims(eveningClaims(games())).map(sentenceOf));
}
