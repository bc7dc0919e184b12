import { describe, expect, it } from 'vitest';
import { eventsFor, withoutAudience } from '../../../core/base/audience.ts';
import { seat } from '../../../core/base/ids.ts';

const open = { type: 'open', to: 'all' } as const;
const forOne = { type: 'for-one', to: [seat(1)] };
const forTwo = { type: 'for-two', to: [seat(0), seat(1)] };
const forNobody = { type: 'for-nobody', to: [] };
const events = [open, forOne, forTwo, forNobody];

describe('the audience of events', () => {
  it.each([
    ['seat 0', seat(0), [open, forTwo]],
    ['seat 1', seat(1), [open, forOne, forTwo]],
    ['seat 2', seat(2), [open]],
    ['the open table', 'table', [open]],
  ] as const)('%s gets what is addressed to it or to all, in order', (_who, viewer, expected) => {
    expect(eventsFor(events, viewer)).toEqual(expected);
  });

  it('does not say who else learned of an event', () => {
    expect(withoutAudience({ type: 'shown', to: [seat(0), seat(1)], card: 3 })).toEqual({
      type: 'shown',
      card: 3,
    });
  });
});
