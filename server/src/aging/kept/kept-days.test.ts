import { noKey } from '@fairway/contract/aging.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../../invoices/testing/money-company.ts';
import { playHistory } from '../../payments/testing/money-history.ts';
import { readGroups } from '../read-open-items.ts';
import { type AgingQuestion, sumOwed } from '../store.ts';
import { keptDisagreements } from '../testing/kept-disagreements.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

const days = ['2026-11-12', '2026-11-13', '2026-11-14'] as const;
const endOf = (day: string) => new Date(`${day}T23:59:59.999+08:00`);

/** Commands of each day. */
const count = Number(process.env.MONEY_COMMANDS ?? 60);

/** Another day comes; who is signed in stays so. */
async function on(day: string): Promise<void> {
  const now = new Date(`${day}T12:00:00+08:00`);
  company.app.clock.now = now;
  await company.app.database.pool.query(`update session set "lastSeenAt" = $1`, [now]);
}

/** Of some moments, for everybody who sees another part. */
async function disagreements(moments: readonly (string | null)[], isThorough: boolean): Promise<string[]> {
  const { db, pool } = company.app.database;
  const { rows } = await pool.query<{ seller: string; maker: string; companies: string[] }>(
    `select min("salesId") as seller, min("createdBy") as maker, array_agg(distinct "companyId") as companies
     from invoice`,
  );
  const [{ seller, maker, companies } = expect.fail('no invoice')] = rows;
  const all = { companyIds: companies, userIds: ['nobody'] };
  const people = [[seller], [maker], ['nobody'], [seller, maker]];
  const parts = people.map((userIds) => ({ companyIds: [], userIds }));
  const filters = [{}, { currency: 'USD' }, { salesId: noKey }, { departmentId: noKey }, { salesId: seller }];
  const found = [];
  for (const day of moments) {
    const asked = { asOf: day ?? days[2], moment: day === null ? null : endOf(day) };
    found.push(
      ...(await keptDisagreements(db, { ...asked, sights: [all], filters: isThorough ? filters : [{}] })),
    );
    if (isThorough) found.push(...(await keptDisagreements(db, { ...asked, sights: parts, filters: [{}] })));
  }
  return found;
}

it(
  'is to the cent what the database adds up, whatever was written by several while others asked',
  async () => {
    const { db } = company.app.database;
    const sight = { partyId: null, companyIds: ['org-branch'], userIds: ['nobody'], sides: [] };
    for (const [at, day] of days.entries()) {
      await on(day);
      let isOver = false;
      const asked = (async () => {
        while (!isOver)
          for (const moment of [null, ...days.map(endOf)]) {
            const question: AgingQuestion = { sight, side: 'receivable', asOf: day, moment, filters: {} };
            await readGroups(db, question, 'customer', '2026-01-01');
          }
      })();
      await playHistory(company, { count, seed: 7 + at, atOnce: 4 }).finally(() => {
        isOver = true;
      });
      await asked;
      expect(await disagreements([null], false)).toEqual([]);
    }
    expect(await disagreements([null, ...days], true)).toEqual([]);
  },
  300_000 + count * 1_000,
);

it('has what a transaction wrote that began before others and ended after them, and nothing of one that ended otherwise', async () => {
  const { db, pool } = company.app.database;
  const { rows } = await pool.query<{ itemId: string }>(
    `select "itemId" from open_item where what = 'invoice' and until is null and balance > 1 and side = 'receivable'
     order by "itemId" limit 2`,
  );
  const [first = '', second = ''] = rows.map(({ itemId }) => itemId);
  expect(second).not.toBe('');
  const sight = { partyId: null, companyIds: ['org-branch'], userIds: ['nobody'], sides: [] };
  const question: AgingQuestion = { sight, side: 'receivable', asOf: days[2], moment: null, filters: {} };
  const total = async (owed: readonly { balance: string }[]) =>
    owed.reduce((all, { balance }) => all + Math.round(Number(balance) * 1_000), 0);
  const kept = async () => total((await readGroups(db, question, 'company', '2026-01-01')).owed);
  const direct = async () => total(await sumOwed(db, question, 'company'));
  const more = (itemId: string) =>
    `update open_item set balance = balance + 1 where "itemId" = '${itemId}' and until is null`;
  const before = await kept();
  const [slow, killed] = [await pool.connect(), await pool.connect()];
  try {
    await killed.query('begin');
    await killed.query(more(second));
    const { rows: own } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid');
    await slow.query('begin');
    await slow.query(more(first));
    const others = pool.query(
      `update open_item set balance = balance + 100 where "itemId" not in ('${first}', '${second}') and until is null
       and what = 'invoice' and balance > 0 and side = 'receivable' returning 1`,
    );
    const count = (await others).rowCount ?? 0;
    expect([await kept(), await direct()]).toEqual([before + count * 100_000, before + count * 100_000]);
    await slow.query('commit');
    expect(await kept()).toBe(before + count * 100_000 + 1_000);
    await pool.query('select pg_terminate_backend($1)', [own[0]?.pid]);
    expect([await kept(), await direct()]).toEqual(Array(2).fill(before + count * 100_000 + 1_000));
  } finally {
    slow.release();
    killed.release(true);
  }
  expect(await disagreements([null, days[0]], false)).toEqual([]);
});

it('leaves out what a transaction that asks wrote itself', async () => {
  const { db } = company.app.database;
  const sight = { partyId: null, companyIds: ['org-branch'], userIds: ['nobody'], sides: [] };
  const question: AgingQuestion = { sight, side: 'receivable', asOf: days[2], moment: null, filters: {} };
  const read = () => readGroups(db, question, 'company', '2026-01-01');
  const before = await read();
  await expect(
    db.transaction().execute(async (own) => {
      await own.updateTable('open_item').set({ balance: '5' }).where('until', 'is', null).execute();
      const inside = await readGroups(own, question, 'company', '2026-01-01');
      expect(inside.owed).not.toEqual(before.owed);
      expect(await read()).toEqual(before);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await read()).toEqual(before);
});
