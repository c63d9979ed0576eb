import { getBoardRanking } from '@fairway/contract/boards.ts';
import { changeCalendar } from '@fairway/contract/calendar.ts';
import {
  getTargetProgress,
  getTargetTable,
  saveTargets,
  type TargetCell,
} from '@fairway/contract/targets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../../invoices/testing/money-company.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

const year = '2026';
const seller = userIdOf('sales01');
const table = async (account = 'manager01') => {
  const { data, msg } = await company.who(account).call(getTargetTable, { query: { year } });
  return data ?? expect.fail(msg);
};
const cell = (changes: Partial<TargetCell> = {}): TargetCell => ({
  ...{ kind: 'company', key: 'org-branch', metric: 'teu', month: 1, value: '100', was: null },
  ...changes,
});
const save = (cells: TargetCell[], account = 'manager01', headers: Record<string, string> = {}) =>
  company.who(account).call(saveTargets, { body: { year, cells }, headers });
const set = async (cells: TargetCell[]) => {
  const { code, msg, data } = await save(cells);
  expect([code, msg]).toEqual([200, '保存成功']);
  return data?.changed;
};
const clear = () => company.app.database.pool.query('delete from sales_target');

describe('targets', () => {
  it('are set for companies, departments and people, many at once', async () => {
    await company.made();
    const before = await table();
    expect(before.can).toEqual({ plan: true, seeProfit: true, seePeople: true });
    const person = before.rows.find(({ kind }) => kind === 'person') ?? expect.fail('nobody sells');
    const unit = before.rows.find(({ key }) => key === person.above) ?? expect.fail('nowhere');
    expect(person.isUsed && unit.isUsed).toBe(true);
    const of = { kind: unit.kind, key: unit.key };
    expect(
      await set([
        cell({ ...of, metric: 'profit', month: 3, value: '1200000.50' }),
        cell({ ...of, month: 3, value: '90' }),
        cell({ kind: 'person', key: person.key, month: 3, value: '40' }),
        cell({ kind: 'person', key: person.key, month: 4, value: '30.5' }),
      ]),
    ).toBe(4);
    const { rows } = await table();
    const row = (key: string) => rows.find((one) => one.key === key) ?? expect.fail(key);
    expect(row(unit.key).values.profit?.[2]).toBe('1200000.5');
    // What is set stands; where nothing is, it is what those below it are to reach.
    expect(row(unit.key).whole.teu?.slice(2, 5)).toEqual(['90', '30.5', null]);
    expect(row(unit.key).total.teu).toBe('120.5');
    expect(row(person.key).total.profit ?? null).toBe(null);
    await clear();
  });

  it('are changed and cleared only as their writer saw them, all or none', async () => {
    await set([cell({ value: '100' }), cell({ month: 2, value: '50' })]);
    // The same again is no change, whoever was faster with it.
    expect(await set([cell({ value: '100' })])).toBe(0);
    const late = await save([cell({ month: 2, value: '60', was: '50' }), cell({ value: '90', was: '80' })]);
    expect([late.code, late.msg]).toEqual([409, expect.stringContaining('刚改')]);
    expect((await table()).rows.find(({ key }) => key === 'org-branch')?.values.teu?.slice(0, 2)).toEqual([
      '100',
      '50',
    ]);
    expect(
      await set([cell({ value: null, was: '100.00' }), cell({ month: 2, value: '60', was: '50' })]),
    ).toBe(2);
    expect((await table()).rows.find(({ key }) => key === 'org-branch')?.values.teu?.slice(0, 2)).toEqual([
      null,
      '60',
    ]);
    await clear();
  });

  it('act once where the same command comes twice, and are in the audit log', async () => {
    const header = { 'command-id': 'targets-twice' };
    const [one, other] = [
      await save([cell()], 'manager01', header),
      await save([cell()], 'manager01', header),
    ];
    expect([one.data?.changed, other.data?.changed]).toEqual([1, 1]);
    const { rows } = await company.app.database.pool.query<{ count: number }>(
      `select count(*)::int as count from audit_log where name = 'saveTargets' and target = $1`,
      [year],
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
    await clear();
  });

  it.each([
    ['the same cell twice', [cell(), cell({ value: '2' })], 422],
    ['below nothing', [cell({ value: '-1' })], 422],
    ['no number', [cell({ value: 'viele' })], 422],
    ['a company one does not see', [cell({ key: 'org-beside' })], 404],
    ['somebody who works elsewhere', [cell({ kind: 'person', key: seller })], 404],
    ['a department that is called a company', [cell({ kind: 'department' })], 404],
    ['somebody who is not there', [cell({ kind: 'person', key: 'user-nobody' })], 404],
    ['a customer', [cell({ kind: 'person', key: userIdOf('client01') })], 404],
  ])('refuse %s', async (_, cells, code) => {
    expect((await save(cells, 'manager02')).code).toBe(code);
    expect((await company.app.database.pool.query('select from sales_target')).rowCount).toBe(0);
  });

  it('are for who has the board, and are set by who may plan', async () => {
    for (const account of ['sales01', 'ops01', 'client01', 'agent01']) {
      expect((await company.who(account).call(getTargetTable, { query: { year } })).code).toBe(403);
      expect((await save([cell()], account)).code).toBe(403);
    }
    const { pool } = company.app.database;
    const items = ['enterpriseBoard.column.profit', 'enterpriseBoard.button.btn_person'];
    await pool.query(`delete from role_permission where "roleId" = 'manager' and "itemId" = any($1)`, [
      items,
    ]);
    const { rows, can } = await table();
    expect(can).toMatchObject({ seeProfit: false, seePeople: false });
    expect(rows.filter(({ kind, values }) => kind === 'person' || 'profit' in values)).toEqual([]);
    expect((await save([cell({ metric: 'profit' })])).code).toBe(403);
    expect((await save([cell({ kind: 'person', key: seller })])).code).toBe(403);
    for (const itemId of items)
      await pool.query(`insert into role_permission ("roleId", "itemId") values ('manager', $1)`, [itemId]);
  });
});

describe('how far somebody is on the way to a target', () => {
  const month = { from: '2026-11-01', to: '2026-11-30' };
  const progress = async (body: object = {}) => {
    const { data, msg } = await company
      .who('manager01')
      .call(getTargetProgress, { body: { ...month, ...body } });
    return data ?? expect.fail(msg);
  };

  it('is held against the figures of the board, by the days that are worked', async () => {
    await company.approved([await company.charge('THC', '1060')]);
    const ranking = await company
      .who('manager01')
      .call(getBoardRanking, { body: { ...month, dimension: 'person' } });
    const ranks = ranking.data?.list ?? expect.fail(ranking.msg);
    const one = ranks.find(({ key }) => key !== 'none') ?? expect.fail('nobody sold');
    await set([
      cell({ kind: 'person', key: one.key, metric: 'profit', month: 11, value: '2100' }),
      cell({ metric: 'profit', month: 11, value: '4200' }),
    ]);
    const { rows, days } = await progress();
    expect(days.total).toBeGreaterThan(15);
    const person = rows.find(({ key }) => key === one.key) ?? expect.fail('not there');
    expect(person.ids).toEqual([one.key]);
    expect(person.reached.profit).toMatchObject({ actual: one.values.profit, target: '2100' });
    expect(Number(person.reached.profit?.attained)).toBeCloseTo((Number(one.values.profit) / 2100) * 100, 0);
    expect(person.reached.teu).toMatchObject({ target: null, attained: null, pace: null });
    const whole = rows.find(({ key }) => key === 'org-branch') ?? expect.fail('no company');
    expect(whole.reached.profit?.target).toBe('4200');
    // Only these people, only what is below a company.
    expect((await progress({ filters: { personIds: [] } })).rows.map(({ kind }) => kind)).not.toContain(
      'person',
    );
  });

  it('has its part of a month that is in the period in part, and follows the calendar', async () => {
    const part = { from: '2026-11-02', to: '2026-11-06' };
    const targetOf = async (body: object) =>
      (await progress(body)).rows.find(({ key }) => key === 'org-branch')?.reached.profit?.target;
    const { rows } = await company.app.database.pool.query<{ day: string }>(
      `select to_char(d, 'YYYY-MM-DD') as day from generate_series('2026-11-01'::date, '2026-11-30', '1 day') d
       where extract(isodow from d) < 6`,
    );
    expect(Number(await targetOf(part))).toBeCloseTo((4200 * 5) / rows.length, 2);
    // By accounting period figures are those of whole months.
    expect(await targetOf({ ...part, basis: 'period' })).toBe('4200');
    const changed = await company.who('admin').call(changeCalendar, {
      ...{ params: { year: '2026' } },
      body: { version: 0, days: [{ day: '2026-11-06', isWorked: false }] },
    });
    expect(changed.msg).toBe(changed.code === 200 ? changed.msg : '');
    expect(Number(await targetOf(part))).toBeCloseTo((4200 * 4) / (rows.length - 1), 2);
    await clear();
  });

  it('refuses days that are none', async () => {
    const { code } = await company
      .who('manager01')
      .call(getTargetProgress, { body: { from: '2026-02-01', to: '2026-01-01' } });
    expect(code).toBe(400);
  });
});
