import * as v from 'valibot';
import { toTableId, type TableId } from '../base/ids.ts';

export const tableId = v.pipe(
  v.string(),
  v.check((value) => toTableId(value) !== undefined, 'a table id of 16 hexadecimal digits'),
  v.transform((value) => value as TableId),
);

/** The secret of a seat or of the owner: 128 bits as 32 lower-case hexadecimal digits. */
export const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'a secret of 32 hexadecimal digits'));

/** The id of a person of the house. */
export const personId = v.pipe(v.string(), v.regex(/^[a-z2-7]{8}$/, 'the id of a person'));
