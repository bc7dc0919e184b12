import { describe, expect, it } from 'vitest';
import { verify, type Verdict } from '../../../cli/verify-record.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { gameNames } from '../../../core/games/index.ts';
import { findProof, parseRecord, replay, type GameRecord } from '../../../core/record/index.ts';
import { proquints } from '../../../core/base/proquints.ts';
import { commitmentTo, hashOfCommitments, seedFrom } from '../../../core/shuffle/commitments.ts';
import { checkProof } from '../../../core/shuffle/proof.ts';
import { game, proofOf, provedRecord, drawnOpening } from '../../helpers/shuffles.ts';
import { playedRecord } from '../../helpers/played-record.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import shuffleVectors from '../../golden/shuffle.json' with { type: 'json' };

const verdictOn = (record: unknown): Verdict => verify(JSON.parse(JSON.stringify(record)));

/** What the app and the independent verifier say; they must agree. */
function bothOn(record: unknown): string {
  const raw = JSON.parse(JSON.stringify(record)) as GameRecord;
  const verdict = verdictOn(record);
  const said = verdict.ok ? 'proved' : verdict.why === 'no-proof' ? 'none' : 'wrong';
  if (parseRecord(raw).ok) expect(findProof(raw).type).toBe(said);
  return said;
}

/** Raise it by the environment for a longer search. */
const MUTATIONS = Number(process.env['MUTATIONS'] ?? 4_000);

describe('a proof', () => {
  it.each(shuffleVectors)('of $game has the hashes that are written down', (vector) => {
    const { game: name, options, openings } = vector;
    const { proof, seed } = proofOf(name, options, openings, vector.number);
    expect(proof.host.commitment).toBe(vector.hostCommitment);
    const terms = { game: name, options, seatCount: openings.length };
    const hash = hashOfCommitments(proof, terms, proof);
    expect(hash).toBe(vector.commitments);
    expect(proquints(hash).join(' ')).toBe(vector.words);
    expect(seed).toBe(vector.seed);
    expect(seedFrom(hash, openings)).toBe(seed);
  });

  it.each(gameNames)('of %s holds, for the app and for the verifier', (name) => {
    for (const seatCount of [3, 4, 5]) {
      const record = provedRecord(name, seatCount, `${name}/${seatCount}`);
      expect(bothOn(record)).toBe('proved');
      const parsed = parseRecord(record);
      if (!parsed.ok) throw new Error(parsed.error.code);
      const found = findProof(parsed.value);
      const verdict = verdictOn(record);
      if (found.type !== 'proved' || !verdict.ok) throw new Error('not proved');
      expect({ number: found.number, words: found.words.join(' '), devices: found.devices }).toEqual({
        number: verdict.number,
        words: verdict.words,
        devices: verdict.devices,
      });
    }
  });

  it('may name seats of a shuffle before that the table no longer has', () => {
    const { proof } = proofOf('for-sale', { edition: 'x' }, [
      drawnOpening(createRng('a')),
      drawnOpening(createRng('b')),
    ]);
    const brokenOff = [{ number: proof.number - 1, why: 'away', seats: [5] }];
    const terms = { game: 'for-sale', options: {}, seatCount: 3 };
    expect(checkProof({ ...proof, brokenOff }, terms)?.proof.brokenOff).toEqual(brokenOff);
    expect(checkProof({ ...proof, brokenOff: [{ ...brokenOff[0], seats: [64] }] }, terms)).toBeUndefined();
  });

  it('does not depend on the memory aid, which may change during a match', () => {
    const record = provedRecord('money', 4, 'aid');
    expect(bothOn({ ...record, options: { ...record.options, memoryAid: true } })).toBe('proved');
    expect(bothOn({ ...record, options: { ...record.options, hands: 2 } })).toBe('wrong');
  });

  it('is about the options in the file: a later version that has more finds it as it was', () => {
    const made = provedRecord('for-sale', 4, 'fewer options');
    const { edition } = made.options as unknown as { readonly edition: string };
    const [host, ...devices] = Array.from({ length: 4 }, (_, at) => drawnOpening(createRng(`fewer ${at}`)));
    if (host === undefined) throw new Error('nobody');
    const { proof, seed } = proofOf('for-sale', { edition }, [host, ...devices]);
    const deal = game('for-sale').deal(made.options, 4, createRng(seed));
    const record = { ...made, options: { edition }, deal, proof };
    expect(Object.keys(made.options).length).toBeGreaterThan(1);
    expect(bothOn(record)).toBe('proved');
    expect(bothOn({ ...record, options: made.options })).toBe('wrong');
  });

  it('is not there in a record of before, which is read and replayed', () => {
    for (const name of ['money', 'for-sale', 'falsche-fuffziger']) {
      const record = playedRecord(name, 4, 'before');
      expect(bothOn(record)).toBe('none');
      expect(replay(record)).toMatchObject({ ok: true });
    }
    const records = scenarios().map(({ request }) => request['record']);
    const readable = records.filter((record) => parseRecord(record).ok);
    expect(readable.length).toBeGreaterThan(50);
  });

  it('of a stacked deck, another table or other rules does not hold', () => {
    const record = provedRecord('for-sale', 4, 'stacked');
    const { buildings, ...deal } = record.deal as { readonly buildings: readonly number[] };
    const [first, second, ...rest] = buildings;
    expect(bothOn({ ...record, deal: { ...deal, buildings: [second, first, ...rest] } })).toBe('wrong');
    expect(bothOn({ ...record, meta: { table: 'fedcba9876543210' } })).toBe('wrong');
    expect(bothOn({ ...record, game: 'money', options: provedRecord('money', 4, 'x').options })).toBe(
      'wrong',
    );
    expect(bothOn({ ...record, proof: provedRecord('for-sale', 4, 'other').proof })).toBe('wrong');
  });

  it('of shares that are repeated, missing, or not committed to does not hold', () => {
    const record = provedRecord('for-sale', 4, 'shares');
    const rng = createRng('repeated');
    const options = record.options;
    const one = drawnOpening(rng);
    const twice = proofOf('for-sale', options, [drawnOpening(rng), one, one, drawnOpening(rng)]);
    const deal = game('for-sale').deal(options, 4, createRng(twice.seed));
    expect(bothOn({ ...record, deal, proof: twice.proof })).toBe('wrong');
    const alone = proofOf('for-sale', options, [one]);
    const dealtAlone = game('for-sale').deal(options, 4, createRng(alone.seed));
    expect(bothOn({ ...record, deal: dealtAlone, proof: alone.proof })).toBe('wrong');
    const proof = twice.proof;
    const other = drawnOpening(rng);
    expect(commitmentTo(other, proof)).not.toBe(proof.host.commitment);
  });

  it('is refused by both after any mutation', () => {
    const rng = createRng('mutations');
    const records = [3, 4, 5].flatMap((seats) =>
      ['for-sale', 'for-sale', 'goofspiel', seats === 3 ? 'money' : 'for-sale'].map((name) =>
        provedRecord(name, seats, `mutated/${name}/${seats}`),
      ),
    );
    const accepted: string[] = [];
    for (let count = 0; count < MUTATIONS; count++) {
      const record = rng.pick(records);
      const text = JSON.stringify(record.proof);
      const proof = JSON.parse(text) as Mutable;
      const how = mutate(proof, rng);
      if (JSON.stringify(proof) === text) throw new Error(`nothing was changed: ${how}`);
      const mutated = { ...record, proof };
      if (verify(mutated as never).ok || findProof(mutated).type === 'proved') accepted.push(how);
    }
    expect(accepted).toEqual([]);
  });
});

type Mutable = { [key: string]: unknown };

/** Changes one thing of a proof, or several; says what. */
function mutate(proof: Mutable, rng: Rng): string {
  const devices = proof['devices'] as Mutable[];
  const parties = [proof['host'] as Mutable, ...devices];
  const party = rng.pick(parties);
  const hex = rng.pick(['commitment', 'share', 'nonce']);
  switch (rng.below(12)) {
    case 0: {
      const digits = String(party[hex]);
      const at = rng.below(64);
      const digit = ((Number.parseInt(digits.charAt(at), 16) + 1 + rng.below(15)) % 16).toString(16);
      party[hex] = digits.slice(0, at) + digit + digits.slice(at + 1);
      return `a digit of ${hex}`;
    }
    case 1:
      party[hex] = rng.pick(['', 'f'.repeat(64), `${String(party[hex])}0`, null, 0, [], [party[hex]]]);
      return `${hex} is something else`;
    case 2:
      Reflect.deleteProperty(party, rng.pick(Object.keys(party)));
      return 'a field of a party is missing';
    case 3:
      (party['seats'] as number[])[0] = rng.pick([5, 6, -1, 0.5]);
      return 'a seat';
    case 4:
      devices.splice(rng.below(devices.length), 1);
      return 'a device less';
    case 5:
      devices.splice(rng.below(devices.length), 0, structuredClone(rng.pick(devices)));
      return 'a device twice';
    case 6: {
      const at = rng.below(devices.length);
      [proof['host'], devices[at]] = [devices[at], proof['host'] as Mutable] as [Mutable, Mutable];
      return 'host and a device exchanged';
    }
    case 7:
      devices.push(...devices.splice(0, 1 + rng.below(devices.length - 1)));
      return 'another order of devices';
    case 8:
      proof['number'] = rng.pick([4, 2, 0, -3, 3.5, '3', null]);
      return 'the number';
    case 9:
      proof['brokenOff'] = rng.pick([[], [{ number: 2, why: 'host', seats: [2] }], null, 'none', [{}]]);
      return 'what was broken off';
    case 10:
      rng.pick([proof, ...parties])[rng.pick(['more', 'salt', 'Share'])] = rng.pick([0, '', null]);
      return 'a field more';
    default: {
      const value = rng.pick(['auction-night/shuffle@2', '0123456789abcdee', '', null, 1]);
      proof[rng.pick(['format', 'table'])] = value;
      return 'format or table';
    }
  }
}
