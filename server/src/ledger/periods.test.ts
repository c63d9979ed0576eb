import {
  actOnPeriod,
  exportVouchers,
  getTrialBalance,
  listLedgerEntries,
  listPeriods,
  listVoucherBatches,
  type PeriodActName,
} from '@fairway/contract/ledger.ts';
import { saveCharges } from '@fairway/contract/shipment-charges.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { readSheets } from '../spreadsheets/read-sheet.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

const act = (code: string, name: PeriodActName, reason = '', by = company.manager) =>
  by.call(actOnPeriod, { params: { code, act: name }, body: { reason } });
const period = async (code: string) => {
  const { data } = await company.manager.call(listPeriods, {});
  return data?.list.find((one) => one.code === code);
};

describe('an accounting month', () => {
  it('is closed once it is over, after the ones before it, and what comes late is booked in the next', async () => {
    const { charge, approved, drafted, act: actOn, manager } = company;
    const { ids } = await approved([await charge('DOC', '106')]);
    const [id = ''] = await drafted(ids, { billOn: '2026-09-20' });
    for (const name of ['confirm', 'issue'] as const) expect((await actOn(name, id)).code).toBe(200);
    expect(await period('2026-09')).toMatchObject({
      status: 'open',
      revenue: '100.00',
      entries: 1,
      newVouchers: 1,
    });
    expect((await act('2026-11', 'close')).msg).toContain('尚未结束');
    expect((await act('2026-10', 'close')).msg).toContain('2026-09');
    expect((await act('2026-09', 'close', '', company.ops)).code).not.toBe(200);
    expect((await act('2026-09', 'close')).code).toBe(200);
    expect((await act('2026-09', 'close')).msg).toContain('状态');
    expect(await period('2026-09')).toMatchObject({ status: 'closed', can: ['reopen', 'lock'] });
    const late = await approved([await charge('DOC', '212')]);
    const [lateId = ''] = await drafted(late.ids, { billOn: '2026-09-25' });
    for (const name of ['confirm', 'issue'] as const) expect((await actOn(name, lateId)).code).toBe(200);
    const { data } = await manager.call(listLedgerEntries, {
      body: { pageSize: 10, filters: { sourceId: lateId } },
    });
    expect(data?.list).toMatchObject([
      { period: '2026-10', bookedOn: '2026-10-01', invoiceId: lateId, paymentId: null },
    ]);
  });

  it('waits for charges nobody approved, and is opened again only from the last one backwards', async () => {
    const { ops, charge, made, app } = company;
    const shipment = await made();
    const saved = await ops.call(saveCharges, {
      params: { shipmentId: shipment.id },
      body: { added: [await charge('DOC', '10')] },
    });
    await app.database.pool.query(`update shipment_charge set period = '2026-10' where id = $1`, [
      saved.data?.ids[0],
    ]);
    expect((await act('2026-10', 'close')).msg).toContain('1 条费用未审核（宁波分公司 1）');
    expect(await period('2026-10')).toMatchObject({
      ...{ waitingCharges: 1, waitingOf: [{ companyName: '宁波分公司', count: 1, isRead: true }] },
    });
    // Who reads no books of this company sees that it waits, and nothing of what it came to.
    const elsewhere = (await company.who('manager03').call(listPeriods, {})).data?.list ?? [];
    expect(elsewhere.find(({ code }) => code === '2026-10')).toMatchObject({
      ...{ waitingCharges: 0, waitingOf: [{ companyName: '宁波分公司', count: 1, isRead: false }] },
      ...{ revenue: '0.00', cost: '0.00', entries: 0, newVouchers: 0 },
    });
    const closing = await company.manager.call(actOnPeriod, {
      params: { code: '2026-10', act: 'close' },
      body: { carriesOver: true },
    });
    expect(closing.code).toBe(200);
    const { rows } = await app.database.pool.query(
      'select period, version, status from shipment_charge where id = $1',
      [saved.data?.ids[0]],
    );
    expect(rows).toEqual([{ period: '2026-11', version: 2, status: 'draft' }]);
    expect((await act('2026-09', 'reopen')).msg).toContain('原因');
    expect((await act('2026-09', 'reopen', '更正')).msg).toContain('2026-10');
    expect((await act('2026-10', 'lock')).msg).toContain('2026-09');
    expect((await act('2026-09', 'lock')).code).toBe(200);
    expect((await act('2026-09', 'unlock', '审计')).code).toBe(200);
    expect((await act('2026-10', 'reopen', '更正')).code).toBe(200);
  });

  it('comes to nothing over all accounts, and its vouchers leave once', async () => {
    const { manager, app, who } = company;
    const asked = { query: { from: '2026-09', to: '2026-11' } };
    const { data } = await manager.call(getTrialBalance, asked);
    expect(data?.difference).toBe('0.00');
    expect(data?.list.find(({ account }) => account === 'receivable')).toMatchObject({
      ...{ code: '1122', currency: 'CNY', opening: '0.00', debit: '318.00', closing: '318.00' },
    });
    expect((await who('manager03').call(getTrialBalance, asked)).data?.list).toEqual([]);
    const batches = await Promise.all(
      Array.from({ length: 5 }, () => manager.call(exportVouchers, { body: { period: '2026-10' } })),
    );
    const done = batches.filter(({ code }) => code === 200);
    expect(done.map(({ data: batch }) => batch?.count)).toEqual([1]);
    expect(batches.find(({ code }) => code !== 200)?.msg).toContain('没有尚未导出');
    const list = (await manager.call(listVoucherBatches, {})).data?.list ?? [];
    expect(list).toHaveLength(1);
    expect((await who('manager03').call(listVoucherBatches, {})).data?.list).toEqual([]);
    const fileAs = (as: 'csv' | 'xlsx') =>
      fetch(`${app.url}/api/erpcargo/Ledger/Vouchers/${list[0]?.id}/File?as=${as}`, {
        headers: { authorization: manager.token },
      });
    const lines = (await (await fileAs('csv')).text()).trim().split('\r\n');
    const [sheet] = await readSheets(Buffer.from(await (await fileAs('xlsx')).arrayBuffer()));
    expect(lines[0]).toBe(
      '凭证日期,会计期间,凭证号,分录号,摘要,科目编码,科目名称,币种,原币借方,原币贷方,本位币借方,本位币贷方,往来单位,业务号,单据号,公司',
    );
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(Array(3).fill('宁波分公司'));
    expect(sheet?.rows.map(({ cells }) => cells[15]?.text)).toEqual(['公司', ...Array(3).fill('宁波分公司')]);
    expect(lines.slice(1).map((line) => line.split(',').slice(5, 12).join(' '))).toEqual([
      '1122 应收账款 CNY 212.00  212.00 ',
      '6001 主营业务收入 CNY  200.00  200.00',
      '22210101 应交税费-销项税额 CNY  12.00  12.00',
    ]);
  });
});
