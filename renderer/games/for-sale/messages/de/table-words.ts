import { amounts } from './amounts.ts';
import { buildings } from './buildings.ts';

export default { table: { building: buildings, written: amounts }, sheet: {}, lesson: {} } as const;
