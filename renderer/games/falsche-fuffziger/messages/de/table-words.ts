import { lesson } from './lesson.ts';
import { sheet } from './sheet.ts';
import { table } from './table.ts';

export default { table, sheet, lesson } as const;
