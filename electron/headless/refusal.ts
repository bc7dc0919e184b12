import { REJECTIONS, type Rejection } from '../../core/base/rejection.ts';

/** A rejection as one line for a terminal: the sentence of its code, and its data as they are. */
export function refusalText({ code, data = {} }: Rejection): string {
  const [sentence] = REJECTIONS[code].split(' data:');
  const details = Object.entries(data).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return details.length === 0 ? `${sentence}` : `${sentence} (${details.join(', ')})`;
}
