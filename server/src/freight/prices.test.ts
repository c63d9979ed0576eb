import { customers } from '@fairway/contract/customers.ts';
import { exchangeRates } from '@fairway/contract/exchange-rates.ts';
import { listRates } from '@fairway/contract/freight-rates.ts';
import type { AskedCargo } from '@fairway/contract/freight-search.ts';
import { getLineBoard, priceRate, searchRates } from '@fairway/contract/freight-search.ts';
import { getTariff } from '@fairway/contract/local-charges.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { addCharge, type Codes, codesOf, publishedRate, writtenRate } from './testing/freight-company.ts';

let app: TestApp;
let codes: Codes;
let admin: Person;
let sales: Person;
let client: Person;
/** The customer of `client01`. */
let customerX: string;

beforeAll(async () => {
  app = await startTestApp();
  // A day of the worked numbers.
  app.clock.now = new Date('2026-11-10T04:00:00Z');
  codes = await codesOf(app);
  [admin, sales, client] = await Promise.all([app.as('admin'), app.as('sales01'), app.as('client01')]);
  await admin.call(exchangeRates.add, {
    body: { fromCurrency: 'USD', toCurrency: 'CNY', rate: '7.05', kind: 'bocMid', validFrom: '2026-11-01' },
  });
  const { data, msg } = await admin.call(customers.add, {
    body: {
      ...{ nameCn: '甲客户有限公司', shortName: '甲客户', roles: ['customer'], kind: 'direct', level: 'A' },
      ...{ salesId: userIdOf('sales01'), serviceId: null, status: 'active' },
      contacts: [{ name: '林经理', userId: userIdOf('client01') }],
    },
  });
  customerX = data?.id ?? expect.fail(msg);
});
afterAll(() => app.close());

const cargo: Partial<AskedCargo> = {
  boxes: [
    { type: '40HQ', count: 2 },
    { type: '20GP', count: 1 },
  ],
};
const usd = (price: Record<string, string>) => ({ currency: 'USD', prices: price });

describe('the worked number of 2×40HQ + 1×20GP', () => {
  let rateId: string;
  beforeAll(async () => {
    const own = (code: string, terms: object) => ({
      ...{ chargeCodeId: codes.charge(code), validFrom: '2026-11-01', ...terms },
    });
    rateId = await publishedRate(
      app,
      admin,
      writtenRate(codes, {
        surcharges: [
          own('BAF', { unit: 'ctn', ...usd({ '20GP': '192', '40HQ': '240' }) }),
          own('GRI', { unit: 'ctn', ...usd({ '20GP': '160', '40HQ': '200' }) }),
          own('AMS', { unit: 'bl', currency: 'USD', price: '35' }),
        ] as never,
      }),
    );
    const byBox = (small: string, large: string) => ({
      unit: 'ctn' as const,
      prices: { '20GP': small, '40HQ': large },
    });
    await addCharge(admin, codes, 'THC', byBox('740', '1100'));
    await addCharge(admin, codes, 'DOC', { price: '450' });
    await addCharge(admin, codes, 'SEAL', { unit: 'ctn', price: '60' });
    await addCharge(admin, codes, 'EIR', { unit: 'ctn', price: '50' });
    await addCharge(admin, codes, 'VGM', { unit: 'ctn', price: '50', payTo: 'us' });
    await addCharge(admin, codes, 'BKG', { ...byBox('300', '450'), payTo: 'us' });
    await addCharge(admin, codes, 'TLX', { price: '450', isMandatory: false });
  });

  it('comes to USD 6,587.00 and CNY 5,520.00, CNY 51,958.35 in all', async () => {
    const { data, msg } = await sales.call(priceRate, {
      params: { id: rateId },
      body: { etd: '2026-11-12', cargo, chosen: ['TLX'] },
    });
    expect(msg).toBeTruthy();
    expect(data?.price?.totals).toEqual([
      { currency: 'CNY', amount: '5520.00' },
      { currency: 'USD', amount: '6587.00' },
    ]);
    expect(data?.price?.freight).toEqual([{ currency: 'USD', amount: '5320.00' }]);
    expect(data?.price?.converted).toMatchObject({
      total: { currency: 'CNY', amount: '51958.35' },
      perTeu: { currency: 'CNY', amount: '10391.67' },
      rates: [{ from: 'USD', to: 'CNY', rate: '7.050000', kind: 'bocMid', date: '2026-11-01' }],
    });
    expect(data?.price?.teu).toBe('5');
  });

  it('in dollars comes to USD 7,369.98', async () => {
    const { data } = await sales.call(priceRate, {
      params: { id: rateId },
      body: { etd: '2026-11-12', cargo, chosen: ['TLX'], currency: 'USD' },
    });
    expect(data?.price?.converted?.total).toEqual({ currency: 'USD', amount: '7369.98' });
  });

  it('leaves the telex out until it is asked for, and says so', async () => {
    const { data } = await sales.call(priceRate, {
      params: { id: rateId },
      body: { etd: '2026-11-12', cargo },
    });
    expect(data?.price?.excluded).toContainEqual(
      expect.objectContaining({ chargeCode: 'TLX', reason: { why: 'optional' } }),
    );
    expect(data?.price?.totals[0]).toEqual({ currency: 'CNY', amount: '5070.00' });
  });

  it('a pair without a rate is named; the sums stand', async () => {
    const { data } = await sales.call(priceRate, {
      params: { id: rateId },
      body: { etd: '2026-11-12', cargo, currency: 'JPY' },
    });
    expect(data?.price).toMatchObject({ converted: null, missingRate: { date: '2026-11-10' } });
    expect(data?.price?.missingRate?.pair).toMatch(/→JPY$/);
    expect(data?.price?.totals).toHaveLength(2);
  });

  it('a pair without a rate is worked out from the rates of both with the yuan', async () => {
    await admin.call(exchangeRates.add, {
      body: { fromCurrency: 'EUR', toCurrency: 'CNY', rate: '8.2', kind: 'bocMid', validFrom: '2026-11-05' },
    });
    const { data } = await sales.call(priceRate, {
      params: { id: rateId },
      body: { etd: '2026-11-12', cargo, chosen: ['TLX'], currency: 'EUR' },
    });
    // 6,587.00 × 7.05 / 8.2 and 5,520.00 / 8.2.
    expect(data?.price?.converted?.total).toEqual({ currency: 'EUR', amount: '6336.38' });
    expect(data?.price?.converted?.rates).toContainEqual(
      expect.objectContaining({ from: 'USD', to: 'EUR', via: 'CNY', date: '2026-11-01' }),
    );
  });

  it('the tariff of the port says the same of its part', async () => {
    const { data } = await sales.call(getTariff, {
      body: { portId: codes.port('CNNGB'), direction: 'export', cargo },
    });
    expect(data?.price.totals).toEqual([{ currency: 'CNY', amount: '5070.00' }]);
    expect(data?.rows.map(({ chargeCode }) => chargeCode).sort()).toEqual(
      ['BKG', 'DOC', 'EIR', 'SEAL', 'THC', 'TLX', 'VGM'].sort(),
    );
  });

  it("a carrier's own charge stands in for the general one, which is marked where it does not", async () => {
    const carrierId = codes.carrier('MSCU');
    await addCharge(admin, codes, 'DOC', { price: '500', carrierId });
    const { data } = await sales.call(getTariff, {
      body: { portId: codes.port('CNNGB'), direction: 'export', carrierId, cargo },
    });
    const rowOf = (code: string) => data?.rows.find(({ chargeCode }) => chargeCode === code);
    expect(rowOf('DOC')).toMatchObject({ price: '500', isGeneral: false });
    expect(rowOf('THC')).toMatchObject({ isGeneral: true });
    expect(data?.price.totals).toEqual([{ currency: 'CNY', amount: '5120.00' }]);
  });
});

describe('which rate is taken', () => {
  const lane = () => ({ polId: codes.port('CNSHA'), podId: codes.port('NLRTM') });
  const boxes = (sell: string) => ({ by: 'box' as const, boxes: [{ type: '40HQ', sell }] });
  let [r1, r2, r3]: string[] = [];
  beforeAll(async () => {
    const carrierId = codes.carrier('MAEU');
    const rate = (sell: string, changes: object) =>
      publishedRate(
        app,
        admin,
        writtenRate(codes, { ...lane(), carrierId, prices: boxes(sell), ...changes }),
      );
    r1 = await rate('2350', { validFrom: '2026-11-01', validTo: '2026-11-15' });
    r2 = await rate('2550', { validFrom: '2026-11-16', validTo: '2026-11-30' });
    r3 = await rate('2280', {
      rateType: 'NAC',
      audience: { isForEveryCustomer: false, customerIds: [customerX] },
    });
  });
  const search = async (person: Person, etd: string, customerId?: string) => {
    const { data, msg } = await person.call(searchRates, {
      body: {
        ...{ mode: 'FCL' as const, ...lane(), etd, cargo: { boxes: [{ type: '40HQ', count: 1 }] } },
        ...(customerId && { customerId }),
      },
    });
    return data?.list ?? expect.fail(msg);
  };

  it('for customer X it is theirs, also when sales ask for them', async () => {
    expect((await search(sales, '2026-11-12', customerX)).map(({ rate }) => rate.id)).toEqual([r3, r1]);
    expect((await search(client, '2026-11-12')).map(({ rate }) => rate.id)).toEqual([r3, r1]);
  });
  it.each([
    ['2026-11-15', () => r1],
    ['2026-11-16', () => r2],
  ])('for anybody else on %s the one of that day', async (etd, wanted) => {
    const other = await admin.call(customers.add, {
      body: {
        ...{ nameCn: `乙客户${etd}`, shortName: `乙${etd.slice(-2)}`, roles: ['customer'], kind: 'direct' },
        ...{ level: 'B', salesId: userIdOf('sales01'), serviceId: null, status: 'active' },
      },
    });
    const found = await search(sales, etd, other.data?.id ?? expect.fail());
    expect(found.map(({ rate }) => rate.id)).toEqual([wanted()]);
  });
  it('a customer never sees what it costs, nor whom else it is offered to', async () => {
    const text = JSON.stringify(await search(client, '2026-11-12'));
    expect(text).not.toMatch(/"cost"|"floor"|contractNo|remarkInternal/);
    expect(text).not.toContain(customerX);
  });
  it('is narrowed by trade line with its parts, by how long it holds, and by named goods', async () => {
    const lineOf = async (code: string) =>
      (await app.database.pool.query<{ id: string }>(`select id from trade_line where "enCode" = $1`, [code]))
        .rows[0]?.id ?? expect.fail(code);
    const [trunk, part, other] = [await lineOf('TP'), await lineOf('USWC'), await lineOf('FE')];
    const own = { polId: codes.port('CNDLC'), podId: codes.port('USLAX') };
    const rate = (changes: object) => publishedRate(app, admin, writtenRate(codes, { ...own, ...changes }));
    const short = await rate({ lineId: part, validTo: '2026-11-20' });
    const goods = await rate({ lineId: trunk, commodity: 'Furniture, 家具', serviceCode: 'AAX' });
    const ask = async (filters: object, person = client) => {
      const { data, msg } = await person.call(searchRates, {
        body: { mode: 'FCL', ...own, etd: '2026-11-12', filters },
      });
      return (data?.list ?? expect.fail(msg)).map((one) => one.rate.id).sort();
    };
    const listed = async (filters: object) => {
      const { data, msg } = await client.call(listRates, { body: { filters: { ...own, ...filters } } });
      return (data?.list ?? expect.fail(msg)).map(({ id }) => id).sort();
    };
    for (const answer of [ask, listed]) {
      expect(await answer({ lineId: part })).toEqual([short]);
      expect(await answer({ lineId: other })).toEqual([]);
      expect(await answer({ lineId: 'nothing' })).toEqual([]);
      expect(await answer({ commodity: 'furniture' })).toEqual([goods]);
      expect(await answer({ commodity: '家具', lineId: trunk })).toEqual([goods]);
      expect(await answer({ commodity: '%' })).toEqual([]);
      expect(await answer({ holdsUntil: '2026-11-20', lineId: part })).toEqual([short]);
      expect(await answer({ holdsUntil: '2026-11-21', lineId: part })).toEqual([]);
    }
    expect(await ask({ lineId: trunk })).toEqual([short]);
    expect(await listed({ lineId: trunk })).toEqual([short, goods].sort());
  });
  it('an unknown port is refused, a lane nobody sails is empty', async () => {
    const asked = { mode: 'FCL' as const, ...lane(), etd: '2026-11-12' };
    const unknown = await sales.call(searchRates, { body: { ...asked, podId: 'nowhere' } });
    expect(unknown.code).toBe(404);
    const empty = await sales.call(searchRates, { body: { ...asked, podId: codes.port('JPTYO') } });
    expect(empty.data).toMatchObject({ list: [], total: 0 });
  });
});

describe('the board of a trade line', () => {
  it('has the cheapest of each carrier to each port, in the currency of the line', async () => {
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select id from trade_line where "enCode" = 'FE'`,
    );
    const query = { lineId: rows[0]?.id ?? expect.fail(), on: '2026-11-12' };
    await app.database.pool.query(`update freight_rate set "lineId" = $1 where "podId" = $2`, [
      query.lineId,
      codes.port('NLRTM'),
    ]);
    const { data, msg } = await client.call(getLineBoard, { query });
    expect(data?.cells ?? expect.fail(msg)).toMatchObject([{ sell: { currency: 'USD', amount: '2280' } }]);
    expect(data).toMatchObject({ average: { amount: '2280.00' }, boxType: '40HQ' });
    expect(JSON.stringify(data)).not.toMatch(/"cost"|"floor"/);
    // A board is sent on: what was agreed with one customer does not stand on the one of staff.
    const ofStaff = await sales.call(getLineBoard, { query });
    expect(ofStaff.data?.cells.map(({ sell }) => sell.amount)).not.toContain('2280');
    expect((await client.call(getLineBoard, { query: { ...query, lineId: 'nothing' } })).code).toBe(404);
  });
});
