import { describe, expect, it } from 'vitest';
import type { TableId } from '../../core/base/ids.ts';
import type { HealthOutcome } from '../../electron/host/discovery/health.ts';
import { createTableList } from '../../electron/host/discovery/tables.ts';
import type { Endpoint } from '../../electron/host/discovery/types.ts';
import { healthAnswers } from '../helpers/health-answers.ts';
import { tableId } from '../helpers/loopback.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const A = tableId('a');

const at = (address: string, port = 47474): Endpoint => ({ address, port });

/** All that has been promised is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function answered(id: TableId): HealthOutcome {
  const health = healthAnswers({ id })(`/health/${id}`);
  if (health === undefined || !('seats' in health)) throw new Error('no health');
  return { type: 'answered', identity: health, health };
}

/** A list whose endpoints answer as `says` tells; what is not in it fails. */
function list(isOwnTable: (id: TableId) => boolean = () => false) {
  const clock = manualClock();
  const says = new Map<string, 'answered' | 'gone' | 'failed'>();
  const asked: string[] = [];
  const tables = createTableList({
    clock,
    protocolVersion: 1,
    isOwnTable,
    probe: async ({ address }, id) => {
      asked.push(address);
      const type = says.get(address) ?? 'failed';
      return type === 'answered' ? answered(id) : { type };
    },
  });
  const sight = (id: TableId, endpoints: readonly Endpoint[], from = '10.0.0.250') =>
    tables.sight({ id, source: 'mdns', endpoints, instance: `x ${id}` }, from);
  const ids = () => tables.tables().map((table) => table.id);
  return { clock, says, asked, tables, sight, ids };
}

describe('a list that is full', () => {
  const ids = (count: number, mark: string) =>
    Array.from({ length: count }, (_, index) => tableId(`${mark}${index.toString(16).padStart(15, '0')}`));
  /** An address answers for tables, which come one after the other. */
  const fill = async ({ says, sight, clock }: ReturnType<typeof list>, address: string, all: TableId[]) => {
    says.set(address, 'answered');
    for (const id of all) {
      clock.advance(1_000);
      sight(id, [at(address)], address);
      await settled();
    }
  };

  it('makes room for a host that has fewer tables there, at the cost of the one that has the most', async () => {
    const full = list();
    await fill(full, '10.0.0.66', ids(70, 'e'));
    expect(full.tables.tables()).toHaveLength(64);
    await fill(full, '10.0.0.2', ids(40, 'a'));
    const counts = (address: string) =>
      full.tables.tables().filter((table) => table.addresses[0] === address).length;
    expect(full.tables.tables()).toHaveLength(64);
    expect([counts('10.0.0.66'), counts('10.0.0.2')]).toEqual([32, 32]);
    await fill(full, '10.0.0.66', ids(10, 'c'));
    expect([counts('10.0.0.66'), counts('10.0.0.2')]).toEqual([32, 32]);
  });

  it('counts a table by where it answers, whoever is said to have announced it', async () => {
    const full = list();
    full.says.set('10.0.0.66', 'answered');
    for (const [index, id] of ids(64, 'e').entries()) {
      full.clock.advance(1_000);
      full.sight(id, [at(`10.0.1.${index + 1}`), at('10.0.0.66')], `10.0.1.${index + 1}`);
      await settled();
    }
    expect(full.tables.tables()).toHaveLength(64);
    await fill(full, '10.0.0.2', ids(1, 'a'));
    expect(full.ids()).toContain(ids(1, 'a')[0]);
  });

  it('asks a port that does not answer a few times, however many tables are said to be there', async () => {
    const { asked, sight } = list();
    for (const [index, id] of ids(200, 'e').entries()) {
      sight(id, [at('10.0.0.99', 9_100)], `10.0.2.${index}`);
      await settled();
    }
    expect(asked.length).toBeLessThanOrEqual(4);
    for (const [index, id] of ids(200, 'd').entries()) {
      sight(id, [at('10.0.0.99', 1_000 + index)], `10.0.3.${index}`);
      await settled();
    }
    expect(asked.length).toBeLessThanOrEqual(16);
  });
});

describe('the list of tables', () => {
  it('shows a table as soon as one of its addresses answers, that one first', async () => {
    const { says, sight, tables } = list();
    says.set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.1'), at('10.0.0.2'), at('10.0.0.3')]);
    expect(tables.tables()).toEqual([]);
    await settled();
    expect(tables.tables()).toMatchObject([{ id: A, addresses: ['10.0.0.2', '10.0.0.1', '10.0.0.3'] }]);
  });

  it('drops it after two failures, not after one', async () => {
    const { says, sight, tables, ids } = list();
    says.set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.2')]);
    await settled();
    says.set('10.0.0.2', 'failed');
    tables.probeAll();
    await settled();
    expect(ids()).toEqual([A]);
    says.set('10.0.0.2', 'answered');
    tables.probeAll();
    await settled();
    says.set('10.0.0.2', 'failed');
    tables.probeAll();
    await settled();
    expect(ids()).toEqual([A]); // one again: an answer between them counts
    tables.probeAll();
    await settled();
    expect(ids()).toEqual([]);
  });

  it('drops it at once where it answered last and is refused now', async () => {
    const { says, sight, tables, ids } = list();
    says.set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.1'), at('10.0.0.2')]);
    await settled();
    says.set('10.0.0.2', 'gone');
    tables.probeAll();
    await settled();
    expect(ids()).toEqual([]);
  });

  it('keeps it if only an address that never answered refuses', async () => {
    const { says, sight, tables, ids } = list();
    says.set('10.0.0.1', 'gone').set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.1'), at('10.0.0.2')]);
    await settled();
    says.set('10.0.0.2', 'failed');
    tables.probeAll();
    await settled();
    expect(ids()).toEqual([A]);
  });

  it('asks at a goodbye, and again a second later, because a host may answer while it closes', async () => {
    const { clock, says, sight, tables, ids } = list();
    says.set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.2')]);
    await settled();
    tables.goodbye([`x ${A}`], '10.0.0.2');
    await settled();
    expect(ids()).toEqual([A]);
    says.set('10.0.0.2', 'gone');
    clock.advance(1_000);
    await settled();
    expect(ids()).toEqual([]);
  });

  it('never lets new announcements push out an address that answers', async () => {
    const { says, sight, tables } = list();
    says.set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.2')]);
    await settled();
    for (let last = 10; last < 40; last++) sight(A, [at(`10.0.0.${last}`, 1)]);
    await settled();
    tables.probeAll();
    await settled();
    expect(tables.tables()).toMatchObject([{ addresses: ['10.0.0.2'], port: 47474 }]);
  });

  it('asks no more than eight addresses of a table, and a source that only brings news is slowed down', async () => {
    const { asked, sight, clock } = list();
    sight(
      A,
      Array.from({ length: 20 }, (_, index) => at(`10.0.0.${index}`)),
    );
    await settled();
    expect(asked).toHaveLength(8);
    asked.length = 0;
    const elsewhere = (index: number) => at(`10.1.${index >> 8}.${index & 255}`);
    for (let index = 0; index < 500; index++)
      sight(tableId(index.toString(16).padStart(16, '0')), [elsewhere(index)]);
    await settled();
    expect(asked.length).toBeLessThanOrEqual(32);
    clock.advance(1_000);
    asked.length = 0;
    for (let index = 500; index < 900; index++)
      sight(tableId(index.toString(16).padStart(16, '0')), [elsewhere(index)]);
    await settled();
    expect(asked).toHaveLength(8);
  });

  it('follows 64 tables at most; one that answers gives way to none that does not', async () => {
    const { says, sight, ids, asked, tables } = list();
    says.set('10.0.0.2', 'answered');
    const id = (index: number) => tableId(index.toString(16).padStart(16, '0'));
    sight(id(0), [at('10.0.0.2')]);
    await settled();
    for (let index = 1; index < 40; index++) sight(id(index), [at('10.0.0.2')], `source ${index % 4}`);
    await settled();
    for (let index = 40; index < 200; index++)
      sight(id(index), [at(`10.0.9.${index}`)], `source ${index % 40}`);
    await settled();
    expect(ids()).toHaveLength(40);
    asked.length = 0;
    tables.probeAll();
    await settled();
    expect(asked).toHaveLength(64);
    for (let index = 200; index < 300; index++) sight(id(index), [at('10.0.0.2')], `other ${index % 40}`);
    await settled();
    expect(ids()).toHaveLength(64);
  });

  it('leaves out its own tables, also one that becomes its own', async () => {
    const own = new Set<TableId>([tableId('b')]);
    const { says, sight, ids, tables } = list((id) => own.has(id));
    says.set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.2')]);
    sight(tableId('b'), [at('10.0.0.2')]);
    await settled();
    expect(ids()).toEqual([A]);
    own.add(A);
    tables.probeAll();
    await settled();
    expect(ids()).toEqual([]);
  });

  it('forgets addresses of a network that this computer has left', async () => {
    const { says, sight, tables } = list();
    says.set('10.0.0.2', 'answered').set('192.168.1.2', 'answered');
    sight(A, [at('10.0.0.2'), at('192.168.1.2')]);
    await settled();
    tables.keepEndpoints(({ address }) => address.startsWith('192'));
    expect(tables.tables()).toMatchObject([{ addresses: ['192.168.1.2'] }]);
    tables.keepEndpoints(() => false);
    expect(tables.tables()).toEqual([]);
  });

  it('tells of every change once, and of nothing after its end', async () => {
    const { clock, says, sight, tables } = list();
    const told: number[] = [];
    const end = tables.onChange((now) => told.push(now.length));
    says.set('10.0.0.2', 'answered');
    sight(A, [at('10.0.0.2')]);
    await settled();
    tables.probeAll();
    await settled();
    expect(told).toEqual([1]);
    tables.goodbye([`x ${A}`], '10.0.0.2');
    tables.close();
    await settled();
    expect(told).toEqual([1]);
    expect(clock.pending()).toBe(0);
    end();
  });
});
