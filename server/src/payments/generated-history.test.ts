import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { recomputeMoney } from '../ledger/testing/recompute-money.ts';
import { playHistory } from './testing/money-history.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

/** As many as somebody asks for, by so many at once: `MONEY_COMMANDS=100000 MONEY_AT_ONCE=8`. */
const count = Number(process.env.MONEY_COMMANDS ?? 250);
const atOnce = Number(process.env.MONEY_AT_ONCE ?? 1);
const longest = 300_000 + count * 200;

/** How often money was put on an invoice and stayed there. */
async function standing(): Promise<number> {
  const { rows } = await company.app.database.pool.query(
    `select count(*)::int as count from settlement where "reversedAt" is null`,
  );
  return rows[0]?.count;
}

it(
  'agrees with what is recomputed from the rows, whatever was done in whatever order',
  async () => {
    const { pool } = company.app.database;
    // The seed fixes what is asked for; which of equal rows it falls on is up to their ids.
    const asked = { count, atOnce, seed: Number(process.env.MONEY_SEED ?? 16) };
    const codes = new Map<number, number>();
    const report = async (done: number) => {
      if (count <= 1_000) return;
      if (done % 5_000 === 0) expect(await recomputeMoney(pool), `after ${done} commands`).toEqual([]);
      process.stdout.write(`${done} commands, ${JSON.stringify([...codes])}\n`);
    };
    await playHistory(company, asked, report, codes);
    // Which of equal rows it fell on may leave little money on any invoice: then more is done until some is.
    for (let more = 1; (await standing()) < 2 && more <= 10; more += 1)
      await playHistory(company, { count: 50, atOnce, seed: asked.seed - more }, undefined, codes);
    // A fault of ours is never an answer; most of what was asked for was done.
    expect([...codes.keys()].filter((code) => ![200, 400, 404, 409, 422].includes(code))).toEqual([]);
    expect(codes.get(200)).toBeGreaterThan(count * 0.6);
    expect(await recomputeMoney(pool)).toEqual([]);
    expect(await standing()).toBeGreaterThan(1);
  },
  longest,
);

it('is found out of step by the recomputation when a row was tampered with', async () => {
  const { pool } = company.app.database;
  await pool.query(
    `update settlement set paid = paid + 1 where id = (select min(id) from settlement where "reversedAt" is null)`,
  );
  expect(await recomputeMoney(pool)).not.toEqual([]);
});
