import { customers } from '@fairway/contract/customers.ts';
import { type CallReason, listCustomersToCall, listRateChanges } from '@fairway/contract/dashboards.ts';
import { getInquiry } from '@fairway/contract/rate-inquiries.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publishedRate, writtenRate } from '../freight/testing/freight-company.ts';
import { userIdOf } from '../organisation/demo/ids.ts';
import { day, type ShipmentCompany, shipmentCompany, today } from '../shipments/testing/shipment-company.ts';
import type { Person } from '../testing/test-app.ts';

let company: ShipmentCompany;
let sales: Person;
beforeAll(async () => {
  company = await shipmentCompany();
  sales = company.who('sales01');
});
afterAll(() => company.app.close());

const sql = (text: string, values: unknown[] = []) => company.app.database.pool.query(text, values);
const ago = (days: number) => new Date(today.getTime() - days * day);
beforeEach(async () => {
  await sql(`update freight_rate set status = 'suspended'`);
  await sql(`update customer set "creatorTime" = $1, "creditTerms" = '[]'`, [ago(10)]);
});

const called = async (reason?: CallReason, by = sales) => {
  const { data, msg } = await by.call(listCustomersToCall, { body: { ...(reason && { reason }) } });
  return data ?? expect.fail(msg);
};
const reasonsOf = async (id: string, by = sales) =>
  (await called(undefined, by)).list.find((one) => one.id === id)?.reasons ?? [];
/** Somebody’s only shipment left so many days ago. */
async function shippedAgo(customerId: string, days: number) {
  const { id } = await company.made({ customerId });
  await sql(`update shipment set atd = $2, etd = $2, "sailsAt" = $2 where id = $1`, [id, ago(days)]);
  await sql(`update shipment_viewer set "sailsAt" = $2 where "shipmentId" = $1`, [id, ago(days)]);
  return id;
}

it('counts how long nothing left, and the list of each reason has as many', async () => {
  await sql(`update customer set "creatorTime" = $2 where id = $1`, [company.vendor, ago(50)]);
  await shippedAgo(company.mine, 46);
  await shippedAgo(company.other, 33);
  expect(await reasonsOf(company.mine)).toEqual(['quiet45']);
  expect(await reasonsOf(company.other)).toEqual(['quiet30']);
  // Who never shipped is as quiet as they are long a customer.
  expect(await reasonsOf(company.vendor)).toEqual(['quiet45']);
  expect(await reasonsOf(company.agent)).toEqual([]);
  const all = await called();
  expect(all.list.map(({ id }) => id)).toEqual([company.other, company.mine, company.vendor]);
  expect(all.list.map(({ lastOn, daysQuiet }) => [lastOn, daysQuiet])).toEqual([
    ...[['2026-10-08', 33] as const, ['2026-09-25', 46] as const, [null, null] as const],
  ]);
  for (const [reason, count] of Object.entries(all.counts) as [CallReason, number][]) {
    const { list, pagination } = await called(reason);
    expect([list.length, pagination.total], reason).toEqual([count, count]);
  }
  expect(all.counts).toEqual({ quiet30: 1, quiet45: 2, rate: 0, terms: 0 });
  // What leaves next week is not quiet, and what was cancelled never left.
  const cancelled = await shippedAgo(company.other, 1);
  await sql(`update shipment set status = 'cancelled' where id = $1`, [cancelled]);
  expect(await reasonsOf(company.other)).toEqual(['quiet30']);
  await company.made({ customerId: company.other });
  expect(await reasonsOf(company.other)).toEqual([]);
});

it('names whom to call and the account to write to', async () => {
  await shippedAgo(company.mine, 0);
  await sql(`update customer set contacts = $2 where id = $1`, [
    company.mine,
    JSON.stringify([
      { name: '林经理', mobile: '', email: '', role: '', userId: userIdOf('client01') },
      { name: '陈小姐', mobile: '13800000000', email: '', role: '', userId: null },
    ]),
  ]);
  await named([company.mine], '2026-11-12');
  const [row] = (await called('rate')).list;
  expect(row).toMatchObject({
    ...{ id: company.mine, contactName: '陈小姐', mobile: '13800000000' },
    chatWith: { userId: userIdOf('client01'), name: expect.any(String) },
    rate: { endsOn: '2026-11-12', lane: expect.stringContaining('→') },
  });
});

/** A price agreed with customers by name. */
const named = (customerIds: string[], validTo: string, previousId?: string) =>
  publishedRate(
    company.app,
    company.who('admin'),
    writtenRate(company.codes, {
      ...{ validTo, serviceCode: `AGREED-${validTo}` },
      audience: { isForEveryCustomer: false, levels: [], customerIds },
    }),
  ).then(async (id) => {
    if (previousId) await sql(`update freight_rate set "previousId" = $2 where id = $1`, [id, previousId]);
    return id;
  });

it('tells of agreements that end within three days and are not followed by others', async () => {
  await shippedAgo(company.mine, 0);
  const later = await named([company.mine], '2026-11-14');
  expect(await reasonsOf(company.mine)).toEqual([]);
  await sql(`update freight_rate set status = 'suspended' where id = $1`, [later]);
  const ends = await named([company.mine, company.other], '2026-11-13');
  expect(await reasonsOf(company.mine)).toEqual(['rate']);
  await named([company.mine], '2026-11-30', ends);
  expect(await reasonsOf(company.mine)).toEqual([]);
});

it('tells of credit terms only to who may see them', async () => {
  await shippedAgo(company.mine, 0);
  const term = {
    ...{ bizTypes: [], settle: 'monthly', baseDate: 'atd', months: 1, settleDay: 0, days: 0 },
    ...{ limit: '1000', limitCurrency: 'CNY', graceDays: 0, maxOverdueDays: 0, status: 'active' },
    ...{ validFrom: '2026-01-01', validTo: '2026-11-11' },
  };
  await sql(`update customer set "creditTerms" = $2 where id = $1`, [company.mine, JSON.stringify([term])]);
  const seesTerms = await sales.call(customers.get, { params: { id: company.mine } });
  const may = seesTerms.data?.creditTerms !== undefined;
  expect(await reasonsOf(company.mine)).toEqual(may ? ['terms'] : []);
  const { rows } = await sql(
    may
      ? `delete from role_permission where "itemId" = 'customers.column.creditTerms' and "roleId" = 'sales' returning 1`
      : `insert into role_permission ("roleId", "itemId") values ('sales', 'customers.column.creditTerms') returning 1`,
  );
  expect(rows).toHaveLength(1);
  expect(await reasonsOf(company.mine)).toEqual(may ? [] : ['terms']);
});

it('others have customers of their own', async () => {
  await sql(`update customer set "creatorTime" = $1`, [ago(90)]);
  expect((await called(undefined, company.who('sales02'))).list).toEqual([]);
  for (const account of ['client01', 'ops01', 'agent01'])
    for (const call of [listCustomersToCall, listRateChanges])
      expect((await company.who(account).call(call, { body: {} })).code, account).toBe(403);
});

it('shows prices that changed where customers ship, as far as those are offered them', async () => {
  await shippedAgo(company.mine, 5);
  const rate = (sell: string, changes: object = {}, publishedAt = '2026-11-08T00:00:00Z') =>
    publishedRate(
      company.app,
      company.who('admin'),
      writtenRate(company.codes, { prices: { by: 'box', boxes: [{ type: '40HQ', sell }] }, ...changes }),
      publishedAt,
    );
  const follows = (id: string, previousId: string) =>
    sql(`update freight_rate set "previousId" = $2 where id = $1`, [id, previousId]);
  const before = await rate(
    '1900',
    { validFrom: '2026-10-01', validTo: '2026-10-31' },
    '2026-10-01T00:00:00Z',
  );
  const now = await rate('2050.50', { validFrom: '2026-11-01', validTo: '2026-11-30', serviceCode: 'NEW' });
  await follows(now, before);
  const changes = async (by = sales) => (await by.call(listRateChanges, { body: {} })).data ?? expect.fail();
  const { list, pagination } = await changes();
  expect(pagination.total).toBe(1);
  expect(list[0]).toMatchObject({
    ...{ rateId: now, currency: 'USD', customers: 2, customerNames: ['甲客户', '乙客户'] },
    prices: [{ place: '40HQ', before: '1900', now: '2050.5', change: '150.5' }],
  });
  expect(JSON.stringify(list)).not.toMatch(/cost|floor|contract/i);
  // Where nobody of theirs ships, for nobody of theirs, at the same price, or long ago.
  const elsewhere = await rate('1', { podId: company.codes.port('DEHAM') });
  const audience = { isForEveryCustomer: false, levels: [], customerIds: [company.agent] };
  const others = await rate('2', { audience, serviceCode: 'OTHERS' });
  const same = await rate('1900.00', { serviceCode: 'SAME' });
  const old = await rate('3', { serviceCode: 'OLD' }, '2026-11-01T00:00:00Z');
  for (const id of [elsewhere, others, same, old]) await follows(id, before);
  expect((await changes()).list.map(({ rateId }) => rateId)).toEqual([now]);
  expect((await changes(company.who('sales02'))).list).toEqual([]);
});

it('an inquiry of a customer opens for who sells to them, and for nobody else beside', async () => {
  const id = 'inquiry-of-mine';
  await sql(
    `insert into rate_inquiry (id, "inquiryNo", status, "askerId", "customerId", mode, "polId", "podId", cargo, remark,
       "creatorTime", "lastModifyTime")
     values ($1, 'INQ1', 'open', $2, $3, 'FCL', $4, $5, '{}', '', $6, $6)`,
    [
      ...[id, userIdOf('client01'), company.mine],
      ...[company.codes.port('CNNGB'), company.codes.port('USLAX'), today],
    ],
  );
  const codeFor = async (account: string) =>
    (await company.who(account).call(getInquiry, { params: { id } })).code;
  expect(await codeFor('sales01')).toBe(200);
  expect(await codeFor('sales02')).toBe(404);
  expect(await codeFor('client02')).toBe(404);
});
