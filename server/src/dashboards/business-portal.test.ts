import { type BusinessPortal, getBusinessPortal } from '@fairway/contract/dashboards.ts';
import { addLineNote } from '@fairway/contract/line-news.ts';
import { listShipments } from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDay } from '../freight/company-day.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let [sales, client, pricing] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [sales, client, pricing] = (await Promise.all(
    ['sales01', 'client01', 'pricing01'].map((account) => app.as(account)),
  )) as [Person, Person, Person];
});
afterAll(() => app.close());

const portal = async (by: Person): Promise<BusinessPortal> => {
  const { data, msg } = await by.call(getBusinessPortal, {});
  return data ?? expect.fail(msg);
};

it('has the market of the lanes its reader ships on, with one price for each week', async () => {
  for (const person of [sales, client]) {
    const { lanes } = await portal(person);
    expect(lanes.length).toBeGreaterThan(0);
    expect(lanes.length).toBeLessThanOrEqual(6);
    for (const { polId, podId, points, now } of lanes) {
      expect(points).toHaveLength(9);
      expect(points.at(-1)).toEqual({ on: companyDay(new Date()), price: now });
      const { data } = await person.call(listShipments, { body: { filters: { polId, podId } } });
      expect(data?.pagination.total).toBeGreaterThan(0);
    }
    expect(lanes.some(({ points }) => points.some(({ price }) => price !== null))).toBe(true);
  }
});

it('tells a customer nothing that was agreed with others', async () => {
  const { lanes } = await portal(client);
  const [lane] = lanes;
  if (!lane?.now) return expect.fail('the demo company has no price on the first lane');
  const offered = Number(lane.now);
  const { rows } = await app.database.pool.query(
    `update freight_rate set prices = jsonb_set(prices, '{boxes}', (select jsonb_agg(box || '{"sell": "1"}')
       from jsonb_array_elements(prices -> 'boxes') box)),
       audience = '{"isForEveryCustomer": false, "levels": [], "customerIds": ["somebody-else"]}'
     where id = (select id from freight_rate where "polId" = $1 and "podId" = $2 and mode = 'FCL' and status = 'published'
       and "validFrom" <= now() and "validTo" >= now() order by id limit 1) returning id`,
    [lane.polId, lane.podId],
  );
  expect(rows).toHaveLength(1);
  for (const person of [client, sales]) {
    const now = (await portal(person)).lanes.find(
      ({ polId, podId }) => polId === lane.polId && podId === lane.podId,
    )?.now;
    expect(now === null || Number(now) > 1).toBe(true);
    if (person === client && now !== null) expect(Number(now)).toBeGreaterThanOrEqual(offered);
  }
  expect(JSON.stringify(await portal(client))).not.toMatch(/"(cost|floor|margin|contractNo)"/);
});

it('has notes of trade lines, and for customers those that are meant for them', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from trade_line limit 1');
  const lineId = rows[0]?.id ?? expect.fail();
  const note = (text: string, isForCustomers: boolean) =>
    pricing.call(addLineNote, {
      body: { lineId, day: companyDay(new Date(Date.now() + 86_400_000)), text, isForCustomers },
    });
  expect((await note('下周涨价', true)).code).toBe(200);
  expect((await note('内部：舱位紧张', false)).code).toBe(200);
  const textsFor = async (person: Person) => (await portal(person)).notes.map(({ text }) => text);
  expect(await textsFor(sales)).toEqual(expect.arrayContaining(['下周涨价', '内部：舱位紧张']));
  expect(await textsFor(client)).toContain('下周涨价');
  expect(await textsFor(client)).not.toContain('内部：舱位紧张');
  const days = (await portal(sales)).notes.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
});

it('has the credit of a customer, of nobody else', async () => {
  const { credit } = await portal(client);
  expect(credit).toMatchObject({ limit: { amount: expect.any(String) }, isExceeded: expect.any(Boolean) });
  expect((await portal(sales)).credit).toBeNull();
  await app.database.pool.query(
    `update customer set "creditTerms" = '[]' where id = (select "customerId" from customer_user where "userId" = 'user-client01')`,
  );
  expect((await portal(client)).credit).toBeNull();
});

it('leaves out what its reader has no right to, and is refused without its module', async () => {
  const docs = await app.as('docs01');
  const mayRates = await app.database.pool.query(
    `select from role_menu where "roleId" = 'documents' and "menuId" = 'freight'`,
  );
  if (mayRates.rowCount === 0) expect((await portal(docs)).lanes).toEqual([]);
  await app.database.pool.query(
    `delete from role_menu where "roleId" = 'documents' and "menuId" = 'businessPortal'`,
  );
  const again = await app.as('docs01');
  expect((await again.call(getBusinessPortal, {})).code).toBe(403);
});
