import { customers } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { exchangeRates } from '@fairway/contract/exchange-rates.ts';
import { type FoundRate, priceRate, searchRates } from '@fairway/contract/freight-search.ts';
import { getTariff, laneSurcharges } from '@fairway/contract/local-charges.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  addCharge,
  type Codes,
  codesOf,
  publishedRate,
  type WrittenRate,
  writtenRate,
} from './testing/freight-company.ts';

// Every number here was computed on paper first. A line reads: charge, box, quantity × price = amount.

let app: TestApp;
let codes: Codes;
let admin: Person;
let sales: Person;
let client: Person;
/** The customer of `client01`. */
let customerX: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.now = new Date('2026-11-14T04:00:00Z');
  codes = await codesOf(app);
  [admin, sales, client] = await Promise.all([app.as('admin'), app.as('sales01'), app.as('client01')]);
  const rates = [
    ...[
      ['USD', '7.0921', 'bocMid', '2026-11-09'],
      ['EUR', '8.1999', 'bocMid', '2026-11-09'],
    ],
    ...[
      ['USD', '7.0867', 'bocMid', '2026-11-10'],
      ['EUR', '8.2143', 'bocMid', '2026-11-10'],
    ],
    // Of another list: prices are not converted by it.
    ['USD', '7.1', 'company', '2026-11-12'],
  ] as const;
  for (const [fromCurrency, rate, kind, validFrom] of rates) {
    const body = { fromCurrency, toCurrency: 'CNY', rate, kind, validFrom };
    expect((await admin.call(exchangeRates.add, { body })).code).toBe(200);
  }
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

type Question = NonNullable<Input<typeof searchRates>['body']>;

const written = ({ price }: Pick<FoundRate, 'price'>) =>
  (price?.lines ?? expect.fail('there is no price')).map(
    ({ chargeCode, boxType, quantity, price: each, amount, bound }) =>
      [
        ...[chargeCode, boxType, `${quantity} × ${each.amount} =`, amount.currency, amount.amount],
        bound && `(${bound})`,
      ]
        .filter(Boolean)
        .join(' '),
  );
const sums = ({ price }: Pick<FoundRate, 'price'>) =>
  price?.totals.map(({ currency, amount }) => `${currency} ${amount}`);

/** The one rate that answers, which sales find for the customer as the customer does. */
async function found(question: Question): Promise<FoundRate> {
  const ask = async (person: Person, more: object) => {
    const { data, msg } = await person.call(searchRates, { body: { ...question, ...more } });
    expect(data?.list ?? expect.fail(msg)).toHaveLength(1);
    return data?.list[0] ?? expect.fail(msg);
  };
  const [bySales, byClient] = [await ask(sales, { customerId: customerX }), await ask(client, {})];
  expect(written(byClient).sort()).toEqual(written(bySales).sort());
  expect(sums(byClient)).toEqual(sums(bySales));
  expect(byClient.price?.converted).toEqual(bySales.price?.converted);
  return byClient;
}
const whyNot = async (rateId: string, body: object = {}) => {
  const { data, msg } = await client.call(priceRate, { params: { id: rateId }, body });
  return (data ?? expect.fail(msg)).price?.excluded.map(
    ({ chargeCode, reason }) => `${chargeCode} ${reason.why}`,
  );
};

const lane = (from: string, to: string) => ({ polId: codes.port(from), podId: codes.port(to) });
const rate = (from: string, to: string, changes: Partial<WrittenRate>) =>
  publishedRate(app, admin, writtenRate(codes, { ...lane(from, to), ...changes }));
const boxes = (prices: Record<string, string>): WrittenRate['prices'] => ({
  by: 'box',
  boxes: Object.entries(prices).map(([type, sell]) => ({ type, sell })),
});
type OwnCharge = NonNullable<WrittenRate['surcharges']>[number];
const own = (code: string, terms: Partial<OwnCharge>): OwnCharge => ({
  ...{ chargeCodeId: codes.charge(code), unit: 'ctn', currency: 'USD', validFrom: '2026-11-01' },
  ...terms,
});
async function addLane(code: string, terms: object) {
  const { code: answer, msg } = await admin.call(laneSurcharges.add, {
    body: {
      ...{ chargeCodeId: codes.charge(code), unit: 'ctn', currency: 'USD', validFrom: '2026-01-01' },
      ...terms,
    },
  });
  expect(answer, msg).toBe(200);
}
const mixed = [
  { type: '20GP', count: 1 },
  { type: '40HQ', count: 2 },
];

it('mixed boxes with charges by box, bill and percent, those of the lane too, and overweight', async () => {
  const id = await rate('CNSHA', 'USLAX', {
    prices: boxes({ '20GP': '1275', '40HQ': '2415.50' }),
    surcharges: [
      own('BAF', { prices: { '20GP': '187.25', '40HQ': '312.40' } }),
      own('AMS', { unit: 'bl', price: '35' }),
      own('OWS', { price: '150', conditions: [{ of: 'kgPerBox', op: '>', value: '18000' }] }),
      own('DGS', { price: '200', conditions: [{ of: 'dangerous', is: true }] }),
    ],
  });
  await addLane('CAF', { podId: codes.port('USLAX'), unit: 'pct', price: '6.5' });
  const cargo = { boxes: mixed, bills: 2, grossKg: '54000.5' };
  const price = await found({ mode: 'FCL', ...lane('CNSHA', 'USLAX'), cargo });
  expect(written(price)).toEqual([
    'OF 20GP 1 × 1275 = USD 1275.00',
    'OF 40HQ 2 × 2415.5 = USD 4831.00',
    'BAF 20GP 1 × 187.25 = USD 187.25',
    'BAF 40HQ 2 × 312.4 = USD 624.80',
    'AMS 2 × 35 = USD 70.00',
    'OWS 20GP 1 × 150 = USD 150.00',
    'OWS 40HQ 2 × 150 = USD 300.00',
    // 6.5 % of 6,106.00
    'CAF 61.06 × 6.5 = USD 396.89',
  ]);
  expect(sums(price)).toEqual(['USD 7834.94']);
  // 7,834.94 × 7.0867 = 55,523.869298; / 5 = 11,104.774
  expect(price.price?.converted).toMatchObject({
    total: { currency: 'CNY', amount: '55523.87' },
    perTeu: { amount: '11104.77' },
    rates: [{ from: 'USD', to: 'CNY', rate: '7.086700', kind: 'bocMid', date: '2026-11-10' }],
  });
  expect(await whyNot(id, { cargo })).toEqual(['DGS condition']);
});

it('freight below zero, each of two rates with the percentage of its own', async () => {
  await addLane('CAF', { podId: codes.port('JPTYO'), unit: 'pct', price: '6.5' });
  await addCharge(admin, codes, 'THC', {
    ...{ portId: codes.port('CNTAO'), unit: 'ctn', prices: { '20GP': '785', '40HQ': '1180' } },
  });
  await rate('CNTAO', 'JPTYO', { prices: boxes({ '20GP': '-50', '40HQ': '-120.50' }) });
  await rate('CNTAO', 'JPTYO', {
    prices: boxes({ '20GP': '0', '40HQ': '0' }),
    carrierId: codes.carrier('MSCU'),
  });
  const { data } = await client.call(searchRates, {
    body: { mode: 'FCL', ...lane('CNTAO', 'JPTYO'), cargo: { boxes: mixed }, order: 'allIn' },
  });
  const [below, none] = data?.list ?? [];
  if (!below || !none) return expect.fail('there are two rates');
  expect(written(below)).toEqual([
    'OF 20GP 1 × -50 = USD -50.00',
    'OF 40HQ 2 × -120.5 = USD -241.00',
    // 6.5 % of −291.00 is −18.915
    'CAF -2.91 × 6.5 = USD -18.92',
    'THC 20GP 1 × 785 = CNY 785.00',
    'THC 40HQ 2 × 1180 = CNY 2360.00',
  ]);
  expect(sums(below)).toEqual(['CNY 3145.00', 'USD -309.92']);
  // −309.92 × 7.0867 = −2,196.310064
  expect(below.price?.converted).toMatchObject({ total: { amount: '948.69' }, perTeu: { amount: '189.74' } });
  expect(written(none)).toContain('CAF 0 × 6.5 = USD 0.00');
  expect(sums(none)).toEqual(['CNY 3145.00', 'USD 0.00']);
});

it('three currencies by the list and the day; a pair without a rate is named', async () => {
  await rate('CNSHA', 'NLRTM', {
    prices: boxes({ '40HQ': '1835.40' }),
    surcharges: [own('ISPS', { currency: 'EUR', price: '46.35' })],
  });
  await addLane('PCS', { podId: codes.port('NLRTM'), currency: 'CNY', price: '1187.50' });
  const question: Question = {
    ...{ mode: 'FCL', ...lane('CNSHA', 'NLRTM') },
    cargo: { boxes: [{ type: '40HQ', count: 2 }] },
  };
  const price = await found(question);
  expect(sums(price)).toEqual(['CNY 2375.00', 'EUR 92.70', 'USD 3670.80']);
  // 3,670.80 × 7.0867 = 26,013.85836; 92.70 × 8.2143 = 761.46561; / 4 = 7,287.5825
  expect(price.price?.converted).toMatchObject({
    total: { currency: 'CNY', amount: '29150.33' },
    perTeu: { amount: '7287.58' },
  });
  // 2,375.00 / 7.0867 = 335.1348…; the euro by way of the yuan: 8.2143 / 7.0867 = 1.159115, × 92.70 = 107.44996
  const dollars = await found({ ...question, currency: 'USD' });
  expect(dollars.price?.converted?.total).toEqual({ currency: 'USD', amount: '4113.38' });
  const baht = await found({ ...question, currency: 'THB' });
  expect(baht.price).toMatchObject({
    converted: null,
    missingRate: { pair: expect.stringMatching(/→THB$/), date: '2026-11-14' },
  });
  expect(sums(baht)).toEqual(sums(price));
  app.clock.now = new Date('2026-11-09T04:00:00Z');
  // × 7.0921 = 26,033.68068; × 8.1999 = 760.13073
  expect((await found({ ...question, etd: '2026-11-14' })).price?.converted?.total.amount).toBe('29168.81');
  app.clock.now = new Date('2026-11-14T04:00:00Z');
});

it('what the freight contains, and a charge that has not begun: that of the lane is due until then', async () => {
  const id = await rate('CNXMN', 'USLAX', {
    ...{ carrierId: codes.carrier('EGLV'), prices: boxes({ '40HQ': '3120.75' }), included: ['BAF'] },
    surcharges: [
      own('PSS', { price: '400', validFrom: '2026-11-16' }),
      own('CAF', { unit: 'pct', price: '0' }),
    ],
  });
  await addLane('BAF', { carrierId: codes.carrier('EGLV'), price: '240' });
  await addLane('PSS', { carrierId: codes.carrier('EGLV'), price: '310.25' });
  const question = (etd: string): Question => ({
    ...{ mode: 'FCL', ...lane('CNXMN', 'USLAX'), etd },
    cargo: { boxes: [{ type: '40HQ', count: 1 }] },
  });
  const before = await found(question('2026-11-15'));
  expect(written(before)).toEqual([
    'OF 40HQ 1 × 3120.75 = USD 3120.75',
    // 0 %, agreed for this rate
    'CAF 31.2075 × 0 = USD 0.00',
    'PSS 40HQ 1 × 310.25 = USD 310.25',
  ]);
  expect(sums(before)).toEqual(['USD 3431.00']);
  expect(sums(await found(question('2026-11-16')))).toEqual(['USD 3520.75']);
  expect(await whyNot(id, { etd: '2026-11-15', cargo: question('').cargo })).toEqual([
    'PSS notYetValid',
    'BAF included',
  ]);
});

it("a customer's own local charges, by carrier and terminal, where it starts and where it arrives", async () => {
  const at = { portId: codes.port('CNYTN') };
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select id from terminal where "portId" = $1 order by id limit 1`,
    [at.portId],
  );
  const terminalId = rows[0]?.id ?? expect.fail('the port has no terminal');
  const carrierId = codes.carrier('COSU');
  await addCharge(admin, codes, 'THC', { ...at, unit: 'ctn', price: '700' });
  await addCharge(admin, codes, 'THC', { ...at, unit: 'ctn', price: '745', carrierId });
  await addCharge(admin, codes, 'THC', { ...at, unit: 'ctn', price: '760', terminalId });
  await addCharge(admin, codes, 'DOC', { ...at, price: '450' });
  await addCharge(admin, codes, 'STO', { ...at, unit: 'day', price: '4.5' });
  const arrival = { portId: codes.port('GBFXT'), direction: 'import' as const, currency: 'GBP' };
  await addCharge(admin, codes, 'DTHC', { ...arrival, unit: 'ctn', price: '185.35' });
  const id = await rate('CNYTN', 'GBFXT', { prices: boxes({ '20GP': '900', '40HQ': '1600' }) });
  const question: Question = {
    ...{ mode: 'FCL', ...lane('CNYTN', 'GBFXT') },
    cargo: { boxes: mixed, bills: 3 },
  };
  // 3 × 745 + 3 × 450; 900 + 2 × 1,600
  expect(sums(await found(question))).toEqual(['CNY 3585.00', 'USD 4100.00']);
  expect((await whyNot(id, { cargo: question.cargo }))?.sort()).toEqual(['DTHC collect', 'STO noDays']);
  // 3 × 185.35
  expect(sums(await found({ ...question, withCollect: true }))).toEqual([
    'CNY 3585.00',
    'GBP 556.05',
    'USD 4100.00',
  ]);
  await addCharge(admin, codes, 'THC', { ...at, unit: 'ctn', price: '690', customerId: customerX });
  // Agreed for everything at once: it stands in for what is asked for each bill.
  await addCharge(admin, codes, 'DOC', { ...at, unit: 'shipment', price: '300', customerId: customerX });
  const agreed = await found(question);
  expect(written(agreed).slice(2).sort()).toEqual([
    'DOC 1 × 300 = CNY 300.00',
    'THC 20GP 1 × 690 = CNY 690.00',
    'THC 40HQ 2 × 690 = CNY 1380.00',
  ]);
  expect(sums(agreed)).toEqual(['CNY 2370.00', 'USD 4100.00']);
  const tariff = async (person: Person, more: object) => {
    const body = { ...at, direction: 'export' as const, cargo: question.cargo, ...more };
    const { data, msg } = await person.call(getTariff, { body });
    return (data ?? expect.fail(msg)).price.totals;
  };
  expect(await tariff(sales, {})).toEqual([{ currency: 'CNY', amount: '3450.00' }]);
  expect(await tariff(sales, { carrierId, terminalId })).toEqual([{ currency: 'CNY', amount: '3630.00' }]);
  expect(await tariff(client, { carrierId, terminalId })).toEqual([{ currency: 'CNY', amount: '2370.00' }]);
});

it('less than a container, where a ton counts twice, and in yen', async () => {
  await addCharge(admin, codes, 'CFS', {
    ...{ portId: codes.port('CNNGB'), mode: 'LCL', unit: 'rt', price: '75', minimum: '75' },
  });
  await rate('CNNGB', 'DEHAM', {
    mode: 'LCL',
    prices: {
      by: 'quantity',
      unit: 'RT',
      ratio: '2',
      minimumQuantity: '2',
      sell: '27.5',
      minimumCharge: '60',
    },
  });
  await rate('CNNGB', 'JPTYO', {
    ...{ mode: 'LCL', currency: 'JPY' },
    prices: { by: 'quantity', unit: 'RT', sell: '4500' },
  });
  const ask = (to: string, cbm: string, grossKg: string) =>
    found({ mode: 'LCL', ...lane('CNNGB', to), cargo: { cbm, grossKg } });
  const heavy = await ask('DEHAM', '2.2', '1800');
  expect(written(heavy)).toEqual(['OF 3.6 × 27.5 = USD 99.00', 'CFS 3.6 × 75 = CNY 270.00']);
  // 99.00 × 7.0867 = 701.5833
  expect(heavy.price?.converted).toMatchObject({ total: { amount: '971.58' }, perTeu: null });
  expect(written(await ask('DEHAM', '0.84', '400'))).toEqual([
    'OF 2 × 27.5 = USD 60.00 (minimum)',
    'CFS 0.84 × 75 = CNY 75.00 (minimum)',
  ]);
  // 9,553.5 yen; 2.123 × 75 = 159.225
  const yen = await ask('JPTYO', '2.123', '10');
  expect(written(yen)).toEqual(['OF 2.123 × 4500 = JPY 9554', 'CFS 2.123 × 75 = CNY 159.23']);
  expect(sums(yen)).toEqual(['CNY 159.23', 'JPY 9554']);
  expect(yen.price?.missingRate).toEqual({ pair: 'JPY→CNY', date: '2026-11-14' });
});

it('by air at a break, between breaks and at the minimum, with fuel and security', async () => {
  const breaks = Object.entries({
    ...{ '0': '41.2', '45': '36.8', '100': '31.55', '300': '27.9', '500': '26.4', '1000': '25.1' },
  }).map(([fromKg, sell]) => ({ fromKg, sell }));
  await rate('CNPVG', 'DEFRA', {
    ...{ mode: 'AIR', currency: 'CNY', carrierId: codes.carrier('LH') },
    prices: { by: 'weight', breaks, minimum: { sell: '420' }, fuel: '5.2', security: '1.2' },
  });
  const ask = async (cargo: object) =>
    written(await found({ mode: 'AIR', ...lane('CNPVG', 'DEFRA'), cargo }));
  expect(await ask({ grossKg: '44.5' })).toEqual([
    'AF 45 × 36.8 = CNY 1656.00',
    'FSC 44.5 × 5.2 = CNY 231.40',
    'SSC 44.5 × 1.2 = CNY 53.40',
  ]);
  expect((await ask({ grossKg: '99.5' }))[0]).toBe('AF 100 × 31.55 = CNY 3155.00');
  expect((await ask({ grossKg: '265' }))[0]).toBe('AF 265 × 31.55 = CNY 8360.75');
  expect((await ask({ grossKg: '10' }))[0]).toBe('AF 10 × 41.2 = CNY 420.00 (minimum)');
  const pieces = [{ length: '82', width: '61.5', height: '47.3', count: 7 }];
  // 278.28955 kg by volume, charged as 278.5
  const crates = await found({
    ...{ mode: 'AIR', ...lane('CNPVG', 'DEFRA') },
    cargo: { pieces, grossKg: '201.4' },
  });
  expect(written(crates)).toEqual([
    'AF 300 × 27.9 = CNY 8370.00',
    'FSC 278.5 × 5.2 = CNY 1448.20',
    'SSC 278.5 × 1.2 = CNY 334.20',
  ]);
  expect(sums(crates)).toEqual(['CNY 10152.40']);
});

it('by rail; and to a port without rates at the price to its base port, which is said', async () => {
  const base = await app.database.pool.query<{ id: string; basePortId: string; base: string }>(
    `select port.id, port."basePortId", other.unlocode as base from port join port other
       on other.id = port."basePortId" where other.unlocode = 'DEHAM' order by port.unlocode limit 1`,
  );
  const small = base.rows[0] ?? expect.fail('no port has a base port');
  await rate('CNSHA', 'DEHAM', {
    ...{ mode: 'RAIL', carrierId: codes.carrier('COSU') },
    prices: boxes({ '40HQ': '5875', '45HQ': '6410.60' }),
  });
  const cargo = {
    boxes: [
      { type: '40HQ', count: 2 },
      { type: '45HQ', count: 1 },
    ],
  };
  const rail = await found({ mode: 'RAIL', ...lane('CNSHA', 'DEHAM'), cargo, currency: 'USD' });
  expect(written(rail)).toEqual(['RF 40HQ 2 × 5875 = USD 11750.00', 'RF 45HQ 1 × 6410.6 = USD 6410.60']);
  // 18,160.60 / 6.25 = 2,905.696
  expect(rail).toMatchObject({
    isToBasePort: false,
    price: { teu: '6.25', converted: { total: { amount: '18160.60' }, perTeu: { amount: '2905.70' } } },
  });
  const beyond = await found({ mode: 'RAIL', polId: codes.port('CNSHA'), podId: small.id, cargo });
  expect(beyond).toMatchObject({ isToBasePort: true, rate: { podId: small.basePortId } });
  expect(sums(beyond)).toEqual(['USD 18160.60']);
});
