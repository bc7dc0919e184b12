import type { TableId } from '../../core/base/ids.ts';
import { APP_NAME, PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import type { HostHealth, TableHealth } from '../../core/protocol/health.ts';

/** What a host with one table says at `/health` and `/health/<id>`; undefined for any other path. */
export const healthAnswers =
  (table: { id: TableId; title?: string; protocol?: number }) =>
  (path: string): HostHealth | TableHealth | undefined => {
    const speaker = {
      app: APP_NAME,
      protocol: table.protocol ?? PROTOCOL_VERSION,
      appVersion: '0.1.0',
    } as const;
    if (path === '/health') return { ...speaker, tables: [table.id] };
    return path === `/health/${table.id}` ? tableHealthOf(speaker, table) : undefined;
  };

const tableHealthOf = (
  speaker: { app: typeof APP_NAME; protocol: number; appVersion: string },
  { id, title = 'Table' }: { id: TableId; title?: string },
): TableHealth => ({
  ...speaker,
  id,
  title,
  game: 'money',
  edition: 'goldsieber',
  phase: 'lobby',
  seats: 4,
  taken: 1,
  pin: false,
});
