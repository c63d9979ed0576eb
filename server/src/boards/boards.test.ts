import { getBoardRanking, getEnterpriseBoard, listBoardShipments } from '@fairway/contract/boards.ts';
import { saveCharges } from '@fairway/contract/shipment-charges.ts';
import { cancelShipment, getShipment, setShipmentMembers } from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { playHistory } from '../payments/testing/money-history.ts';
import { correctFigures, settleAll } from './figures/settle-figures.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

const year = { from: '2026-01-01', to: '2026-12-31' };
const board = async (account = 'manager02', more: object = {}) => {
  const { data, msg } = await company.who(account).call(getEnterpriseBoard, { body: { ...year, ...more } });
  return data ?? expect.fail(msg);
};
const ranked = async (dimension: 'person' | 'customer' | 'line' | 'boxType', account = 'manager02') => {
  const { data, msg } = await company.who(account).call(getBoardRanking, { body: { ...year, dimension } });
  return (data ?? expect.fail(msg)).list.map(({ key, values }) => [key, values.jobs, values.revenue]);
};

describe('the board of a company', () => {
  it('has what was written just before it is asked', async () => {
    const before = await board();
    const { shipmentId } = await company.approved([
      await company.charge('THC', '1060'),
      await company.charge('DOC', '500', { onBehalf: true }),
    ]);
    const { now } = await board();
    expect(Number(now.jobs) - Number(before.now.jobs)).toBe(1);
    expect(Number(now.teu) - Number(before.now.teu)).toBe(5);
    // Without tax and without what is advanced for others.
    const [row] = (
      await company.app.database.pool.query<{ net: string }>(
        `select sum("bookNet")::text as net from shipment_charge where "shipmentId" = $1 and not "onBehalf"`,
        [shipmentId],
      )
    ).rows;
    expect(Number(now.revenue) - Number(before.now.revenue)).toBeCloseTo(Number(row?.net), 2);
  });

  it('tells estimated figures from actual ones', async () => {
    const { id } = await company.made();
    const [estimated, actual] = [await board(), await board('manager02', { state: 'actual' })];
    await company.ops.call(saveCharges, {
      ...{ params: { shipmentId: id }, body: { added: [await company.charge('THC', '700')] } },
    });
    expect(Number((await board()).now.revenue)).toBeGreaterThan(Number(estimated.now.revenue));
    expect((await board('manager02', { state: 'actual' })).now.revenue).toBe(actual.now.revenue);
  });

  it('leaves out what is cancelled, and follows who sells a shipment and to whom', async () => {
    const { id } = await company.made();
    const jobs = Number((await board()).now.jobs);
    const seen = (await company.who('ops02').call(getShipment, { params: { id } })).data ?? expect.fail();
    const sellers = [
      { userId: userIdOf('sales01'), role: 'sales' as const, share: '60' },
      { userId: userIdOf('sales02'), role: 'sales' as const, share: '40' },
    ];
    const before = new Map((await ranked('person')).map(([key, count]) => [key, Number(count)]));
    const changed = await company.who('ops02').call(setShipmentMembers, {
      ...{ params: { id }, body: { version: seen.version, members: sellers } },
    });
    expect(changed.msg).toBe(changed.code === 200 ? changed.msg : '');
    const after = new Map((await ranked('person')).map(([key, count]) => [key, Number(count)]));
    expect((after.get(userIdOf('sales02')) ?? 0) - (before.get(userIdOf('sales02')) ?? 0)).toBeCloseTo(0.4);
    expect(Number((await board()).now.jobs)).toBe(jobs);
    const now = (await company.who('ops02').call(getShipment, { params: { id } })).data ?? expect.fail();
    const cancelled = await company.who('manager02').call(cancelShipment, {
      ...{ params: { id }, body: { version: now.version, reason: '客户取消' } },
    });
    expect(cancelled.code, cancelled.msg).toBe(200);
    expect(Number((await board()).now.jobs)).toBe(jobs - 1);
  });

  it('is of what somebody may see', async () => {
    await company.made();
    expect(Number((await board('manager02')).now.jobs)).toBeGreaterThan(0);
    // Another company beside: nothing of it; that above: all of it.
    expect((await board('manager03')).now.jobs).toBe('0');
    expect((await board('manager01')).now.jobs).toBe((await board('manager02')).now.jobs);
    for (const account of ['sales01', 'ops01', 'client01', 'agent01'])
      expect((await company.who(account).call(getEnterpriseBoard, { body: year })).code).toBe(403);
    const mine = await company.who('client01').call(listBoardShipments, { body: { ...year } });
    expect(mine.code).toBe(403);
  });

  it('tells no profit and nobody’s name to who may not see them', async () => {
    const { pool } = company.app.database;
    const role = 'manager';
    const taken = await pool.query(
      `delete from role_permission where "roleId" = $1 and "itemId" in
         ('enterpriseBoard.column.profit', 'enterpriseBoard.button.btn_person') returning "itemId"`,
      [role],
    );
    expect(taken.rowCount).toBe(2);
    const { now, changes, can } = await board();
    expect(can).toMatchObject({ seeProfit: false, seePeople: false });
    expect(Object.keys(now)).toEqual(expect.arrayContaining(['revenue', 'teu']));
    for (const name of ['cost', 'profit', 'margin', 'profitPerTeu', 'costPerTeu'])
      expect(now).not.toHaveProperty(name);
    expect(changes.map(({ metric }) => metric)).toEqual(['revenue', 'teu']);
    const manager = company.who('manager02');
    for (const body of [
      { ...year, dimension: 'person' as const },
      { ...year, dimension: 'line' as const, sidx: 'profit' as const },
      { ...year, dimension: 'line' as const, filters: { personIds: ['user-sales01'] } },
    ])
      expect((await manager.call(getBoardRanking, { body })).code).toBe(403);
    expect((await manager.call(listBoardShipments, { body: { ...year, isLoss: true } })).code).toBe(403);
    for (const { itemId } of taken.rows)
      await pool.query(`insert into role_permission ("roleId", "itemId") values ($1, $2)`, [role, itemId]);
  });

  it('shows money in dollars at one rate, and what changed still adds up', async () => {
    await company.approved([await company.charge('THC', '1060')]);
    const [yuan, dollars] = [await board(), await board('manager02', { currency: 'USD' })];
    const { rate } = dollars.rate ?? expect.fail('no rate');
    expect(yuan.rate).toBeNull();
    for (const metric of ['revenue', 'profit', 'profitPerTeu'] as const)
      expect(Number(dollars.now[metric])).toBeCloseTo(Number(yuan.now[metric]) / Number(rate), 1);
    expect([dollars.now.teu, dollars.now.margin]).toEqual([yuan.now.teu, yuan.now.margin]);
    for (const { now, before, difference, effects, causes, rest } of dollars.changes) {
      const cents = (amounts: readonly string[]) =>
        amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
      expect(cents([now])).toBe(cents([before, difference]));
      expect(cents(Object.values(effects))).toBe(cents([difference]));
      expect(cents([...causes.map(({ amount }) => amount), rest])).toBe(cents([difference]));
    }
    const long = { from: '1990-01-01', to: '1990-12-31', currency: 'USD' as const };
    const { msg } = await company.who('manager02').call(getEnterpriseBoard, { body: long });
    expect(msg).toContain('1990-12-31');
  });

  it('refuses days that are none', async () => {
    const { code, msg } = await company
      .who('manager02')
      .call(getEnterpriseBoard, { body: { from: '2026-02-01', to: '2026-01-01' } });
    expect([code, msg]).toEqual([400, expect.stringContaining('结束日期')]);
  });
});

describe('figures that are kept', () => {
  const commitNow = <T>(work: (db: typeof company.app.database.db) => Promise<T>) =>
    company.app.database.db.transaction().execute(work);

  it('are those of the rows, whatever was written by several at once', async () => {
    const count = Number(process.env.MONEY_COMMANDS ?? 80);
    let isOver = false;
    const asked = (async () => {
      while (!isOver) await board();
    })();
    await playHistory(company, { count, seed: 19, atOnce: 4 }).finally(() => {
      isOver = true;
    });
    await asked;
    await settleAll({ commitNow });
    expect(await correctFigures({ commitNow })).toEqual([]);
    const { now } = await board();
    const { rows } = await company.app.database.pool.query<{ revenue: string; jobs: string }>(
      `select coalesce(sum(estimated[1]), 0)::text as revenue, sum(jobs)::text as jobs from shipment_figure
       where "companyId" in ('org-branch', 'org-desk')`,
    );
    expect([now.revenue, now.jobs]).toEqual([
      (Number(rows[0]?.revenue) / 100).toFixed(2),
      String(Number(rows[0]?.jobs) / 1_000),
    ]);
  }, 300_000);

  it('are mended at night where somebody changed them, and boards see it', async () => {
    const before = await board();
    const { pool } = company.app.database;
    const { rows } = await pool.query<{ shipmentId: string }>(
      `update shipment_figure set jobs = jobs + 1000 where ("shipmentId", period) in
         (select "shipmentId", min(period) from shipment_figure group by 1 order by 1 limit 1) returning "shipmentId"`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await correctFigures({ commitNow })).toEqual([rows[0]?.shipmentId]);
    expect(await correctFigures({ commitNow })).toEqual([]);
    expect((await board()).now).toEqual(before.now);
  });
});
