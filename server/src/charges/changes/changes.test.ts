import { setTimeout as sleep } from 'node:timers/promises';
import {
  askChargeChange,
  type ChangeDetail,
  createChargeChange,
  getChargeChange,
  listChargeChanges,
  previewChargeChange,
  removeChargeChange,
  updateChargeChange,
} from '@fairway/contract/charge-changes.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { createCreditNote } from '@fairway/contract/invoices.ts';
import { actOnPeriod, getTrialBalance } from '@fairway/contract/ledger.ts';
import {
  actOnCharges,
  type ChargeRow,
  listCharges,
  saveCharges,
} from '@fairway/contract/shipment-charges.ts';
import { approveTask, getFlow, rejectTask, withdrawFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../../invoices/testing/money-company.ts';
import { recomputeMoney } from '../../ledger/testing/recompute-money.ts';
import { day, today } from '../../shipments/testing/shipment-company.ts';

type Lines = NonNullable<Input<typeof createChargeChange>['body']>['lines'];

let company: MoneyCompany;
/** One whose charges were approved in a month that is closed now. */
let shipmentId = '';
beforeAll(async () => {
  company = await moneyCompany({ withJobs: true });
  const sailed = { etd: today.getTime() - 60 * day, eta: today.getTime() - 40 * day };
  shipmentId = (await company.made({ ship: { vesselName: 'OLD', vesselImo: '', voyageNo: '1', ...sailed } }))
    .id;
}, 120_000);
afterAll(() => company.app.close());

/** Charges in the closed month, in the order they were given. */
async function closedCharges(
  ...prices: [code: string, price: string, changes?: object][]
): Promise<ChargeRow[]> {
  const { app, approved, charge } = company;
  const added = await Promise.all(prices.map(([code, price, changes]) => charge(code, price, changes)));
  const { ids } = await approved(added, shipmentId);
  await app.database.pool.query(`update shipment_charge set period = '2026-09' where id = any($1)`, [ids]);
  await app.database.pool.query(
    `insert into accounting_period (code, status) values ('2026-09', 'closed') on conflict do nothing`,
  );
  const rows = await rowsOf();
  return ids.map((id) => rows.find((row) => row.id === id) ?? expect.fail());
}
const rowsOf = async (by = company.manager): Promise<ChargeRow[]> =>
  (await by.call(listCharges, { body: { pageSize: 200, filters: { shipmentId } } })).data?.list ?? [];
const rowOf = async (id: string) => (await rowsOf()).find((row) => row.id === id) ?? expect.fail();

const changed = (row: ChargeRow, changes: object): Lines[number] => {
  const { side, chargeCodeId, partyId, unit, quantity, price, currency, vatKind, vatRate } = row;
  const after = { side, chargeCodeId, partyId, unit, quantity, price, currency, vatKind, vatRate };
  return { chargeId: row.id, version: row.version, after: { ...after, ...changes } };
};
const removed = ({ id, version }: ChargeRow): Lines[number] => ({ chargeId: id, version, after: null });
const written = (lines: Lines, reason = '船公司更正') => ({ shipmentId, reason, lines });
const drafted = async (lines: Lines, reason?: string): Promise<string> => {
  const { data, msg } = await company.ops.call(createChargeChange, { body: written(lines, reason) });
  return data?.id ?? expect.fail(msg);
};
const shown = async (id: string, by = company.manager): Promise<ChangeDetail> => {
  const { data, msg } = await by.call(getChargeChange, { params: { id } });
  return data ?? expect.fail(msg);
};
const ask = async (id: string, by = company.ops) =>
  by.call(askChargeChange, { params: { id }, body: { version: (await shown(id)).version } });
async function asked(lines: Lines): Promise<{ id: string; flowId: string }> {
  const id = await drafted(lines);
  const { data, msg } = await ask(id);
  return { id, flowId: data?.flowId ?? expect.fail(msg) };
}
const taskOf = async (flowId: string): Promise<string | undefined> =>
  (
    await company.app.database.pool.query<{ id: string }>('select id from flow_task where "flowId" = $1', [
      flowId,
    ])
  ).rows[0]?.id;
/** Everybody who is asked agrees; nobody is the head of the desk here, so an administrator decides. */
async function approve(flowId: string): Promise<void> {
  for (let task = await taskOf(flowId); task; task = await taskOf(flowId)) {
    const { code, msg } = await company.who('admin').call(approveTask, {
      ...{ params: { taskOperatorId: task }, body: {} },
    });
    if (code !== 200) expect.fail(msg);
  }
}
async function until(id: string, status: ChangeDetail['status']): Promise<ChangeDetail> {
  for (let tries = 0; ; tries += 1) {
    const change = await shown(id);
    if (change.status === status) return change;
    if (tries > 400) throw new Error(`never ${status}: ${JSON.stringify(change)}`);
    await sleep(25);
  }
}
const carriedOut = async (lines: Lines): Promise<ChangeDetail> => {
  const { id, flowId } = await asked(lines);
  await approve(flowId);
  return until(id, 'approved');
};
const profitNow = async (): Promise<string> => {
  const { data } = await company.manager.call(listCharges, { body: { filters: { shipmentId } } });
  return data?.sums?.profit?.net.amount ?? expect.fail();
};

describe('a change order', () => {
  it('corrects what the month would not let anybody edit, in the next open one', async () => {
    const [row] = await closedCharges(['DOC', '1060']);
    if (!row) expect.fail();
    const edit = await company.ops.call(actOnCharges, {
      ...{
        params: { act: 'askChange' },
        body: { charges: [{ id: row.id, version: row.version }], reason: '改' },
      },
    });
    expect(edit.msg).toContain('更改单');
    const before = await profitNow();
    const change = await carriedOut([changed(row, { price: '848' })]);
    expect(change.profit).toEqual({
      before: { currency: 'CNY', amount: before },
      after: { currency: 'CNY', amount: (Number(before) - 200).toFixed(2) },
    });
    expect(await profitNow()).toBe(change.profit?.after.amount);
    expect(await rowOf(row.id)).toMatchObject({
      ...{ amount: '1060.00', period: '2026-09', corrected: '1060.00', can: [] },
    });
    expect(change.corrections).toMatchObject([
      { amount: '-1060.00', period: '2026-10', takesBack: true, correctsId: row.id },
      { amount: '848.00', period: '2026-10', takesBack: false, correctsId: row.id },
    ]);
    const [back, instead] = change.corrections;
    const unbilled = await company.manager.call(listCharges, {
      body: { pageSize: 200, filters: { shipmentId, isUnbilled: true } },
    });
    const open = unbilled.data?.list.map(({ id }) => id);
    expect(open).not.toContain(row.id);
    expect(open).not.toContain(back?.id);
    expect((await company.issued([instead?.id ?? ''])).total).toBe('848.00');
    expect((await ask(change.id)).msg).toContain('状态');
  });

  it('shows who decides what was and what is to be, and what the shipment earns by it', async () => {
    const [row, cost] = await closedCharges(
      ['DOC', '106'],
      ['THC', '53', { side: 'payable', partyId: company.vendor }],
    );
    if (!row || !cost) expect.fail();
    const { id, flowId } = await asked([
      changed(row, { price: '212' }),
      removed(cost),
      { after: await company.charge('DOC', '10.6', { remark: '漏记' }) },
    ]);
    const request = await company.who('admin').call(getFlow, {
      ...{ params: { taskId: flowId }, query: { opType: '1', taskOperatorId: (await taskOf(flowId)) ?? '' } },
    });
    expect(request.data?.subject).toEqual({ kind: 'chargeChange', id });
    const form = JSON.stringify(request.data);
    for (const word of ['CNY 106.00', 'CNY 212.00', 'CNY -53.00', '船公司更正', 'profitAfter'])
      expect(form).toContain(word);
    await approve(flowId);
    const change = await until(id, 'approved');
    expect(change.lines.map(({ kind, difference }) => [kind, difference?.amount])).toEqual([
      ['change', '106.00'],
      ['remove', '-53.00'],
      ['add', '10.60'],
    ]);
    expect(Number(change.profit?.after.amount) - Number(change.profit?.before.amount)).toBeCloseTo(160, 2);
    expect((await rowOf(cost.id)).corrected).toBe('53.00');
  });

  it('is refused for what is open, for nothing, without a reason, and below what is billed', async () => {
    const { ops, charge, approved, issued } = company;
    const openIds = (await approved([await charge('DOC', '10')])).ids;
    const all = (await company.manager.call(listCharges, { body: { pageSize: 200 } })).data?.list ?? [];
    const openRow = all.find(({ id }) => id === openIds[0]) ?? expect.fail();
    const elsewhere = await ops.call(createChargeChange, {
      body: written([changed(openRow, { price: '11' })]),
    });
    expect(elsewhere.code).toBe(404);
    const own = await ops.call(createChargeChange, {
      body: { ...written([changed(openRow, { price: '11' })]), shipmentId: openRow.shipmentId },
    });
    expect(own.msg).toContain('未关闭');
    const [row, billed] = await closedCharges(['DOC', '100'], ['OF', '1000', { vatKind: 'exempt' }]);
    if (!row || !billed) expect.fail();
    expect((await ask(await drafted([changed(row, {})]))).msg).toContain('没有任何更改');
    expect((await ask(await drafted([removed(row)], ''))).msg).toContain('原因');
    const invoice = await issued([billed.id]);
    const now = await rowOf(billed.id);
    const preview = (lines: Lines) => ops.call(previewChargeChange, { body: written(lines) });
    expect((await preview([changed(now, { price: '999' })])).msg).toContain('贷记账单');
    expect((await preview([removed(now)])).msg).toContain('贷记账单');
    expect((await preview([changed(now, { price: '1100', partyId: company.other })])).msg).toContain(
      '贷记账单',
    );
    const raised = await carriedOut([changed(now, { price: '1100' })]);
    expect(raised.corrections).toMatchObject([{ amount: '100.00', takesBack: false }]);
    const [line] = (await company.shown(invoice.id)).lines;
    const credit = await company.manager.call(createCreditNote, {
      params: { id: invoice.id },
      body: {
        ...{ version: (await company.shown(invoice.id)).version, reason: '多收' },
        lines: [{ lineId: line?.id ?? '', amount: '300' }],
      },
    });
    const creditId = credit.data?.id ?? expect.fail(credit.msg);
    for (const name of ['confirm', 'issue'] as const)
      expect((await company.act(name, creditId)).msg).toBeTruthy();
    const left = await rowOf(billed.id);
    expect(left.invoiced).toBe('700.00');
    const lowered = await carriedOut([changed(left, { price: '800' })]);
    expect(lowered.corrections.map(({ amount }) => amount)).toEqual(['-300.00', '100.00']);
    expect(await recomputeMoney(company.app.database.pool)).toEqual([]);
  });

  it('asks about a charge once at a time, and the same command twice is one', async () => {
    const { ops } = company;
    const [row] = await closedCharges(['DOC', '300']);
    if (!row) expect.fail();
    const twice = { body: written([changed(row, { price: '310' })]) };
    const headers = { 'command-id': 'same-change' };
    const one = await ops.call(createChargeChange, { ...twice, headers });
    const other = await ops.call(createChargeChange, { ...twice, headers });
    expect(other.data?.id).toBe(one.data?.id);
    const [first, second] = [one.data?.id ?? '', await drafted([removed(row)])];
    const replies = await Promise.all([ask(first), ask(second)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    expect(replies.find(({ code }) => code !== 200)?.msg).toContain('更改单');
    const running = replies[0]?.code === 200 ? first : second;
    const { version } = await shown(running);
    const late = await ops.call(updateChargeChange, {
      ...{ params: { id: running }, body: { version, ...written([]) } },
    });
    expect(late.msg).toContain('状态');
    expect((await ops.call(removeChargeChange, { params: { id: running } })).msg).toContain('状态');
  });

  it('that is rejected or taken back leaves everything as it was, and can be asked for anew', async () => {
    const [row] = await closedCharges(['DOC', '400']);
    if (!row) expect.fail();
    const { id, flowId } = await asked([changed(row, { price: '410' })]);
    const body = { handleOpinion: '不同意' };
    const params = { taskOperatorId: (await taskOf(flowId)) ?? '' };
    expect((await company.who('admin').call(rejectTask, { params, body })).code).toBe(200);
    await until(id, 'rejected');
    const again = (await ask(id)).data?.flowId ?? expect.fail();
    expect((await company.ops.call(withdrawFlow, { params: { taskId: again }, body: {} })).code).toBe(200);
    await until(id, 'withdrawn');
    expect(await rowOf(row.id)).toMatchObject({ corrected: '0.00', version: row.version });
    const third = (await ask(id)).data?.flowId ?? expect.fail();
    await approve(third);
    await until(id, 'approved');
  });

  it('that is approved after its charge was billed further is refused with words', async () => {
    const [row] = await closedCharges(['OF', '500', { vatKind: 'exempt' }]);
    if (!row) expect.fail();
    const { id, flowId } = await asked([changed(row, { price: '450' })]);
    await company.issued([row.id]);
    await approve(flowId);
    const change = await until(id, 'rejected');
    expect(change.stateRemark).toContain('贷记账单');
    expect(change.corrections).toEqual([]);
    expect((await rowOf(row.id)).corrected).toBe('0.00');
  });

  it('is carried out once, however often its request says so', async () => {
    const { pool } = company.app.database;
    const [row] = await closedCharges(['DOC', '600']);
    if (!row) expect.fail();
    const change = await carriedOut([changed(row, { price: '610' })]);
    const { settleChange } = await import('./settle-change.ts');
    const report = { subjectId: change.id, flowId: change.flowId ?? '', status: 'approved' };
    const { db } = company.app.database;
    const teller = { db, bus: undefined as never, afterCommit: () => undefined, now: new Date(today) };
    await settleChange(teller, report);
    await settleChange(teller, { ...report, status: 'terminated' });
    expect((await shown(change.id)).status).toBe('approved');
    const { rows } = await pool.query('select id from shipment_charge where "changeId" = $1', [change.id]);
    expect(rows).toHaveLength(2);
  });

  it('is of people who see the shipment and keep charges, and of nobody else', async () => {
    const { who, manager, app } = company;
    const [row] = await closedCharges(
      ['DOC', '700'],
      ['THC', '70', { side: 'payable', partyId: company.vendor }],
    );
    if (!row) expect.fail();
    const id = await drafted([changed(row, { price: '710' })]);
    for (const account of ['manager03', 'client01'])
      expect((await who(account).call(getChargeChange, { params: { id } })).code).not.toBe(200);
    expect((await who('manager03').call(listChargeChanges, { body: { shipmentId } })).code).toBe(404);
    expect((await ask(id, who('client01'))).code).not.toBe(200);
    expect(
      (await who('manager03').call(createChargeChange, { body: written([changed(row, { price: '1' })]) }))
        .code,
    ).toBe(404);
    const list = (await manager.call(listChargeChanges, { body: { shipmentId } })).data?.list ?? [];
    expect(list.find((one) => one.id === id)).toMatchObject({
      ...{ status: 'draft', can: ['edit', 'remove', 'ask'] },
    });
    expect((await company.ops.call(removeChargeChange, { params: { id } })).code).toBe(200);
    expect(await recomputeMoney(app.database.pool)).toEqual([]);
    const balance = await manager.call(getTrialBalance, { query: { from: '2026-09', to: '2026-11' } });
    expect(balance.data?.difference).toBe('0.00');
  });

  it('leaves what it corrected as it is when the month is opened again', async () => {
    const { manager, ops } = company;
    const [row] = await closedCharges(['DOC', '800']);
    if (!row) expect.fail();
    await carriedOut([removed(row)]);
    const opened = await manager.call(actOnPeriod, {
      ...{ params: { code: '2026-09', act: 'reopen' }, body: { reason: '更正' } },
    });
    expect(opened.code).toBe(200);
    const now = await rowOf(row.id);
    const edit = await ops.call(actOnCharges, {
      ...{
        params: { act: 'askChange' },
        body: { charges: [{ id: now.id, version: now.version }], reason: '改' },
      },
    });
    expect(edit.msg).toContain('已由更改单更正');
    const removing = await ops.call(saveCharges, {
      ...{ params: { shipmentId }, body: { removed: [{ id: now.id, version: now.version }] } },
    });
    expect(removing.code).not.toBe(200);
  });
});
