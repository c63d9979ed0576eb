import type { LedgerAccount } from '@fairway/contract/money-fields.ts';
import type { LedgerLine } from '@fairway/domain/ledger/entry.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';
import { checkLedger } from './check-ledger.ts';
import { type Posting, postEntry } from './post-entry.ts';
import { reverseEntries } from './reverse-entries.ts';
import { findWrongBalances, sumAccounts } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const now = new Date('2026-11-17T04:00:00Z');
const line = (account: LedgerAccount, amount: string, currency = 'CNY', bookAmount = amount): LedgerLine => ({
  ...{ account, partyId: null, currency, amount, bookAmount },
});
const posting = (sourceId: string, lines: LedgerLine[], on = '2026-11-17'): Posting => ({
  ...{ kind: 'payment', sourceId, sourceNo: sourceId, companyId: 'org-office', on, byId: null, lines },
});
const post = (asked: Posting) => app.database.db.transaction().execute((db) => postEntry({ db, now }, asked));
const booksOf = async (period: string) =>
  Object.fromEntries(
    (await sumAccounts(app.database.db, { from: period, to: period, companyIds: 'all' })).map(
      ({ account, currency, debit, credit, bookOpening }) => [
        `${account} ${currency}`,
        [debit, credit, bookOpening].map(Number),
      ],
    ),
  );
const close = (code: string, status = 'closed') =>
  app.database.pool.query(
    `insert into accounting_period (code, status) values ($1, $2)
     on conflict (code) do update set status = excluded.status`,
    [code, status],
  );

describe('an entry', () => {
  it('is kept with the sums of its accounts', async () => {
    await post(posting('one', [line('bank', '100.50'), line('unclaimed', '-100.50')]));
    await post(
      posting('two', [line('bank', '10', 'USD', '71.23'), line('unclaimed', '-10', 'USD', '-71.23')]),
    );
    expect(await booksOf('2026-11')).toEqual({
      ...{ 'bank CNY': [100.5, 0, 0], 'unclaimed CNY': [0, 100.5, 0] },
      ...{ 'bank USD': [10, 0, 0], 'unclaimed USD': [0, 10, 0] },
    });
  });

  it('is taken back by another one, once', async () => {
    const take = () =>
      app.database.db
        .transaction()
        .execute((db) => reverseEntries({ db, now }, { sourceId: 'two', on: '2026-12-01', byId: null }));
    await take();
    await take();
    expect(await booksOf('2026-12')).toMatchObject({
      ...{ 'bank USD': [0, 10, 71.23], 'bank CNY': [0, 0, 100.5] },
    });
  });

  it.each([
    ['in its currency', [line('bank', '1', 'USD', '7'), line('unclaimed', '-1', 'EUR', '-7')]],
    ['in the books', [line('bank', '1', 'USD', '7'), line('unclaimed', '-1', 'USD', '-7.01')]],
  ])('that is out of balance %s is refused by the rule and by the database', async (_, lines) => {
    await expect(post(posting('bad', lines))).rejects.toThrow('out of balance');
    const insert = app.database.pool.query(
      `with e as (insert into ledger_entry (id, kind, "sourceId", "sourceNo", "companyId", "bookedOn", period, at)
         values ('bad', 'payment', 'bad', 'bad', 'org-office', '2026-11-17', '2026-11', now()))
       insert into ledger_line ("entryId", line, account, currency, amount, "bookAmount", at)
       select 'bad', o, l->>'account', l->>'currency', (l->>'amount')::numeric, (l->>'bookAmount')::numeric, now()
       from jsonb_array_elements($1::jsonb) with ordinality as x (l, o)`,
      [JSON.stringify(lines)],
    );
    await expect(insert).rejects.toMatchObject({ code: 'FW003' });
  });

  it.each([
    `update ledger_line set amount = amount + 1`,
    `update ledger_line set amount = amount where false`,
    `delete from ledger_line`,
    `delete from ledger_entry`,
    `truncate ledger_line`,
    `update ledger_entry set period = '2020-01'`,
  ])('is never changed: %s', (statement) =>
    expect(app.database.pool.query(statement)).rejects.toMatchObject({ code: 'FW002' }),
  );
});

describe('a closed month', () => {
  it('leaves what belongs to it to the next open one', async () => {
    await close('2026-08');
    await close('2026-09');
    const { period } = await post(
      posting('late', [line('bank', '5'), line('unclaimed', '-5')], '2026-08-31'),
    );
    expect(period).toBe('2026-10');
  });

  it('refuses whoever looked before it was closed', async () => {
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('accounting-period'), hashtext('2026-07'))`);
    await client.query(`insert into accounting_period (code, status) values ('2026-07', 'closed')`);
    const waiting = post(
      posting('between', [line('bank', '5'), line('unclaimed', '-5')], '2026-07-31'),
    ).catch((problem: unknown) => problem);
    await expect.poll(() => waitingForLocks(app.database.pool, 'advisory')).not.toBe(0);
    await client.query('commit');
    client.release();
    expect(await waiting).toMatchObject({ refusal: 'PERIOD_CLOSED' });
  });
});

it('finds sums that are not those of their lines', async () => {
  const check = () =>
    checkLedger.work({ db: app.database.db, now, log: app.app.log, afterCommit: () => {} }, {});
  await check();
  await app.database.pool.query(`update ledger_balance set debit = debit + 0.001 where account = 'bank'`);
  await expect(check()).rejects.toThrow('bank');
  await app.database.pool.query(`update ledger_balance set debit = debit - 0.001 where account = 'bank'`);
  await check();
});

it('keeps its sums with many who post and take back at once', async () => {
  const accounts = fc.constantFrom<LedgerAccount>('bank', 'unclaimed', 'revenue', 'rounding', 'receivable');
  const entry = fc.record({ from: accounts, to: accounts, cents: fc.integer({ min: 1, max: 1e9 }) });
  const entries = fc.sample(entry, { numRuns: 300, seed: 7 });
  const take = async (part: number) => {
    for (const [index, { from, to, cents }] of entries.entries()) {
      if (index % 6 !== part) continue;
      const amount = (cents / 100).toFixed(2);
      await post(posting(`many-${index}`, [line(to, amount), line(from, `-${amount}`)], '2027-01-05'));
      if (index % 4 === 0)
        await app.database.db
          .transaction()
          .execute((db) =>
            reverseEntries({ db, now }, { sourceId: `many-${index}`, on: '2027-02-01', byId: null }),
          );
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(take));
  expect(await findWrongBalances(app.database.db, 5)).toEqual([]);
  const sums = await sumAccounts(app.database.db, { from: '2027-01', to: '2027-02', companyIds: 'all' });
  const total = sums.reduce(
    (sum, { bookDebit, bookCredit }) => sum + Number(bookDebit) - Number(bookCredit),
    0,
  );
  expect(total).toBeCloseTo(0, 6);
});
