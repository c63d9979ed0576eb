import type { Input } from '@fairway/contract/endpoint.ts';
import { addRate, listRates } from '@fairway/contract/freight-rates.ts';
import { listRateTrend, priceRate, searchRates } from '@fairway/contract/freight-search.ts';
import { listLineNotes } from '@fairway/contract/line-news.ts';
import { localCharges } from '@fairway/contract/local-charges.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { companyDay } from './company-day.ts';
import { boxRateId } from './demo/box-rates.ts';
import { daysAfter } from './demo/half-months.ts';
import { workedExampleId } from './demo/special-rates.ts';

let app: TestApp;
let [pricing, sales, client]: Person[] = [];
let today: string;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  // The day the demo was loaded: midnight may have passed since.
  const { rows } = await app.database.pool.query(
    `select max("validFrom")::text as day from exchange_rate where kind = 'bocMid'`,
  );
  today = rows[0].day;
  app.clock.now = new Date(`${today}T04:00:00Z`);
  expect(companyDay(app.clock.now)).toBe(today);
  [pricing, sales, client] = await Promise.all(
    ['pricing01', 'sales01', 'client01'].map((account) => app.as(account)),
  );
});
afterAll(() => app.close());

const boxes = [
  { type: '40HQ', count: 2 },
  { type: '20GP', count: 1 },
];
const lane = { mode: 'FCL' as const, polId: 'port-CNNGB', podId: 'port-USLAX' };
type Asked = NonNullable<Input<typeof searchRates>['body']>;
async function search(asked: Partial<Asked> = {}, person = sales) {
  const { data, msg } = await (person ?? expect.fail()).call(searchRates, {
    body: { ...lane, cargo: { boxes: [{ type: '40HQ', count: 2 }] }, ...asked },
  });
  return data ?? expect.fail(msg);
}

describe('rates', () => {
  it('are four hundred, of which sixty are over, thirty begin later and twelve are suspended', async () => {
    const { rows } = await app.database.pool.query(
      `select case when status = 'published' and "validFrom" > $1 then 'future' else status end as kind,
         count(*)::int from freight_rate group by 1 order by 1`,
      [today],
    );
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))).toEqual({
      ...{ draft: 6, expired: 60, future: 30, published: 292, suspended: 12 },
    });
    const { data } = await (pricing ?? expect.fail()).call(listRates, { body: { pageSize: 20 } });
    expect(data?.pagination.total).toBe(400);
  });

  it('are priced as the worked example says', async () => {
    const { data, msg } = await (sales ?? expect.fail()).call(priceRate, {
      params: { id: workedExampleId },
      body: { etd: daysAfter(today, 14), cargo: { boxes }, chosen: ['TLX'] },
    });
    const { price } = data ?? expect.fail(msg);
    expect(price?.freight).toEqual([{ currency: 'USD', amount: '5320.00' }]);
    expect(price?.totals).toEqual([
      { currency: 'CNY', amount: '5520.00' },
      { currency: 'USD', amount: '6587.00' },
    ]);
    expect(new Set(price?.lines.map(({ chargeCode }) => chargeCode))).toEqual(
      new Set(['OF', 'BAF', 'GRI', 'AMS', 'THC', 'DOC', 'SEAL', 'EIR', 'VGM', 'BKG', 'TLX']),
    );
    const [rate] = price?.converted?.rates ?? [];
    expect(rate).toMatchObject({ from: 'USD', to: 'CNY', kind: 'bocMid', date: today });
    const total = 5520 + 6587 * Number(rate?.rate);
    expect(Number(price?.converted?.total.amount)).toBeCloseTo(total, 2);
    // What is not in it says why.
    const why = Object.fromEntries(
      price?.excluded.map(({ chargeCode, reason }) => [chargeCode, reason.why]) ?? [],
    );
    expect(why).toMatchObject({
      OWS: 'condition',
      ISF: 'optional',
      STO: 'noDays',
      PLUG: 'condition',
      DO: 'collect',
    });
  });

  it('stand on boards with what is going on on their line', async () => {
    const { data } = await (sales ?? expect.fail()).call(listLineNotes, { query: { lineId: 'line-TP' } });
    expect(data?.list.map(({ lineName }) => lineName)).toEqual(['美加线', '美西', '美东']);
  });

  it('of the worked example are found with the same price', async () => {
    const { list } = await search({ cargo: { boxes }, chosen: ['TLX'], order: 'allIn' });
    const found = list.find(({ rate }) => rate.id === workedExampleId);
    expect(found?.price?.totals).toContainEqual({ currency: 'USD', amount: '6587.00' });
    expect(list[0]?.rate.id).toBe(workedExampleId);
  });

  it.each([0, 7, 14])('go from Ningbo to Los Angeles by six carriers in %i days', async (days) => {
    const { list } = await search({ etd: daysAfter(today, days), order: 'allIn' });
    const usual = list.filter(({ rate }) => rate.rateType === 'FAK');
    expect(new Set(usual.map(({ rate }) => rate.carrierCode)).size).toBe(6);
    expect(usual.filter(({ price }) => price?.converted === null)).toEqual([]);
    // The dearer freight may be the cheaper way: some contain what others add.
    const byFreight = usual.toSorted(
      (one, other) => Number(one.price?.freight[0]?.amount) - Number(other.price?.freight[0]?.amount),
    );
    expect(byFreight.map(({ rate }) => rate.id)).not.toEqual(usual.map(({ rate }) => rate.id));
  });

  it.each([0, 7, 14])('name a departure of the asked day or later, in %i days', async (days) => {
    const { list } = await search({ etd: daysAfter(today, days) });
    const next = list.flatMap(({ nextSailing }) => nextSailing ?? []);
    expect(next.length).toBeGreaterThan(0);
    const begins = Date.parse(`${daysAfter(today, days)}T00:00:00+08:00`);
    for (const { etd, cutCustoms, cutPort } of next) {
      expect(etd).toBeGreaterThanOrEqual(begins);
      // A box can still be brought to it.
      expect(Math.max(cutCustoms ?? 0, cutPort ?? 0) || etd).toBeGreaterThanOrEqual(app.clock.now.getTime());
    }
  });

  it('show what changed since the half-month before, and a trend', async () => {
    const { list } = await search();
    const cosco = list.find(({ rate }) => rate.id === boxRateId(['CNNGB', 'USLAX'], 'COSU', 0));
    expect(cosco?.changes.map(({ type }) => type)).toEqual(['20GP', '40GP', '40HQ', '45HQ']);
    expect(cosco?.nextSailing).not.toBeNull();
    const { data } = await (sales ?? expect.fail()).call(listRateTrend, {
      params: { id: cosco?.rate.id ?? '' },
    });
    expect(data?.list.length).toBeGreaterThanOrEqual(6);
  });

  it('for one sailing name one that is still to come; one ends before its vessel leaves', async () => {
    const rows = await app.database.db
      .selectFrom('freight_rate')
      .innerJoin('sailing', 'sailing.id', 'freight_rate.sailingId')
      .select(['freight_rate.id', 'validTo', 'etd', 'rateType', 'sailing.status'])
      .execute();
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ etd }) => companyDay(etd) <= today)).toEqual([]);
    const slipped = rows.filter(({ etd, validTo }) => companyDay(etd) > validTo);
    expect(slipped).toMatchObject([{ id: 'rate-slipped-SPOT', status: 'delayed' }]);
  });

  it('by air are cheaper at the next break', async () => {
    const { list } = await search({
      ...{ mode: 'AIR', polId: 'port-CNPVG', podId: 'port-DEFRA' },
      cargo: { grossKg: '180', pieces: [{ length: '60', width: '50', height: '45', count: 12 }] },
    });
    expect(list).toHaveLength(3);
    const airChina = list.find(({ rate }) => rate.carrierCode === 'CA');
    expect(airChina?.price?.lines[0]).toMatchObject({ quantity: '300', amount: { amount: '7950.00' } });
    const codes = airChina?.price?.lines.map(({ chargeCode }) => chargeCode);
    expect(codes).toEqual(expect.arrayContaining(['AF', 'FSC', 'SSC', 'AWB']));
  });

  it('of less than a container may be below nothing', async () => {
    const { list } = await search({
      ...{ mode: 'LCL', polId: 'port-CNSHA', podId: 'port-SGSIN' },
      cargo: { cbm: '4.35', grossKg: '2860' },
    });
    expect(list.length).toBe(2);
    for (const { price } of list) expect(Number(price?.freight[0]?.amount)).toBeLessThan(0);
  });

  it('of others are not shown to a customer, nor what is only for the company', async () => {
    const { list } = await search({}, client);
    const types = list.map(({ rate }) => `${rate.carrierCode} ${rate.rateType}`);
    expect(types[0]).toBe('COSU NAC');
    expect(types).not.toContain('EGLV CONTRACT');
    const hidden = await app.database.db
      .selectFrom('freight_rate')
      .select(['polId', 'podId', 'carrierId', 'audience'])
      .where('status', '=', 'published')
      .execute();
    const own = hidden.find(({ audience }) => {
      const { isForEveryCustomer, levels, customerIds } = audience as unknown as Record<string, string[]>;
      return !isForEveryCustomer && levels?.length === 0 && customerIds?.length === 0;
    });
    const { polId = '', podId = '', carrierId = '' } = own ?? expect.fail();
    const onlyIts = { polId, podId, filters: { carrierIds: [carrierId] } };
    expect((await search(onlyIts)).list.length).toBeGreaterThan(0);
    expect((await search(onlyIts, client)).list).toEqual([]);
  });

  it('leave the next numbers free', async () => {
    const { rows } = await app.database.pool.query(`select count(distinct "rateNo")::int from freight_rate`);
    expect(rows[0].count).toBe(400);
    for (let n = 0; n < 3; n++) {
      const { code, msg, data } = await (pricing ?? expect.fail()).call(addRate, {
        body: {
          ...{ ...lane, carrierId: 'carrier-COSU', rateType: 'FAK', currency: 'USD', validityBasis: 'soEtd' },
          ...{ validFrom: today, validTo: today },
          prices: { by: 'box', boxes: [{ type: '40HQ', sell: '2000' }] },
        },
      });
      expect(code, msg).toBe(200);
      expect(data?.rateNo).toMatch(/^RT\d{6}\d{5}$/);
    }
  });
});

describe('local charges', () => {
  it('are 260, and a second one of the same kind is refused', async () => {
    const admin = await app.as('admin');
    const { data } = await admin.call(localCharges.list, { body: { pageSize: 200 } });
    expect(data?.pagination.total).toBe(260);
    const general = data?.list.find(({ carrierId, validTo }) => carrierId === null && validTo === null);
    const { id: _, version: __, ...kept } = general ?? expect.fail();
    expect((await admin.call(localCharges.add, { body: kept })).code).toBe(400);
  });

  it('of a customer take the place of the general ones', async () => {
    const price = async (customerId?: string) => {
      const { data } = await (sales ?? expect.fail()).call(priceRate, {
        params: { id: workedExampleId },
        body: { etd: today, cargo: { boxes }, ...(customerId && { customerId }) },
      });
      return data?.price?.lines
        .filter(({ chargeCode }) => chargeCode === 'BKG')
        .map(({ price: each, source }) => [...[each.amount, source]]);
    };
    expect(await price()).toEqual([
      ['450', 'localCharge'],
      ['300', 'localCharge'],
    ]);
    expect(await price('customer-C0001')).toEqual([
      ['300', 'customerCharge'],
      ['200', 'customerCharge'],
    ]);
  });
});
