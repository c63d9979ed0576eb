import { setTimeout as sleep } from 'node:timers/promises';
import { getBillNumber } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../database/open.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { billRuleSeed } from './bill-rule-seed.ts';
import type { DateFormat } from './tables.ts';
import { takeBillNumber } from './take-bill-number.ts';

let app: TestApp;
const people: Record<string, Person & { id: string }> = {};
const noon = new Date('2026-03-31T04:00:00Z');
const hour = 60 * 60 * 1000;
const later = (hours: number) => new Date(noon.getTime() + hours * hour);

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', environment: { FAIRWAY_TOKEN_MINUTES: '525600' } });
  app.clock.now = noon;
  for (const account of ['sales01', 'ops01', 'client01']) {
    const { id } = await app.database.db
      .selectFrom('user_account')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    people[account] = { ...(await app.as(account)), id };
  }
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.now = noon;
  for (const table of ['bill_reservation', 'bill_counter'] as const)
    await app.database.db.deleteFrom(table).execute();
  await app.database.db.deleteFrom('bill_rule').where('id', 'like', 'test-%').execute();
});

async function rule(
  enCode: string,
  dateFormat: DateFormat,
  digit: number,
  more: { enabledMark?: number } = {},
) {
  await app.database.db
    .insertInto('bill_rule')
    .values({ id: `test-${enCode}`, enCode, fullName: enCode, prefix: 'T', dateFormat, digit, ...more })
    .execute();
}

const shown = (account: string, enCode = 'OrderNumber') =>
  people[account]?.call(getBillNumber, { params: { enCode } }) ?? Promise.reject(new Error(account));
const numberShown = async (account: string, enCode?: string) => (await shown(account, enCode)).data;

/** Takes a number in a transaction of its own, as a verb does. */
const taken = (account: string, { enCode = 'OrderNumber', at = noon, fails = false } = {}) =>
  app.database.db.transaction().execute(async (db) => {
    const number = await takeBillNumber(db, enCode, people[account]?.id ?? '', at);
    if (fails) throw new Error(`rolled back ${number}`);
    return number;
  });

const last = (number: string | undefined) => Number(number?.slice(-4));

describe('takeBillNumber', () => {
  it('counts from one, and a rollback gives the number back', async () => {
    expect(await taken('sales01')).toBe('ORD202603310001');
    await expect(taken('sales01', { fails: true })).rejects.toThrow('rolled back ORD202603310002');
    expect(await taken('ops01')).toBe('ORD202603310002');
  });

  it('gives 200 people at once exactly 1 to n, whoever fails on the way', async () => {
    // A connection for each: who waits for one is turned away after seconds, as a slow machine may take.
    const crowd = connect(app.database.connection, 200, undefined, () => undefined);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, index) =>
        crowd.db.transaction().execute(async (db) => {
          if (index % 3 === 0) await sleep(Math.random() * 5);
          const number = await takeBillNumber(db, 'OrderNumber', people.sales01?.id ?? '', noon);
          if (index % 7 === 0) await sleep(Math.random() * 5);
          if (Math.random() < 0.3) throw new Error('changed my mind');
          return number;
        }),
      ),
    ).finally(() => crowd.close());
    const committed = results.flatMap((one) => (one.status === 'fulfilled' ? [last(one.value)] : []));
    const reasons = results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Error).message] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['changed my mind']));
    expect(committed.length).toBeGreaterThan(80);
    expect(committed.sort((a, b) => a - b)).toEqual(committed.map((_, index) => index + 1));
  });

  it('stays without gap or double when people look, take and fail at once', async () => {
    const accounts = ['sales01', 'ops01', 'client01'] as const;
    const got = await Promise.all(
      Array.from({ length: 90 }, async (_, index) => {
        const account = accounts[index % 3] as string;
        if (index % 5 === 0) return void (await shown(account));
        return taken(account, { fails: index % 4 === 0 }).catch(() => undefined);
      }),
    );
    const waiting = await app.database.db.selectFrom('bill_reservation').select('serial').execute();
    const all = [...got.flatMap((one) => (one ? [last(one)] : [])), ...waiting.map(({ serial }) => serial)];
    expect(all.sort((a, b) => a - b)).toEqual(all.map((_, index) => index + 1));
  });

  it('starts anew at midnight in Shanghai, and counts a month on', async () => {
    const beforeMidnight = new Date('2026-03-31T15:59:59Z');
    const afterMidnight = new Date('2026-03-31T16:00:00Z');
    expect(await taken('sales01', { at: beforeMidnight })).toBe('ORD202603310001');
    expect(await taken('sales01', { at: afterMidnight })).toBe('ORD202604010001');
    expect(await taken('sales01', { at: beforeMidnight })).toBe('ORD202603310002');
    expect(await taken('sales01', { at: later(-24), enCode: 'JobNumber' })).toBe('JOB20260300001');
    expect(await taken('sales01', { at: beforeMidnight, enCode: 'JobNumber' })).toBe('JOB20260300002');
    expect(await taken('sales01', { at: afterMidnight, enCode: 'JobNumber' })).toBe('JOB20260400001');
    expect(await taken('sales01', { enCode: 'CustomerNumber' })).toBe('KH000001');
  });

  it('refuses when the digits are used up, and gives what comes back', async () => {
    await rule('Tiny', 'yyyy', 1);
    for (let n = 1; n <= 8; n++) expect(await taken('sales01', { enCode: 'Tiny' })).toBe(`T2026${n}`);
    expect(await numberShown('ops01', 'Tiny')).toBe('T20269');
    await expect(taken('sales01', { enCode: 'Tiny' })).rejects.toMatchObject({
      refusal: 'BILL_RULE_EXHAUSTED',
    });
    expect(await shown('sales01', 'Tiny')).toMatchObject({ status: 200, code: 400 });
    expect(await taken('ops01', { enCode: 'Tiny' })).toBe('T20269');
    expect((await shown('ops01', 'Tiny')).code).toBe(400);
  });

  it('refuses a rule that is unknown or disabled', async () => {
    await rule('Off', 'no', 4, { enabledMark: 0 });
    expect((await shown('sales01', 'Off')).code).toBe(404);
    expect((await shown('sales01', 'Nothing')).code).toBe(404);
    await expect(taken('sales01', { enCode: 'Off' })).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  });
});

describe('getBillNumber', () => {
  it('shows the same number until it is used, and others the ones after it', async () => {
    expect(await numberShown('sales01')).toBe('ORD202603310001');
    expect(await numberShown('ops01')).toBe('ORD202603310002');
    expect(await numberShown('sales01')).toBe('ORD202603310001');
    expect(await numberShown('client01')).toBe('ORD202603310003');
    expect(await taken('sales01')).toBe('ORD202603310001');
    expect(await taken('sales01')).toBe('ORD202603310004');
    expect(await numberShown('sales01')).toBe('ORD202603310005');
    expect(await taken('ops01')).toBe('ORD202603310002');
  });

  it('shows one person one number, however often they ask at once', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => numberShown('sales01')));
    expect(new Set(numbers)).toEqual(new Set(['ORD202603310001']));
  });

  it('keeps the number of a request that was rolled back', async () => {
    const number = await numberShown('sales01');
    await expect(taken('sales01', { fails: true })).rejects.toThrow('rolled back');
    expect(await taken('ops01')).toBe('ORD202603310002');
    expect(await numberShown('sales01')).toBe(number);
    expect(await taken('sales01')).toBe(number);
  });

  it('passes on what nobody used for a day, lowest first, and never while it is younger', async () => {
    expect(await numberShown('sales01', 'JobNumber')).toBe('JOB20260300001');
    expect(await numberShown('ops01', 'JobNumber')).toBe('JOB20260300002');
    await app.database.db
      .updateTable('bill_reservation')
      .set({ reservedAt: later(-24.1) })
      .execute();
    expect(await numberShown('ops01', 'JobNumber')).toBe('JOB20260300002');
    expect(await taken('client01', { enCode: 'JobNumber' })).toBe('JOB20260300001');
    // Asking again kept it: it is no longer old.
    expect(await taken('client01', { enCode: 'JobNumber' })).toBe('JOB20260300003');
    expect(await numberShown('sales01', 'JobNumber')).toBe('JOB20260300004');
    expect(await taken('ops01', { enCode: 'JobNumber' })).toBe('JOB20260300002');
  });

  it('takes an abandoned number over for whoever asks next', async () => {
    expect(await numberShown('sales01', 'CustomerNumber')).toBe('KH000001');
    app.clock.now = later(25);
    expect(await numberShown('ops01', 'CustomerNumber')).toBe('KH000001');
    expect(await numberShown('sales01', 'CustomerNumber')).toBe('KH000002');
    expect(await taken('ops01', { enCode: 'CustomerNumber', at: later(26) })).toBe('KH000001');
  });

  it('does not carry a number into the next day', async () => {
    expect(await numberShown('sales01')).toBe('ORD202603310001');
    app.clock.now = later(13);
    expect(await numberShown('sales01')).toBe('ORD202604010001');
  });

  it('needs a session', async () => {
    expect((await app.call(getBillNumber, { params: { enCode: 'OrderNumber' } })).code).toBe(600);
  });
});

it('leaves the rules a company changed as they are', async () => {
  const { db } = app.database;
  await db
    .updateTable('bill_rule')
    .set({ prefix: 'X', digit: 6 })
    .where('enCode', '=', 'LeaveNumber')
    .execute();
  await db.transaction().execute(billRuleSeed.load);
  expect(await taken('sales01', { enCode: 'LeaveNumber' })).toBe('X20260331000001');
});
