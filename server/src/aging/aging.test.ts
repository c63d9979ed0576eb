import {
  type AgingCell,
  type AgingGroup,
  type AgingSum,
  agingCells,
  getAging,
  listAgingItems,
} from '@fairway/contract/aging.ts';
import { customers } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { createCreditNote, listInvoices, updateInvoice } from '@fairway/contract/invoices.ts';
import { getPayment, reverseSettlement, settleInvoices } from '@fairway/contract/payments.ts';
import { dueDaysOf } from '@fairway/domain/aging/aging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import type { Person } from '../testing/test-app.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

type Asked = NonNullable<Input<typeof getAging>['body']>;
type AskedItems = NonNullable<Input<typeof listAgingItems>['body']>;

const aging = async (body: Asked = {}, by: Person = company.manager) => {
  const { data, msg } = await by.call(getAging, { body });
  return data ?? expect.fail(msg);
};
const items = async (body: AskedItems = {}, by: Person = company.manager) => {
  const { data, msg } = await by.call(listAgingItems, { body: { pageSize: 500, ...body } });
  return data ?? expect.fail(msg);
};
/** Another day comes; who is signed in stays so. */
const on = async (day: string, hour = 12): Promise<void> => {
  const now = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);
  company.app.clock.now = now;
  await company.app.database.pool.query(`update session set "lastSeenAt" = $1`, [now]);
};
/** An invoice in force that is due on a day. */
const owed = async (
  price: string,
  dueOn: string,
  changes: Parameters<MoneyCompany['charge']>[2] = {},
): Promise<string> => {
  const { ids } = await company.approved([
    await company.charge('OF', price, { vatKind: 'exempt', ...changes }),
  ]);
  const [id = ''] = await company.drafted(ids);
  const { version } = await company.shown(id);
  const supplierNo = changes.side === 'payable' ? { supplierNo: `S-${id}` } : {};
  await company.manager.call(updateInvoice, { params: { id }, body: { version, dueOn, ...supplierNo } });
  for (const act of ['confirm', 'issue'] as const) {
    const { code, msg } = await company.act(act, id);
    if (code !== 200) expect.fail(msg);
  }
  return id;
};
const settle = async (paymentId: string, invoiceId: string, amount: string, partyId = company.mine) => {
  const { code, msg } = await company.manager.call(settleInvoices, {
    params: { id: paymentId },
    body: { partyId, invoices: [{ invoiceId, amount }] },
  });
  if (code !== 200) expect.fail(msg);
};
const takeBack = async (paymentId: string) => {
  const { data } = await company.manager.call(getPayment, { params: { id: paymentId } });
  const standing = data?.settlements.find(({ isReversed }) => !isReversed);
  const { code, msg } = await company.manager.call(reverseSettlement, {
    params: { id: standing?.id ?? '' },
    body: { reason: '认错了' },
  });
  if (code !== 200) expect.fail(msg);
};
const of = (sums: readonly AgingSum[], currency: string) => sums.find((sum) => sum.currency === currency);

/** What the ledger says was left at the end of a day, added up line by line. */
async function ledgerBalance(day: string, side: 'receivable' | 'payable'): Promise<Record<string, string>> {
  const { rows } = await company.app.database.pool.query<{ currency: string; balance: string }>(
    `select currency, sum(case when account = 'receivable' then amount else -amount end)::numeric(18, 2)::text as balance
     from ledger_line where account = $1 and at < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'
     group by 1 having sum(amount) <> 0`,
    [side, day],
  );
  return Object.fromEntries(rows.map(({ currency, balance }) => [currency, balance]));
}

describe('what was owed as of a day', () => {
  /** What the days of this history came to. */
  const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'];

  it('is what was known then, whatever was paid, credited, taken back or voided since', async () => {
    await on('2026-11-10');
    const { mine, other, vendor, received, accounts, manager } = company;
    const first = await owed('1000', '2026-11-05');
    const second = await owed('500.55', '2026-08-01', { currency: 'USD' });
    const third = await owed('300', '2026-12-01', { partyId: other });
    await owed('700', '2026-11-10', { side: 'payable', partyId: vendor });

    await on('2026-11-11');
    const paid = await received('400');
    await settle(paid, first, '400');
    const usd = await received('600', { bankAccountId: accounts.USD });
    await settle(usd, second, '500.55');

    await on('2026-11-12');
    await takeBack(paid);
    const { lines, version } = await company.shown(first);
    const note = await manager.call(createCreditNote, {
      params: { id: first },
      body: { version, reason: '多收', lines: [{ lineId: lines[0]?.id ?? '', amount: '250' }] },
    });
    const noteId = note.data?.id ?? expect.fail(note.msg);
    for (const act of ['confirm', 'issue'] as const) expect((await company.act(act, noteId)).code).toBe(200);

    await on('2026-11-13', 23);
    expect((await company.act('void', third, { reason: '开错' })).code).toBe(200);
    expect((await company.act('moveDueDay', first, { reason: '同意延期', on: '2026-12-20' })).code).toBe(200);

    await on('2026-11-14');
    await takeBack(usd);
    expect((await company.act('void', noteId, { reason: '不该贷记' })).code).toBe(200);

    await on('2026-11-15');
    const shown = await Promise.all(days.map((asOf) => aging({ asOf })));
    const told = shown.map(({ total: { sums } }) => {
      const [cny, usdSum] = [of(sums, 'CNY'), of(sums, 'USD')];
      return [
        ...[cny?.notDue, cny?.to30, cny?.balance, cny?.overdue, cny?.unapplied],
        ...[usdSum?.over90, usdSum?.unapplied],
      ];
    });
    expect(told).toEqual([
      ['300.00', '1000.00', '1300.00', '1000.00', '0.00', '500.55', '0.00'],
      ['300.00', '600.00', '900.00', '600.00', '0.00', '0.00', '99.45'],
      ['300.00', '750.00', '1050.00', '750.00', '400.00', '0.00', '99.45'],
      ['750.00', '0.00', '750.00', '0.00', '400.00', '0.00', '99.45'],
      ['1000.00', '0.00', '1000.00', '0.00', '400.00', '500.55', '600.00'],
      ['1000.00', '0.00', '1000.00', '0.00', '400.00', '500.55', '600.00'],
    ]);
    expect(shown.map(({ isToday }) => isToday)).toEqual([false, false, false, false, false, true]);
    expect(shown[0]?.total.longestDays).toBe(101);
    expect(mine).not.toBe(other);
    expect((await manager.call(getAging, { body: { asOf: '2026-11-16' } })).msg).toContain('不能晚于今天');
  });

  it('is what the ledger adds up to, on both sides and on every day', async () => {
    for (const side of ['receivable', 'payable'] as const)
      for (const asOf of ['2026-11-09', ...days]) {
        const { sums } = (await aging({ asOf, side })).total;
        const known = Object.fromEntries(
          sums.filter(({ balance }) => Number(balance) !== 0).map((sum) => [sum.currency, sum.balance]),
        );
        expect([asOf, side, known]).toEqual([asOf, side, await ledgerBalance(asOf, side)]);
      }
  });

  it('is the sum of the list that every number opens', async () => {
    const keys = {
      ...{ customer: 'partyId', sales: 'salesId', department: 'departmentId' },
      ...{ currency: 'currency', company: 'companyId' },
    } as const satisfies Record<AgingGroup, string>;
    let compared = 0;
    for (const side of ['receivable', 'payable'] as const)
      for (const asOf of ['2026-11-11', '2026-11-12', '2026-11-15'])
        for (const groupBy of Object.keys(keys) as AgingGroup[]) {
          const { list, isToday } = await aging({ side, asOf, groupBy });
          for (const { key, sums } of list)
            for (const sum of sums)
              for (const cell of agingCells) {
                const expected = cell === 'all' ? sum.balance : sum[cell];
                const filters = { [keys[groupBy]]: key, currency: sum.currency };
                const opened = await items({ side, asOf, cell, filters });
                const listed = opened.list.reduce((all, { balance }) => all + Number(balance), 0);
                expect([cell, listed.toFixed(2)]).toEqual([cell, expected]);
                expect(opened.sums[0]?.balance ?? '0.00').toBe(expected);
                if (isToday && key !== 'none')
                  expect(await inInvoiceList(side, filters, cell, asOf)).toBe(expected);
                compared += 1;
              }
        }
    expect(compared).toBeGreaterThan(100);
  });

  async function inInvoiceList(
    side: 'receivable' | 'payable',
    filters: Record<string, string>,
    cell: AgingCell,
    asOf: string,
  ): Promise<string> {
    const { from, to } = dueDaysOf(cell, asOf);
    const { data } = await company.manager.call(listInvoices, {
      body: {
        filters: {
          ...{ ...filters, kinds: [side === 'receivable' ? 'debit' : 'supplier'], isOpen: true },
          ...(from && { dueFrom: from }),
          ...(to && { dueTo: to }),
        },
      },
    });
    return data?.sums?.[0]?.balance ?? '0.00';
  }

  it('shows unused money as a column of its own, with the payments it is of', async () => {
    const { list } = await aging({ filters: { partyId: company.mine } });
    const cny = of(list[0]?.sums ?? [], 'CNY');
    const opened = await items({ what: 'money', filters: { partyId: company.mine, currency: 'CNY' } });
    expect([cny?.balance, cny?.unapplied]).toEqual(['1000.00', '400.00']);
    expect(opened.sums).toEqual([{ currency: 'CNY', balance: '400.00', count: 1 }]);
    expect(opened.list).toMatchObject([{ total: '400.00', balance: '400.00', dueOn: null, daysPast: null }]);
  });
});

describe('in the currency of the books', () => {
  it('is converted by the rate of the day, and a rate that is missing is named', async () => {
    const { total, rates, bookCurrency } = await aging({ asOf: '2026-11-10' });
    expect([bookCurrency, rates]).toEqual([
      'CNY',
      [{ from: 'USD', to: 'CNY', rate: '7.1', date: '2026-11-01' }],
    ]);
    expect(total.converted).toMatchObject({ balance: '4853.91', over90: '3553.91', overdue: '4553.91' });
    expect(total.overdueRate).toBe('93.8');
    expect(Number(total.daysOutstanding)).toBeGreaterThan(0);
    const { pool } = company.app.database;
    await pool.query(`update exchange_rate set "validFrom" = '2026-11-12' where "validFrom" = '2026-11-01'`);
    await pool.query(`update exchange_rate set "validTo" = '2026-10-31' where "validFrom" = '2026-10-01'`);
    try {
      const without = await aging({ asOf: '2026-11-10' });
      expect(without.missingRates).toEqual([{ pair: 'USD→CNY', date: '2026-11-10' }]);
      expect(without.total).toMatchObject({ converted: null, overdueRate: null, daysOutstanding: null });
      expect(of(without.total.sums, 'USD')?.balance).toBe('500.55');
      // Those of one currency that needs none are converted all the same.
      expect(without.list.find(({ key }) => key === company.other)?.converted?.balance).toBe('300.00');
    } finally {
      await pool.query(
        `update exchange_rate set "validFrom" = '2026-11-01' where "validFrom" = '2026-11-12'`,
      );
    }
  });
});

describe('who sees what', () => {
  it('a customer sees their own column, the same numbers as staff, and nothing else', async () => {
    const client = company.who('client01');
    const own = await aging({ groupBy: 'sales' }, client);
    const [staff] = (await aging({ filters: { partyId: company.mine } })).list;
    expect(own.list).toHaveLength(1);
    expect(own.list[0]).toMatchObject({ key: company.mine, sums: staff?.sums, customer: null });
    expect([own.sides, own.groupBy]).toEqual([['receivable'], 'customer']);
    // Whatever side they ask for they are shown theirs.
    expect((await aging({ side: 'payable' }, client)).total.sums).toEqual(own.total.sums);
    const others = await aging({ filters: { partyId: company.other } }, client);
    expect([others.list, others.total.sums]).toEqual([[], []]);
    expect((await items({ filters: { partyId: company.other } }, client)).list).toEqual([]);
    const text = JSON.stringify([own, await items({}, client)]);
    for (const secret of [company.vendor, company.other, 'payable', 'profit', 'cost', 'credit', 'limit'])
      expect(text).not.toContain(`"${secret}`);
  });

  it('a manager sees their company and those below, sales what they answer for, others nothing', async () => {
    const all = (await aging()).total.sums;
    expect((await aging({}, company.who('manager01'))).total.sums).toEqual(all);
    expect((await aging({}, company.who('manager03'))).total.sums).toEqual([]);
    // All of these customers are theirs.
    expect((await aging({}, company.who('sales01'))).total.sums).toEqual(all);
    expect((await aging({}, company.who('sales02'))).total.sums).toEqual([]);
    expect((await company.who('sales01').call(getAging, { body: { side: 'payable' } })).code).toBe(403);
    expect((await company.ops.call(getAging, { body: {} })).code).toBe(403);
    expect((await company.app.call(getAging, { body: {} })).code).not.toBe(200);
  });

  it('an agent sees what is between us and them', async () => {
    const shown = await aging({}, company.who('agent01'));
    expect(shown.sides).toEqual(['payable']);
  });
});

describe('credit', () => {
  const agree = async (changes: object) => {
    const { data } = await company.who('admin').call(customers.get, { params: { id: company.mine } });
    const { version, ...kept } = data ?? expect.fail();
    const term = {
      ...{ settle: 'monthly' as const, baseDate: 'etd' as const, limitCurrency: 'CNY', limit: '5000' },
      ...{ validFrom: '2026-01-01', status: 'active' as const, maxOverdueDays: 30, ...changes },
    };
    const { code, msg } = await company.who('admin').call(customers.change, {
      params: { id: company.mine },
      body: { ...kept, creditTerms: [term], version },
    });
    if (code !== 200) expect.fail(msg);
  };
  const mine = async (by?: Person) => {
    const { list } = await aging({ filters: { partyId: company.mine } }, by);
    return list[0]?.customer ?? expect.fail('no customer');
  };

  it('is used by open invoices and by approved charges that are on none', async () => {
    await agree({});
    const parts = (amount: string) => ({ currency: 'CNY', amount });
    // CNY 1,000 and USD 500.55 at 7.1.
    expect((await mine()).credit).toMatchObject({
      ...{ limit: parts('5000'), used: parts('4553.91'), available: parts('446.09'), isExceeded: false },
      parts: { receivable: parts('4553.91'), unbilled: parts('0.00') },
    });
    const { ids } = await company.approved([await company.charge('OF', '446.09', { vatKind: 'exempt' })]);
    expect(await mine()).toMatchObject({
      credit: { available: parts('0.00'), isExceeded: false, parts: { unbilled: parts('446.09') } },
      risks: ['overdue'],
    });
    const [id = ''] = await company.drafted(ids);
    expect((await company.act('confirm', id)).code).toBe(200);
    expect((await mine()).credit?.parts.unbilled).toEqual(parts('446.09'));
    expect((await company.act('issue', id)).code).toBe(200);
    expect((await mine()).credit?.parts).toMatchObject({
      ...{ receivable: parts('5000.00'), unbilled: parts('0.00') },
    });
    await company.approved([await company.charge('OF', '0.01', { vatKind: 'exempt' })]);
    expect((await mine()).risks).toEqual(['overLimit', 'overdue']);
    await agree({ maxOverdueDays: 200 });
    expect((await mine()).risks).toEqual(['overLimit']);
  });

  it('is not told to who may not see what was agreed', async () => {
    expect((await mine(company.who('sales01'))).credit).not.toBeNull();
    await company.app.database.pool.query(
      `delete from role_permission where "roleId" = 'sales' and "itemId" = 'customers.column.creditTerms'`,
    );
    const shown = await mine(company.who('sales01'));
    expect([shown.credit, shown.term, shown.risks]).toEqual([null, null, []]);
    expect(shown.salesName).not.toBe('');
  });
});
