import type { OptionField } from '../../../core/base/option-field.ts';
import { isJsonObject } from '../../../core/base/parse.ts';
import type { GameRenderer } from '../../games/game-renderer.ts';
import { useFormat, useI18n } from '../../i18n/index.ts';
import { setSize } from './draft.ts';

/** An option as text. */
export interface OptionInWords {
  readonly key: string;
  readonly title: string;
  readonly value: string;
}

/** Texts of a game's options, from the game's messages. */
export function useOptionWords() {
  const { t } = useI18n();
  const { number, names } = useFormat();

  const titleOf = (game: string, key: string): string => t(`game.${game}.options.${key}.title`);
  const hintOf = (game: string, key: string): string => t(`game.${game}.options.${key}.hint`);
  /** The name of one value of a choice or a set. */
  const nameOf = (game: string, key: string, value: unknown): string =>
    t(`game.${game}.options.${key}.values.${String(value)}`);

  function valueOf(game: string, field: OptionField, value: unknown): string {
    if (value === undefined) return t('setup.drawn');
    switch (field.type) {
      case 'flag':
        return value === true ? t('common.yes') : t('common.no');
      case 'whole':
        return number(Number(value));
      case 'choice':
        return nameOf(game, field.key, value);
      case 'set':
        return Array.isArray(value) ? names(value.map((item) => nameOf(game, field.key, item))) : '';
      case 'seat':
        return t('setup.seatNumber', { number: number(Number(value) + 1) });
    }
  }

  /** All options that apply to this number of seats, as text. */
  function inWords(game: GameRenderer, options: unknown, seatCount: number): readonly OptionInWords[] {
    const values = isJsonObject(options) ? options : {};
    return game.optionFields
      .filter((field) => field.type !== 'set' || setSize(field, seatCount) > 0)
      .map((field) => ({
        key: field.key,
        title: titleOf(game.name, field.key),
        value: valueOf(game.name, field, values[field.key]),
      }));
  }

  return { titleOf, hintOf, nameOf, inWords };
}
