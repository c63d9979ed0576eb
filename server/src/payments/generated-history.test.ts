import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { recomputeMoney } from '../ledger/testing/recompute-money.ts';
import { anyStep, doStep } from './testing/money-history.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

it('agrees with what is recomputed from the rows, whatever was done in whatever order', async () => {
  // The seed fixes what is asked for; which of equal rows it falls on is up to their ids.
  const steps = fc.sample(anyStep, { numRuns: 250, seed: Number(process.env.MONEY_SEED ?? 16) });
  const codes = new Map<number, number>();
  for (const step of steps) {
    const code = await doStep(company, step);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  // A fault of ours is never an answer; most of what was asked for was done.
  expect([...codes.keys()].filter((code) => ![200, 400, 404, 422].includes(code))).toEqual([]);
  expect(codes.get(200)).toBeGreaterThan(150);
  expect(await recomputeMoney(company.app.database.pool)).toEqual([]);
  const { rows } = await company.app.database.pool.query(
    `select count(*) filter (where "reversedAt" is null)::int as standing,
       count(*) filter (where "reversedAt" is not null)::int as reversed from settlement`,
  );
  expect(rows[0]?.standing).toBeGreaterThan(1);
});

it('is found out of step by the recomputation when a row was tampered with', async () => {
  const { pool } = company.app.database;
  await pool.query(
    `update settlement set paid = paid + 1 where id = (select min(id) from settlement where "reversedAt" is null)`,
  );
  expect(await recomputeMoney(pool)).not.toEqual([]);
});
