import {
  getSalesCockpit,
  listSalesStep,
  type SalesStep,
  type SalesStepRow,
  salesSteps,
} from '@fairway/contract/dashboards.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { getInvoice } from '@fairway/contract/invoices.ts';
import { getOrder } from '@fairway/contract/orders.ts';
import { getQuote } from '@fairway/contract/quotes.ts';
import { getInquiry } from '@fairway/contract/rate-inquiries.ts';
import { getShipment } from '@fairway/contract/shipments.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDay } from '../freight/company-day.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
});
afterAll(() => app.close());

const today = companyDay(new Date());
const year = { from: addDays(today, -400), to: today };
type Asked = Omit<NonNullable<Input<typeof listSalesStep>['body']>, 'from' | 'to'>;

const cockpit = async (period = year, by = sales) => {
  const { data, msg } = await by.call(getSalesCockpit, { body: period });
  return data ?? expect.fail(msg);
};
const page = async (asked: Asked, period = year) => {
  const { data, msg } = await sales.call(listSalesStep, { body: { pageSize: 500, ...period, ...asked } });
  return data ?? expect.fail(msg);
};
const listed = async (asked: Asked, period = year): Promise<SalesStepRow[]> => {
  const { list, pagination } = await page(asked, period);
  expect(new Set(list.map(({ id }) => id)).size).toBe(pagination.total);
  return list;
};

const opens: Record<SalesStep, (id: string) => Promise<{ code: number }>> = {
  inquiry: (id) => sales.call(getInquiry, { params: { id } }),
  quote: (id) => sales.call(getQuote, { params: { id } }),
  order: (id) => sales.call(getOrder, { params: { id } }),
  sailing: (id) => sales.call(getShipment, { params: { id } }),
  payment: (id) => sales.call(getInvoice, { params: { id } }),
};

it('every number is that of its list, and every row of it opens', async () => {
  const { steps, customers } = await cockpit();
  expect(customers).toBeGreaterThan(2);
  expect(steps.map(({ step }) => step)).toEqual(salesSteps);
  for (const { step, count, wentOn } of steps) {
    const rows = await listed({ step });
    expect(rows.length, step).toBe(count);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((one, other) => other - one));
    if (wentOn === null) expect(rows.every((row) => row.wentOn === null && row.total !== null)).toBe(true);
    else {
      expect((await listed({ step, wentOn: true })).length, step).toBe(wentOn);
      expect((await listed({ step, wentOn: false })).length, step).toBe(count - wentOn);
    }
    const [first] = rows;
    if (first) expect((await opens[step](first.id)).code, step).toBe(200);
  }
  // The demo company sells: otherwise nothing of this was looked at.
  for (const step of ['quote', 'order', 'sailing', 'payment'])
    expect(steps.find((one) => one.step === step)?.count, step).toBeGreaterThan(0);
});

it('lost quotes are told by their reason', async () => {
  const { lost } = await cockpit();
  const all = await listed({ step: 'quote', lost: 'any' });
  expect(lost.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  for (const { reason, count } of lost) {
    const rows = await listed({ step: 'quote', lost: reason });
    expect(rows).toHaveLength(count);
    expect(rows.every((row) => row.lostReason === reason)).toBe(true);
  }
});

it('a period has its days and no others, and parts of it add up', async () => {
  const half = addDays(today, -200);
  const [whole, before, after] = await Promise.all([
    cockpit(),
    cockpit({ from: year.from, to: half }),
    cockpit({ from: addDays(half, 1), to: today }),
  ]);
  whole.steps.forEach(({ step, count }, at) => {
    expect((before.steps[at]?.count ?? 0) + (after.steps[at]?.count ?? 0), step).toBe(count);
  });
  for (const { at } of await listed({ step: 'order' }, { from: year.from, to: half }))
    expect(companyDay(new Date(at)) <= half).toBe(true);
});

it('pages go on where the one before ended', async () => {
  const { count } = (await cockpit()).steps.find(({ step }) => step === 'sailing') ?? expect.fail();
  const asked = { step: 'sailing', sidx: 'no', sort: 'asc', pageSize: 3 } as const;
  const [one, two] = await Promise.all([page(asked), page({ ...asked, currentPage: 2 })]);
  expect([one.pagination.total, two.pagination.total]).toEqual([count, count]);
  const numbers = [...one.list, ...two.list].map(({ no }) => no);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

it('is of the caller alone', async () => {
  const mine = await listed({ step: 'quote' });
  const other = await app.as('sales02');
  const theirs = (await other.call(listSalesStep, { body: { ...year, step: 'quote', pageSize: 500 } })).data;
  const ids = new Set(mine.map(({ id }) => id));
  expect(theirs?.list.filter(({ id }) => ids.has(id))).toEqual([]);
});

it('is refused to who has no right to it, and for days that are none', async () => {
  for (const account of ['client01', 'docs01', 'finance01', 'ops01']) {
    const person = await app.as(account);
    expect((await person.call(getSalesCockpit, { body: year })).code, account).toBe(403);
    expect((await person.call(listSalesStep, { body: { ...year, step: 'order' } })).code, account).toBe(403);
  }
  // Also where a role of customers was given it.
  await app.database.pool.query(
    `insert into role_menu ("roleId", "menuId") values ('customer', 'salesCockpit') on conflict do nothing`,
  );
  const client = await app.as('client01');
  expect((await client.call(getSalesCockpit, { body: year })).code).toBe(403);
  const turned = await sales.call(getSalesCockpit, { body: { from: today, to: addDays(today, -1) } });
  expect([turned.code, turned.msg]).toEqual([400, expect.stringContaining('结束日期')]);
  expect((await sales.call(getSalesCockpit, { body: { from: '1990-01-01', to: today } })).code).toBe(400);
});
