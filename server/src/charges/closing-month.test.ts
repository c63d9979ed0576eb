import { actOnPeriod } from '@fairway/contract/ledger.ts';
import { actOnCharges, listCharges, saveCharges } from '@fairway/contract/shipment-charges.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());
beforeEach(async () => {
  await company.app.database.pool.query(
    `delete from accounting_period; update shipment_charge set period = '2026-11'`,
  );
});

const month = '2026-10';

async function ofOctober(): Promise<string> {
  const { id } = await company.made();
  await company.app.database.pool.query(`update shipment set "bizDate" = '2026-10-20' where id = $1`, [id]);
  return id;
}
const save = async (shipmentId: string) =>
  company.ops.call(saveCharges, {
    params: { shipmentId },
    body: { added: [await company.charge('DOC', '106')] },
  });
const close = (carriesOver: boolean) =>
  company.manager.call(actOnPeriod, { params: { code: month, act: 'close' }, body: { carriesOver } });
const rowsOf = async (shipmentId: string) =>
  (await company.ops.call(listCharges, { body: { pageSize: 10, filters: { shipmentId } } })).data?.list ?? [];

/** Runs one command until it wants to write a table, another one until it waits for the first, then both to their end. */
async function oneAfterTheOther<First, Second>(
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const { pool } = company.app.database;
  const waiting = (kind: 'relation' | 'advisory') => expect.poll(() => waitingForLocks(pool, kind)).toBe(1);
  const client = await pool.connect();
  try {
    await client.query(`begin; lock table ${table} in share row exclusive mode`);
    const one = first();
    await waiting('relation');
    const other = second();
    await waiting('advisory');
    await client.query('commit');
    return await Promise.all([one, other]);
  } finally {
    // Kept, it would keep the app from being closed.
    client.release();
  }
}

describe('a charge saved while its month is being closed', () => {
  it('keeps it open, where it was first', async () => {
    const id = await ofOctober();
    const [saved, closed] = await oneAfterTheOther(
      'charge_act',
      () => save(id),
      () => close(false),
    );
    expect(saved.code).toBe(200);
    expect(closed.msg).toContain('1 条费用未审核');
    expect(await rowsOf(id)).toMatchObject([{ period: month }]);
  });

  it('is carried over with the others, where that is wanted', async () => {
    const id = await ofOctober();
    const [saved, closed] = await oneAfterTheOther(
      'charge_act',
      () => save(id),
      () => close(true),
    );
    expect([saved.code, closed.code]).toEqual([200, 200]);
    expect(await rowsOf(id)).toMatchObject([{ period: '2026-11' }]);
  });

  it('counts in the next one, where that was closed first', async () => {
    const id = await ofOctober();
    const [closed, saved] = await oneAfterTheOther(
      'accounting_period',
      () => close(false),
      () => save(id),
    );
    expect([closed.code, saved.code]).toEqual([200, 200]);
    expect(await rowsOf(id)).toMatchObject([{ period: '2026-11' }]);
  });
});

describe('an approved charge somebody wants to open again while its month is being closed', () => {
  const askChange = async (shipmentId: string) => {
    const charges = (await rowsOf(shipmentId)).map(({ id, version }) => ({ id, version }));
    return () =>
      company.ops.call(actOnCharges, { params: { act: 'askChange' }, body: { charges, reason: '错' } });
  };

  it('keeps it open, where it was first', async () => {
    const shipmentId = await ofOctober();
    await company.approved([await company.charge('DOC', '106')], shipmentId);
    const [asked, closed] = await oneAfterTheOther('charge_act', await askChange(shipmentId), () =>
      close(false),
    );
    expect(asked.code).toBe(200);
    expect(closed.msg).toContain('1 条费用未审核');
  });

  it('stays approved, where the month was closed first', async () => {
    const shipmentId = await ofOctober();
    await company.approved([await company.charge('DOC', '106')], shipmentId);
    const ask = await askChange(shipmentId);
    const [closed, asked] = await oneAfterTheOther('accounting_period', () => close(false), ask);
    expect(closed.code).toBe(200);
    expect(asked.msg).toContain(month);
    expect(await rowsOf(shipmentId)).toMatchObject([{ status: 'approved', period: month }]);
  });
});
