import { inLanguages } from '../../i18n/languages.ts';
import type { RulesText } from '../rules-text.ts';

/** The rules, by language. */
export default inLanguages(import.meta.glob<{ default: RulesText }>('./rules/*.md'));
