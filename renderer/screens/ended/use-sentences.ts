import { computed } from 'vue';
import type { Claim } from '../../../core/base/claims.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import type { GeneralClaim, HouseClaim } from '../../../core/story/claims.ts';
import type { Bargain } from '../../../core/story/bargain.ts';
import type { MatchStory } from '../../../core/story/index.ts';
import type { ChanceClaim } from '../../../core/story/turns.ts';
import { isolate, useFormat, useI18n } from '../../i18n/index.ts';
import { useStories } from './use-stories.ts';

const isGeneral = (claim: Claim): claim is GeneralClaim => ['close', 'shared', 'level'].includes(claim.type);
const isOfHouse = (claim: Claim): claim is HouseClaim => ['record', 'first', 'nemesis'].includes(claim.type);

/** What is told of a match in words, none about somebody who has left. Needs the messages of `story`; its game's are loaded. */
export function useSentences(
  about: () => { readonly game: string; readonly seats: readonly SeatFrame[] },
  matchStory: () => MatchStory | undefined,
) {
  const { t } = useI18n();
  const { names: listed, number, percent } = useFormat();
  const stories = useStories(() => [about().game]);
  const nameOf = (at: number): string => {
    const who = about().seats[at];
    return who === undefined || who.type === 'free' ? '' : who.name;
  };
  const isAbout = ({ seats }: Claim): boolean => seats.every((at) => nameOf(at) !== '');

  /** The words of the game; undefined until they are loaded. */
  const words = computed(() => stories.value.get(about().game)?.(() => about().seats));
  const sentences = computed(() => {
    const own = words.value;
    if (own === undefined) return [];
    return (matchStory()?.claims ?? []).filter(isAbout).map((claim) => {
      if (isOfHouse(claim)) return sentenceOfHouse(claim, own.total);
      if (!isGeneral(claim)) return own.sentence(claim);
      if (claim.type === 'close') return t('story.close', { margin: own.total(claim.margin) });
      const facts = { names: listed(claim.seats.map(nameOf)), total: own.total(claim.total) };
      return claim.type === 'shared' ? t('story.shared', facts) : t('story.level', facts);
    });
  });

  function sentenceOfHouse(claim: HouseClaim, totalOf: (total: number) => string): string {
    const [name = '', other = ''] = claim.seats.map((at) => isolate(nameOf(at)));
    const games = number(claim.games);
    switch (claim.type) {
      case 'record': {
        const seats = number(about().seats.length);
        return t('story.record', { name, total: totalOf(claim.total), seats, games });
      }
      case 'first':
        return t('story.firstWin', { name, games });
      case 'nemesis':
        return t('story.nemesis', { name, other, count: number(claim.count), games });
    }
  }

  /** The heading of the prices; undefined if nobody got anything cheaply, or if who did has left. */
  const sentenceOfBargain = (bargain: Bargain | undefined): string | undefined =>
    bargain === undefined || !isAbout(bargain) ? undefined : words.value?.bargain?.(bargain);

  /** The heading of the chance line. */
  function headingOf(claim: ChanceClaim | undefined): string | undefined {
    if (claim === undefined || !isAbout(claim)) return undefined;
    const name = isolate(nameOf(claim.seats[0] ?? -1));
    switch (claim.type) {
      case 'turn':
        return t('story.turn', { name, from: percent(claim.from), to: percent(claim.to) });
      case 'comeback':
        return t('story.comeback', { name, chance: percent(5) });
      case 'heartbreak':
        return t('story.heartbreak', { name, chance: percent(claim.chance) });
      case 'quiet':
        return t('story.quiet');
      default:
        return undefined;
    }
  }
  return { words, sentences, headingOf, sentenceOfBargain };
}
