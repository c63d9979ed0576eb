import { validityBases } from '@fairway/contract/freight-rates.ts';
import { describe, expect, it } from 'vitest';
import { type ExchangeRate, rateOn } from '../money/exchange-rate.ts';
import { money } from '../money/money.ts';
import { type AllInPrice, allInPrice, convertPrice } from './all-in-price.ts';
import type { ChargeFacts } from './apply-charge.ts';
import { type Cargo, noCargo } from './cargo.ts';
import { type ChargeRule, type ChargeScope, narrowestRules, type ScopedRule } from './charge-rule.ts';
import { type FreightCode, freightLines, type RatePrices } from './freight-lines.ts';
import { type RateHead, selectRates } from './select-rate.ts';

// Every number here was computed on paper first. A line reads: charge, box, quantity × price = amount.

const written = ({ lines }: Pick<AllInPrice, 'lines'>) =>
  lines.map(({ chargeCode, boxType, quantity, price, amount, bound }) =>
    [
      ...[chargeCode, boxType, `${quantity} × ${price.amount} =`, amount.currency, amount.amount],
      bound && `(${bound})`,
    ]
      .filter(Boolean)
      .join(' '),
  );
const sums = ({ totals }: Pick<AllInPrice, 'totals'>) =>
  totals.map(({ currency, amount }) => `${currency} ${amount}`);
const whyNot = ({ excluded }: Pick<AllInPrice, 'excluded'>) =>
  excluded.map(({ chargeCode, reason }) => `${chargeCode} ${reason.why}`);

const rule = (chargeCode: string, changes: Partial<ChargeRule>): ChargeRule => ({
  ...{ id: chargeCode, source: 'laneSurcharge', chargeCode, unit: 'ctn', currency: 'USD', prices: {} },
  ...{ price: null, minimum: null, maximum: null, paidAt: 'PP', isMandatory: true, conditions: [] },
  ...{ validFrom: '2026-01-01', validTo: null },
  ...changes,
});

interface Case {
  prices: RatePrices;
  cargo: Partial<Cargo>;
  rules?: readonly ChargeRule[];
  facts?: Partial<ChargeFacts>;
  code?: FreightCode;
}
function priced({ prices, cargo: changes, rules = [], facts = {}, code = 'OF' }: Case): AllInPrice {
  const cargo = { ...noCargo, ...changes };
  const freight = freightLines('rate', code, prices, cargo).lines ?? expect.fail('it is not offered');
  return allInPrice(freight, rules, {
    ...{ cargo, toCountry: 'US', date: '2026-11-14', teuByType: {}, isAir: code === 'AF' },
    airDivisor: prices.by === 'weight' ? (prices.divisor ?? 6000) : 6000,
    rtRatio: prices.by === 'quantity' ? prices.ratio : '1',
    ...{ value: null, included: [], chosen: [], withCollect: false },
    ...facts,
  });
}

const mixed = [
  { type: '20GP', count: 1 },
  { type: '40HQ', count: 2 },
];
const sea = (small: string, large: string): RatePrices => ({
  ...{ by: 'box', currency: 'USD', prices: { '20GP': small, '40HQ': large } },
});
const caf = rule('CAF', { unit: 'pct', price: '6.5' });

describe('1×20GP + 2×40HQ', () => {
  const surcharges = [
    rule('BAF', { prices: { '20GP': '187.25', '40HQ': '312.40' } }),
    caf,
    rule('AMS', { unit: 'bl', price: '35' }),
    rule('OWS', { price: '150', conditions: [{ of: 'kgPerBox', op: '>', value: '18000' }] }),
    rule('DGS', { price: '200', conditions: [{ of: 'dangerous', is: true }] }),
  ];
  const asked = (grossKg: string): Case => ({
    prices: sea('1275', '2415.50'),
    cargo: { boxes: mixed, bills: 2, grossKg },
    rules: surcharges,
  });
  const always = [
    'OF 20GP 1 × 1275 = USD 1275.00',
    'OF 40HQ 2 × 2415.5 = USD 4831.00',
    'BAF 20GP 1 × 187.25 = USD 187.25',
    'BAF 40HQ 2 × 312.4 = USD 624.80',
    // 6.5 % of 6,106.00
    'CAF 61.06 × 6.5 = USD 396.89',
    'AMS 2 × 35 = USD 70.00',
  ];

  it('by box, by bill, by percent of the freight, and what weight brings', () => {
    const price = priced(asked('54000.5'));
    expect(written(price)).toEqual([
      ...always,
      'OWS 20GP 1 × 150 = USD 150.00',
      'OWS 40HQ 2 × 150 = USD 300.00',
    ]);
    expect(sums(price)).toEqual(['USD 7834.94']);
    expect(whyNot(price)).toEqual(['DGS condition']);
    expect(price.teu).toBe('5');
  });
  it('at exactly eighteen tons a box nothing is overweight', () => {
    const price = priced(asked('54000'));
    expect(written(price)).toEqual(always);
    expect(sums(price)).toEqual(['USD 7384.94']);
  });

  it('freight below zero: a percentage of it is below zero too, and half a cent goes away from zero', () => {
    const thc = rule('THC', { currency: 'CNY', prices: { '20GP': '785', '40HQ': '1180' } });
    const price = priced({ prices: sea('-50', '-120.50'), cargo: { boxes: mixed }, rules: [caf, thc] });
    expect(written(price)).toEqual([
      'OF 20GP 1 × -50 = USD -50.00',
      'OF 40HQ 2 × -120.5 = USD -241.00',
      // 6.5 % of −291.00 is −18.915
      'CAF -2.91 × 6.5 = USD -18.92',
      'THC 20GP 1 × 785 = CNY 785.00',
      'THC 40HQ 2 × 1180 = CNY 2360.00',
    ]);
    expect(sums(price)).toEqual(['CNY 3145.00', 'USD -309.92']);
    // −309.92 × 7.0867 = −2,196.310064; 948.69 / 5 = 189.738
    const usd: ExchangeRate = {
      ...{ from: 'USD', to: 'CNY', rate: '7.0867', kind: 'bocMid', date: '2026-11-10' },
    };
    expect(convertPrice(price, 'CNY', () => usd)).toEqual({
      total: money('CNY', '948.69'),
      perTeu: money('CNY', '189.74'),
      rates: [usd],
    });
  });
  it('no freight at all is an amount too', () => {
    const doc = rule('DOC', { unit: 'bl', currency: 'CNY', price: '450' });
    const price = priced({ prices: sea('0', '0'), cargo: { boxes: mixed }, rules: [caf, doc] });
    expect(written(price)).toEqual([
      ...['OF 20GP 1 × 0 = USD 0.00', 'OF 40HQ 2 × 0 = USD 0.00', 'CAF 0 × 6.5 = USD 0.00'],
      'DOC 1 × 450 = CNY 450.00',
    ]);
    expect(sums(price)).toEqual(['CNY 450.00', 'USD 0.00']);
  });
  it('what the freight contains is left out, wherever it comes from', () => {
    const price = priced({
      prices: sea('1', '3120.75'),
      cargo: { boxes: [{ type: '40HQ', count: 1 }] },
      rules: [
        rule('BAF', { price: '240' }),
        rule('DOC', { source: 'localCharge', unit: 'bl', currency: 'CNY', price: '450' }),
      ],
      facts: { included: ['BAF', 'DOC'] },
    });
    expect(sums(price)).toEqual(['USD 3120.75']);
    expect(whyNot(price)).toEqual(['BAF included', 'DOC included']);
  });
  it('a percentage is of the freight in its own currency only, one of the goods needs their value', () => {
    const rules = [
      rule('CAF', { unit: 'pct', price: '6.5', currency: 'EUR' }),
      rule('INS', { source: 'localCharge', unit: 'pct', price: '0.04', minimum: '15' }),
    ];
    const asked = { prices: sea('1275', '2415.50'), cargo: { boxes: mixed }, rules };
    expect(whyNot(priced(asked))).toEqual(['CAF noValue', 'INS noValue']);
    const withValue = priced({ ...asked, facts: { value: money('USD', '58250.75') } });
    // 0.04 % of 58,250.75 is 23.3003
    expect(written(withValue).at(-1)).toBe('INS 582.5075 × 0.04 = USD 23.30');
  });
});

describe('dollars, euros and yuan', () => {
  const price = priced({
    prices: sea('1', '1835.40'),
    cargo: { boxes: [{ type: '40HQ', count: 2 }] },
    rules: [
      rule('ISPS', { currency: 'EUR', price: '46.35' }),
      rule('THC', { currency: 'CNY', price: '1187.50' }),
    ],
  });
  const list = (from: string, rate: string, date: string, until: string | null, kind = 'bocMid') =>
    ({ ...{ from, to: 'CNY', rate, date, until }, kind }) as Parameters<typeof rateOn>[0][number];
  const lists = [
    ...[list('USD', '7.0921', '2026-11-09', '2026-11-09'), list('EUR', '8.1999', '2026-11-09', '2026-11-09')],
    ...[list('USD', '7.0867', '2026-11-10', null), list('EUR', '8.2143', '2026-11-10', null)],
    ...[
      list('USD', '7.10', '2026-11-01', null, 'company'),
      list('EUR', '8.25', '2026-11-01', null, 'company'),
    ],
  ];
  it('each has a sum of its own', () => {
    expect(sums(price)).toEqual(['CNY 2375.00', 'EUR 92.70', 'USD 3670.80']);
  });
  it.each([
    // 3,670.80 × 7.0867 = 26,013.85836; 92.70 × 8.2143 = 761.46561; / 4 = 7,287.5825
    ['bocMid', '2026-11-14', '29150.33', '7287.58'],
    // × 7.0921 = 26,033.68068; × 8.1999 = 760.13073; / 4 = 7,292.2025
    ['bocMid', '2026-11-09', '29168.81', '7292.20'],
    // × 7.10 = 26,062.68; × 8.25 = 764.775; / 4 = 7,300.615
    ['company', '2026-11-14', '29202.46', '7300.62'],
  ] as const)('by the list %s of %s it is CNY %s', (kind, date, total, perTeu) => {
    const rateOf = (from: string, to: string) => rateOn(lists, { from, to, kind, date });
    expect(convertPrice(price, 'CNY', rateOf)).toMatchObject({
      total: { currency: 'CNY', amount: total },
      perTeu: { amount: perTeu },
    });
  });
  it('a pair without a rate is refused by name and day: nothing goes round by a third currency', () => {
    const rateOf = (from: string, to: string) =>
      rateOn(lists, { from, to, kind: 'bocMid', date: '2026-11-14' });
    expect(() => convertPrice(price, 'USD', rateOf)).toThrow(
      expect.objectContaining({
        refusal: 'EXCHANGE_RATE_MISSING',
        places: { pair: 'EUR→USD', date: '2026-11-14' },
      }),
    );
  });
});

describe('local charges', () => {
  const everywhere: ChargeScope = {
    ...{ customerId: null, terminalId: null, carrierId: null, lineId: null, polId: null, podId: null },
  };
  const local = (id: string, code: string, scope: Partial<ChargeScope>, terms: Partial<ChargeRule>) =>
    ({
      ...rule(code, { currency: 'CNY', source: 'localCharge', ...terms }),
      ...{ id, scope: { ...everywhere, ...scope } },
    }) satisfies ScopedRule;
  const tariff = [
    local('1', 'THC', {}, { price: '700' }),
    local('2', 'THC', { carrierId: 'COSU' }, { price: '745' }),
    local('3', 'THC', { terminalId: 'T1' }, { price: '760' }),
    local('4', 'THC', { customerId: 'X' }, { price: '690' }),
    local('5', 'DOC', {}, { unit: 'bl', price: '450' }),
    // Agreed for everything at once, however many bills there are.
    local('6', 'DOC', { customerId: 'X' }, { unit: 'shipment', price: '300' }),
  ];
  it.each([
    // 3 × 700 + 3 × 450
    [{ carrierId: 'MSCU' }, 'CNY 3450.00'],
    // 3 × 745 + 3 × 450
    [{ carrierId: 'COSU' }, 'CNY 3585.00'],
    // 3 × 760 + 3 × 450
    [{ carrierId: 'COSU', terminalId: 'T1' }, 'CNY 3630.00'],
    // 3 × 690 + 300: a price by another unit stands in too
    [{ carrierId: 'COSU', terminalId: 'T1', customerId: 'X' }, 'CNY 2370.00'],
    [{ carrierId: 'COSU', customerId: 'Y' }, 'CNY 3585.00'],
  ])('for %j come to %s', (scope, total) => {
    for (const order of [tariff, tariff.toReversed()]) {
      const rules = narrowestRules(order, { ...everywhere, ...scope }, '2026-11-14');
      const price = priced({ prices: sea('0', '0'), cargo: { boxes: mixed, bills: 3 }, rules });
      expect(sums(price)[0]).toBe(total);
    }
  });
  it('by box and day, by document', () => {
    const rules = [
      rule('STO', { unit: 'day', currency: 'CNY', price: '4.50' }),
      rule('CO', { unit: 'set', currency: 'CNY', price: '25' }),
    ];
    const asked = (days: number | null) =>
      priced({ prices: sea('0', '0'), cargo: { boxes: mixed, bills: 2, days }, rules });
    // Six days of three boxes
    expect(written(asked(6)).slice(2)).toEqual(['STO 18 × 4.5 = CNY 81.00', 'CO 2 × 25 = CNY 50.00']);
    expect(written(asked(0)).slice(2)).toEqual(['STO 0 × 4.5 = CNY 0.00', 'CO 2 × 25 = CNY 50.00']);
    expect(whyNot(asked(null))).toEqual(['STO noDays']);
  });
});

describe('less than a container', () => {
  const lcl = (changes: object = {}): RatePrices => ({
    ...{ by: 'quantity', currency: 'USD', unit: 'RT', ratio: '1', minimumQuantity: '2', price: '27.50' },
    ...{ minimumCharge: null, ...changes },
  });
  it.each([
    ['the weight counts', '3.127', '5418', {}, 'OF 5.418 × 27.5 = USD 149.00'], // 148.995
    ['the volume counts', '7.846', '2115.5', {}, 'OF 7.846 × 27.5 = USD 215.77'], // 215.765
    ['both are equal', '3.5', '3500', {}, 'OF 3.5 × 27.5 = USD 96.25'],
    ['both are below the least', '0.84', '655', {}, 'OF 2 × 27.5 = USD 55.00'],
    ['the least exactly', '2', '655', {}, 'OF 2 × 27.5 = USD 55.00'],
    ['and the least amount', '0.84', '655', { minimumCharge: '60' }, 'OF 2 × 27.5 = USD 60.00 (minimum)'],
    ['a ton counts more', '2.2', '1800', { ratio: '2' }, 'OF 3.6 × 27.5 = USD 99.00'],
    ['below zero', '2.33', '1100', { price: '-18.35' }, 'OF 2.33 × -18.35 = USD -42.76'], // −42.7555
    // Half a yen goes up, and away from zero below it.
    ['yen', '2.123', '10', { currency: 'JPY', price: '4500' }, 'OF 2.123 × 4500 = JPY 9554'], // 9,553.5
    ['yen back', '2.123', '10', { currency: 'JPY', price: '-4500' }, 'OF 2.123 × -4500 = JPY -9554'],
    ['less than half', '2.235', '10', { currency: 'JPY', price: '4350' }, 'OF 2.235 × 4350 = JPY 9722'], // 9,722.25
  ])('%s', (_, cbm, grossKg, changes, line) => {
    expect(written(priced({ prices: lcl(changes), cargo: { cbm, grossKg } }))).toEqual([line]);
  });
  it('charges by revenue ton count the tons as the freight does', () => {
    const rules = [rule('CFS', { unit: 'rt', currency: 'CNY', price: '75', minimum: '75' })];
    const price = priced({ prices: lcl({ ratio: '2' }), cargo: { cbm: '2.2', grossKg: '1800' }, rules });
    expect(written(price)).toEqual(['OF 3.6 × 27.5 = USD 99.00', 'CFS 3.6 × 75 = CNY 270.00']);
    const little = priced({ prices: lcl(), cargo: { cbm: '0.84', grossKg: '655' }, rules });
    expect(written(little).at(-1)).toBe('CFS 0.84 × 75 = CNY 75.00 (minimum)');
  });
});

describe('by air', () => {
  const breaks = Object.entries({
    ...{ '0': '41.2', '45': '36.8', '100': '31.55', '300': '27.9', '500': '26.4', '1000': '25.1' },
  }).map(([fromKg, price]) => ({ fromKg, price }));
  const air = (divisor?: number): RatePrices => ({
    ...{ by: 'weight', currency: 'CNY', breaks, minimum: '420', mayUseNextBreak: true, divisor },
  });
  const crates = [{ length: '82', width: '61.5', height: '47.3', count: 7 }];
  it.each([
    // 44.5 × 41.2 = 1,833.40 is dearer than 45 × 36.8
    ['44.5', {}, 'AF 45 × 36.8 = CNY 1656.00'],
    ['44.51', {}, 'AF 45 × 36.8 = CNY 1656.00'],
    // 0.267 m³ are 44.5 kg
    ['12', { cbm: '0.267' }, 'AF 45 × 36.8 = CNY 1656.00'],
    // 40 × 41.2 = 1,648.00 is cheaper than 1,656.00, 40.5 × 41.2 = 1,668.60 is not
    ['40', {}, 'AF 40 × 41.2 = CNY 1648.00'],
    ['40.01', {}, 'AF 45 × 36.8 = CNY 1656.00'],
    ['99.5', {}, 'AF 100 × 31.55 = CNY 3155.00'],
    ['100', {}, 'AF 100 × 31.55 = CNY 3155.00'],
    ['100.01', {}, 'AF 100.5 × 31.55 = CNY 3170.78'], // 3,170.775
    // 265 × 31.55 = 8,360.75, 265.5 × 31.55 = 8,376.525; 300 × 27.9 = 8,370.00
    ['265', {}, 'AF 265 × 31.55 = CNY 8360.75'],
    ['265.5', {}, 'AF 300 × 27.9 = CNY 8370.00'],
    ['10', {}, 'AF 10 × 41.2 = CNY 420.00 (minimum)'],
    ['10.5', {}, 'AF 10.5 × 41.2 = CNY 432.60'],
    // 1,669,737.3 cm³ are 278.28955 kg, charged as 278.5: 8,786.68 at its own break
    ['201.4', { pieces: crates }, 'AF 300 × 27.9 = CNY 8370.00'],
  ])('%s kg with %j', (grossKg, cargo, line) => {
    expect(written(priced({ prices: air(), cargo: { grossKg, ...cargo }, code: 'AF' }))).toEqual([line]);
  });
  it('with a divisor of 5000, and fuel and security by the weight that is charged', () => {
    const rules = [rule('FSC', { unit: 'kg', currency: 'CNY', price: '5.2' })];
    const asked = (divisor: number): Case => ({
      prices: air(divisor),
      cargo: { pieces: crates, grossKg: '201.4' },
      rules,
      code: 'AF',
    });
    // 333.94746 kg, charged as 334
    expect(written(priced(asked(5000)))).toEqual([
      'AF 334 × 27.9 = CNY 9318.60',
      'FSC 334 × 5.2 = CNY 1736.80',
    ]);
    expect(sums(priced(asked(5000)))).toEqual(['CNY 11055.40']);
    expect(written(priced(asked(6000))).at(-1)).toBe('FSC 278.5 × 5.2 = CNY 1448.20');
  });
});

it('by rail, with a box of forty-five feet', () => {
  const price = priced({
    prices: { by: 'box', currency: 'USD', prices: { '40HQ': '5875', '45HQ': '6410.60' } },
    cargo: {
      boxes: [
        { type: '40HQ', count: 2 },
        { type: '45HQ', count: 1 },
      ],
    },
    code: 'RF',
  });
  expect(written(price)).toEqual(['RF 40HQ 2 × 5875 = USD 11750.00', 'RF 45HQ 1 × 6410.6 = USD 6410.60']);
  expect(price.teu).toBe('6.25');
  // 18,160.60 / 6.25 = 2,905.696
  expect(convertPrice(price, 'USD', () => expect.fail())).toMatchObject({
    total: { amount: '18160.60' },
    perTeu: { amount: '2905.70' },
  });
});

describe('the day that counts', () => {
  const head = (id: string, changes: Partial<RateHead>): RateHead => ({
    ...{ id, mode: 'FCL', polId: 'CNNGB', podId: 'USLAX', status: 'published', rateType: 'FAK' },
    ...{ validFrom: '2026-11-01', validTo: '2026-11-18', validityBasis: 'soEtd', publishedAt: 1 },
    ...{
      audience: { isForEveryCustomer: true, levels: [], customerIds: [] },
      sailingId: null,
      commodity: '',
    },
    ...changes,
  });
  /** Until the eighteenth 2,380 for a 40HQ, then 2,615. */
  const sells: Record<string, string> = { early: '2380', late: '2615' };
  const known = {
    ...{ soEtd: '2026-11-17', scheduledEtd: '2026-11-18', vesselAtd: '2026-11-19', lastEtd: '2026-11-20' },
    ...{ onBoard: '2026-11-18', feederEtd: '2026-11-16', feederAtd: '2026-11-19' },
  };
  const wanted = {
    ...{ soEtd: '4760.00', scheduledEtd: '4760.00', vesselAtd: '5230.00', lastEtd: '5230.00' },
    ...{ onBoard: '4760.00', feederEtd: '4760.00', feederAtd: '5230.00' },
  };
  const takenBy = (validityBasis: (typeof validityBases)[number], days: object) => {
    const rates = [
      head('early', { validityBasis }),
      head('late', { validityBasis, validFrom: '2026-11-19', validTo: '2026-11-30' }),
    ];
    const found = selectRates(rates, {
      ...{ mode: 'FCL', polId: 'CNNGB', podId: 'USLAX', basePortId: null, sailingId: null, commodity: '' },
      days: { requestedEtd: '2026-11-21', ...days },
      viewer: { isStaff: false, customerId: 'Y', customerLevel: null },
    });
    expect(found).toHaveLength(1);
    const sell = sells[found[0]?.rate.id ?? ''] ?? expect.fail();
    return priced({ prices: sea('0', sell), cargo: { boxes: [{ type: '40HQ', count: 2 }] } });
  };
  it.each(validityBases)('by %s', (basis) => {
    expect(sums(takenBy(basis, known))).toEqual([`USD ${wanted[basis]}`]);
    // Not known yet: the day that was asked for, the twenty-first, stands in.
    expect(sums(takenBy(basis, { ...known, [basis]: null }))).toEqual(['USD 5230.00']);
  });
});
