import { type AgingSum, getAging, listAgingItems } from '@fairway/contract/aging.ts';
import { getInvoice, listInvoices, remindOfInvoices } from '@fairway/contract/invoices.ts';
import { registerPayment } from '@fairway/contract/payments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Place,
  places,
  type ScopedMoney,
  scopedMoney,
  scopeTable,
} from '../invoices/testing/scoped-money.ts';

let house: ScopedMoney;
/** The day of the invoices, and the one after it. */
const [before, now] = ['2026-11-10', '2026-11-11'];

beforeAll(async () => {
  house = await scopedMoney();
  await house.change(['accountsAnalysis.button.btn_dun', 'invoice.button.btn_edit']);
  for (const place of places) {
    const { code, msg } = await house.managerOf(place).call(registerPayment, {
      body: {
        ...{ direction: 'in', bankAccountId: house.accountOf(place), amount: '30', valueOn: before },
        partyId: house.partyIds[place],
      },
    });
    expect(code, msg).toBe(200);
  }
  const { pool } = house.app.database;
  await pool.query(`update invoice set "dueOn" = '2026-11-01'`);
  house.app.clock.now = new Date(`${now}T12:00:00+08:00`);
  await pool.query(`update session set "lastSeenAt" = $1`, [house.app.clock.now]);
});
afterAll(() => house.app.close());

const balanceOf = (sums: readonly Pick<AgingSum, 'currency' | 'balance'>[]) =>
  sums.find(({ currency }) => currency === 'CNY')?.balance ?? '0';

/** What the ageing counts now and as of the day before: every number is the sum of the list it opens. */
async function seen(): Promise<Place[]> {
  const { call } = house.looking;
  const items = async (body: object) => {
    const { data, msg } = await call(listAgingItems, { body: { pageSize: 100, ...body } });
    return data ?? expect.fail(msg);
  };
  const days: Place[][] = [];
  for (const day of [{}, { asOf: before }]) {
    const { data, msg } = await call(getAging, { body: { ...day, pageSize: 100, groupBy: 'customer' } });
    const { list, total, isAsInvoices, isToday } = data ?? expect.fail(msg);
    days.push(
      house.placesOf(
        list.map(({ key }) => key),
        house.partyIds,
      ),
    );
    const all = await items(day);
    expect([all.pagination.total, balanceOf(all.sums)]).toEqual([list.length, balanceOf(total.sums)]);
    const money = await items({ ...day, what: 'money' });
    expect(balanceOf(money.sums)).toBe(total.sums[0]?.unapplied);
    for (const { key, sums } of list) {
      const filters = { partyId: key };
      expect(balanceOf((await items({ ...day, filters })).sums)).toBe(balanceOf(sums));
      const unused = await items({ ...day, filters, what: 'money' });
      expect(balanceOf(unused.sums)).toBe(sums[0]?.unapplied);
      if (!isToday || !isAsInvoices) continue;
      const opened = await call(listInvoices, { body: { filters: { ...filters, isOpen: true } } });
      expect(opened.data?.sums).toMatchObject([{ balance: balanceOf(sums) }]);
    }
  }
  const [found = [], earlier] = days;
  expect(earlier).toEqual(found);
  return found;
}

/** Of whom they remind: nobody is there to be told. */
async function reminded(): Promise<Place[]> {
  const found: Place[] = [];
  for (const place of places) {
    const invoiceId = house.invoiceIds[place];
    const { code, msg } = await house.looking.call(remindOfInvoices, { body: { invoiceIds: [invoiceId] } });
    if (code === 404) continue;
    expect(msg).toContain('没有可接收消息');
    found.push(place);
  }
  return found;
}

it('without a scope it is what invoices show', async () => {
  expect([await seen(), await reminded()]).toEqual([['own'], ['own']]);
  await house.change(['invoice.button.btn_confirm']);
  expect(await seen()).toEqual(['own', 'desk', 'team', 'branch']);
  await house.choose('invoice', 'department');
  expect(await seen()).toEqual(['own', 'desk']);
  const { data } = await house.looking.call(getAging, { body: {} });
  expect(data?.isAsInvoices).toBe(true);
});

it.each(scopeTable)('%s%s, whatever invoices show', async (scope, where, found) => {
  await house.choose('accountsAnalysis', scope, where);
  expect(await seen()).toEqual(found);
  expect(await reminded()).toEqual(found);
});

it('says that a number does not lead to the list of invoices, and that an invoice is not reminded of', async () => {
  await house.choose('invoice', 'company');
  await house.choose('accountsAnalysis', 'own');
  const { data } = await house.looking.call(getAging, { body: {} });
  expect(data?.isAsInvoices).toBe(false);
  const mayRemind = async (place: Place) => {
    const shown = await house.looking.call(getInvoice, { params: { id: house.invoiceIds[place] } });
    return shown.data?.can.includes('remind');
  };
  expect([await mayRemind('own'), await mayRemind('desk')]).toEqual([true, false]);
});
