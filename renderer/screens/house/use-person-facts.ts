import type { HousePersonLine } from '../../../core/protocol/answers.ts';
import { useDateFormats, useFormat, useI18n } from '../../i18n/index.ts';

/** Returns what the house stores about a person besides name and colour, as texts. Needs the messages of `persons`. */
export function usePersonFacts(): (person: HousePersonLine) => readonly string[] {
  const { t } = useI18n();
  const { number, names } = useFormat();
  const { day } = useDateFormats();
  return ({ otherNames, addedAt, devices }) => [
    t('persons.since', { day: day(addedAt) }),
    ...(devices === 0 ? [] : [t('persons.devices', { count: number(devices) }, devices)]),
    ...(otherNames.length === 0 ? [] : [t('persons.also', { names: names(otherNames) })]),
  ];
}
