import { game } from './game.ts';
import { sheet } from './sheet.ts';
import { table } from './table.ts';

export default { ...game, table, sheet } as const;
