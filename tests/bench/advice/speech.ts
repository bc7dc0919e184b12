import { percentOf } from '../../../core/base/percent.ts';
import type { Advice, GameTypes } from '../../../core/game.ts';
import { rendererOf } from '../../../renderer/games/index.ts';
import { useFormat } from '../../../renderer/i18n/index.ts';
import { setMessages } from '../../../renderer/i18n/translate.ts';

/** Advice as the page shows it in English, line by line. */
export async function createSpeaker(game: string) {
  const renderer = rendererOf(game);
  const coach = await renderer?.coach?.();
  if (renderer === undefined || coach === undefined) throw new Error(`no coach for ${game}`);
  const parts = await Promise.all([renderer.messages.en(), renderer.tableMessages.en(), coach.words.en()]);
  setMessages('en', { game: { [game]: Object.assign({}, ...parts.map((part) => part.default)) } });
  return (view: GameTypes['view'], legal: GameTypes['legal'], advice: Advice): readonly string[] => {
    const { seatCount } = view as { readonly seatCount: number };
    const seats = Array.from({ length: seatCount }, (_, seat) => ({
      type: 'bot',
      name: `P${seat}`,
    }));
    const speech = coach.default(
      () => ({ view, legal }) as never,
      () => seats as never,
    );
    const { percent } = useFormat();
    return [
      `${speech.when()}: ${speech.choice(advice.choices[0]?.action ?? { type: '' })}`,
      `“${speech.why(advice)}”`,
      ...advice.choices.map(
        ({ action, wins, total }) =>
          `    ${speech.choice(action)} | ${percent(percentOf(wins))} | ${speech.total(total)}`,
      ),
    ];
  };
}
