import type { ChargeCondition } from '@fairway/contract/charges.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExchangeRate } from '../money/exchange-rate.ts';
import { money, multiplyMoney, roundMoney } from '../money/money.ts';
import { allInPrice, convertPrice } from './all-in-price.ts';
import { type ChargeFacts, rememberingCharges } from './apply-charge.ts';
import { type Cargo, noCargo } from './cargo.ts';
import { type ChargeRule, type ChargeScope, narrowestRules, type ScopedRule } from './charge-rule.ts';
import { freightLines } from './freight-lines.ts';

const boxes = [
  { type: '40HQ', count: 2 },
  { type: '20GP', count: 1 },
];
const facts = (changes: Partial<ChargeFacts> = {}, cargo: Partial<Cargo> = {}): ChargeFacts => ({
  cargo: { ...noCargo, boxes, ...cargo },
  ...{ toCountry: 'US', date: '2026-11-14', teuByType: {}, isAir: false, airDivisor: 6000, rtRatio: '1' },
  ...{ value: null, included: [], chosen: [], withCollect: false },
  ...changes,
});
const rule = (chargeCode: string, changes: Partial<ChargeRule> = {}): ChargeRule => ({
  ...{
    id: chargeCode,
    source: 'laneSurcharge',
    chargeCode,
    unit: 'ctn',
    currency: 'USD',
    prices: {},
    price: null,
  },
  ...{ minimum: null, maximum: null, paidAt: 'PP', isMandatory: true, conditions: [] },
  ...{ validFrom: '2026-01-01', validTo: null },
  ...changes,
});
const perBox = (chargeCode: string, large: string, small: string, currency = 'USD') =>
  rule(chargeCode, { currency, prices: { '40HQ': large, '20GP': small } });
const perBill = (chargeCode: string, price: string, currency = 'CNY') =>
  rule(chargeCode, { currency, unit: 'bl', price });

const sea = { by: 'box', currency: 'USD', prices: { '40HQ': '1900', '20GP': '1520' } } as const;
const freightOf = (cargo: Cargo) => freightLines('rate', 'OF', sea, cargo).lines ?? [];
const surcharges = [perBox('BAF', '240', '192'), perBox('GRI', '200', '160'), perBill('AMS', '35', 'USD')];
const local = [
  ...[perBox('THC', '1100', '740', 'CNY'), perBill('DOC', '450'), perBox('SEAL', '60', '60', 'CNY')],
  ...[perBox('EIR', '50', '50', 'CNY'), perBox('VGM', '50', '50', 'CNY'), perBox('BKG', '450', '300', 'CNY')],
  perBill('TLX', '450'),
];
const boc: ExchangeRate = { from: 'USD', to: 'CNY', rate: '7.0500', kind: 'bocMid', date: '2026-11-14' };

describe('the all-in price', () => {
  const price = allInPrice(freightOf(facts().cargo), [...surcharges, ...local], facts());

  it('adds up each currency', () => {
    expect(price.totals).toEqual([
      { currency: 'CNY', amount: '5520.00' },
      { currency: 'USD', amount: '6587.00' },
    ]);
    expect(price.teu).toBe('5');
  });
  it('converts the sums with the rate it names', () => {
    expect(convertPrice(price, 'CNY', () => boc)).toEqual({
      total: { currency: 'CNY', amount: '51958.35' },
      perTeu: { currency: 'CNY', amount: '10391.67' },
      rates: [boc],
    });
    // 5,520 / 7.05 is 782.9787…, rounded before it is added
    expect(convertPrice(price, 'USD', () => boc).total).toEqual({ currency: 'USD', amount: '7369.98' });
  });
  it('says of each line how much of what', () => {
    expect(price.lines.filter(({ chargeCode }) => chargeCode === 'BAF')).toMatchObject([
      { boxType: '40HQ', quantity: '2', price: { amount: '240' }, amount: { amount: '480.00' } },
      { boxType: '20GP', quantity: '1', price: { amount: '192' }, amount: { amount: '192.00' } },
    ]);
  });
  it('has no price where the rate lacks a box', () => {
    const cargo = { ...noCargo, boxes: [...boxes, { type: '45HQ', count: 1 }] };
    expect(freightLines('rate', 'OF', sea, cargo)).toEqual({ missing: ['45HQ'] });
  });
});

describe('a charge that is not in the price says why', () => {
  const heavy: ChargeCondition = { of: 'kgPerBox', op: '>', value: '18000' };
  it.each([
    [rule('BAF', { price: '1' }), { included: ['BAF'] }, { why: 'included' }],
    [rule('PSS', { price: '1', validFrom: '2026-11-15' }), {}, { why: 'notYetValid' }],
    [rule('PSS', { price: '1', validTo: '2026-11-13' }), {}, { why: 'expired' }],
    [rule('OWS', { price: '1', conditions: [heavy] }), {}, { why: 'condition', unmet: [heavy] }],
    [rule('INS', { price: '1', isMandatory: false }), {}, { why: 'optional' }],
    [rule('DTHC', { price: '1', paidAt: 'CC' as const }), {}, { why: 'collect' }],
    [rule('STO', { unit: 'day' as const, price: '4' }), {}, { why: 'noDays' }],
    [rule('INS', { unit: 'pct' as const, price: '0.04' }), {}, { why: 'noValue' }],
    [rule('BAF', { prices: { '20GP': '1' } }), {}, { why: 'noPrice', boxTypes: ['40HQ'] }],
    [rule('DOC', { unit: 'bl' as const }), {}, { why: 'noPrice', boxTypes: [] }],
  ])('%#', (charge, changes, reason) => {
    const { lines, excluded } = allInPrice([], [charge], facts(changes));
    expect(lines).toEqual([]);
    expect(excluded).toMatchObject([{ chargeCode: charge.chargeCode, reason }]);
  });

  it.each([
    [{ of: 'dangerous', is: true }, { isDangerous: true }],
    [{ of: 'oversize', is: true }, { isOversize: true }],
    [{ of: 'refrigerated', is: true }, { isRefrigerated: true }],
    [{ of: 'grossKg', op: '>=', value: '54000' }, { grossKg: '54000' }],
    [heavy, { grossKg: '54000.001' }],
    [{ of: 'cbm', op: '<', value: '30' }, { cbm: '29.999' }],
    [{ of: 'toCountry', in: ['US', 'CA'] }, {}],
    [{ of: 'boxType', in: ['20GP'] }, {}],
  ] as [ChargeCondition, Partial<Cargo>][])('it is in it where %j holds', (condition, cargo) => {
    const charge = rule('X', { price: '1', conditions: [condition] });
    expect(allInPrice([], [charge], facts({}, cargo)).lines).toHaveLength(2);
  });
  it('or where it was chosen, or is collected on arrival and asked for', () => {
    const charges = [
      rule('INS', { price: '1', isMandatory: false }),
      rule('DTHC', { price: '1', paidAt: 'CC' }),
    ];
    expect(allInPrice([], charges, facts({ chosen: ['INS'], withCollect: true })).excluded).toEqual([]);
  });
});

describe('what a charge is counted by', () => {
  it.each([
    ['teu', {}, '5', '50.00'],
    ['bl', { bills: 3 }, '3', '30.00'],
    ['shipment', { bills: 3 }, '1', '10.00'],
    ['rt', { cbm: '2.5', grossKg: '3480' }, '3.48', '34.80'],
    ['cbm', { cbm: '2.5' }, '2.5', '25.00'],
    ['kg', { grossKg: '123.2' }, '123.2', '1232.00'],
    ['day', { days: 4 }, '12', '120.00'],
  ] as const)('%s', (unit, cargo, quantity, amount) => {
    const { lines } = allInPrice([], [rule('X', { unit, price: '10' })], facts({}, cargo));
    expect(lines).toMatchObject([{ quantity, amount: { amount } }]);
  });
  it("an airline's kilograms are its own", () => {
    const { lines } = allInPrice(
      [],
      [rule('FSC', { unit: 'kg', price: '2' })],
      facts({ isAir: true }, { grossKg: '123.2' }),
    );
    expect(lines).toMatchObject([{ quantity: '123.5', amount: { amount: '247.00' } }]);
  });
  it.each([
    ['10000', '15.00', 'minimum'],
    ['100000', '40.00', null],
    ['9000000', '900.00', 'maximum'],
  ])('insurance of USD %s is %s', (value, amount, bound) => {
    const insurance = rule('INS', {
      source: 'localCharge',
      unit: 'pct',
      price: '0.04',
      minimum: '15',
      maximum: '900',
    });
    const { lines } = allInPrice([], [insurance], facts({ value: money('USD', value) }));
    expect(lines).toMatchObject([{ amount: { amount }, bound }]);
  });
  it('a share of a value is in the currency of the value, unless its bounds are in another', () => {
    const share = (bounds: Partial<ChargeRule>) =>
      allInPrice(
        [],
        [rule('INS', { unit: 'pct', price: '0.3', source: 'localCharge', ...bounds })],
        facts({ value: money('EUR', '50000') }),
      );
    expect(share({}).lines).toMatchObject([{ amount: { currency: 'EUR', amount: '150.00' } }]);
    expect(share({ minimum: '15' }).excluded).toMatchObject([{ reason: { why: 'noValue' } }]);
  });
  it('what is left out says what it would cost', () => {
    const { excluded } = allInPrice(
      [],
      [
        rule('CHS', { prices: { '40HQ': '120' }, isMandatory: false }),
        rule('TLX', { unit: 'bl', price: '450', currency: 'CNY', isMandatory: false }),
      ],
      facts(
        {},
        {
          boxes: [
            { type: '40HQ', count: 2 },
            { type: '20GP', count: 1 },
          ],
        },
      ),
    );
    expect(excluded.map(({ prices }) => prices)).toEqual([
      [{ boxType: '40HQ', price: money('USD', '120') }],
      [{ boxType: '', price: money('CNY', '450') }],
    ]);
  });
});

describe('of several rules for one charge', () => {
  const everywhere: ChargeScope = {
    ...{ customerId: null, terminalId: null, carrierId: null, lineId: null, polId: null, podId: null },
  };
  const asked: ChargeScope = {
    ...everywhere,
    customerId: 'X',
    carrierId: 'COSU',
    polId: 'CNNGB',
    terminalId: 't',
  };
  const scoped = (
    id: string,
    scope: Partial<ChargeScope>,
    changes: Partial<ChargeRule> = {},
  ): ScopedRule => ({
    ...rule('THC', { price: '1', ...changes }),
    ...{ id, scope: { ...everywhere, ...scope } },
  });
  it.each([
    [[scoped('all', {}), scoped('carrier', { carrierId: 'COSU' })], ['carrier']],
    [[scoped('all', {}), scoped('other', { carrierId: 'MSCU' })], ['all']],
    [
      [scoped('terminal', { terminalId: 't' }), scoped('carrier', { carrierId: 'COSU', polId: 'CNNGB' })],
      ['terminal'],
    ],
    [
      [scoped('customer', { customerId: 'X' }), scoped('terminal', { terminalId: 't', carrierId: 'COSU' })],
      ['customer'],
    ],
    [[scoped('all', {}), scoped('other', { customerId: 'Y' })], ['all']],
    [[scoped('old', {}), scoped('new', {}, { validFrom: '2026-11-01' })], ['new']],
    [[scoped('old', {}), scoped('later', {}, { validFrom: '2026-12-01' })], ['old']],
    [
      [scoped('dry', {}), scoped('dg', {}, { conditions: [{ of: 'dangerous', is: true }] })],
      ['dg', 'dry'],
    ],
  ])('%# the narrowest that holds is taken', (rules, ids) => {
    for (const order of [rules, rules.toReversed()])
      expect(narrowestRules(order, asked, '2026-11-14').map(({ id }) => id)).toEqual(ids);
  });
});

describe('for any charges', () => {
  const amount = fc.integer({ min: -50_000, max: 500_000 }).map((cents) => (cents / 100).toFixed(2));
  const anyRule = fc
    .record({
      chargeCode: fc.constantFrom('BAF', 'THC', 'DOC', 'GRI', 'SEAL'),
      unit: fc.constantFrom('ctn', 'bl', 'teu', 'shipment') as fc.Arbitrary<ChargeRule['unit']>,
      currency: fc.constantFrom('USD', 'CNY', 'JPY'),
      price: amount,
    })
    // A price by box has no more decimals than its currency.
    .map(({ chargeCode, price, ...changes }) =>
      rule(chargeCode, { ...changes, price: roundMoney(money(changes.currency, price)).amount }),
    );
  const someRules = fc.array(anyRule, { maxLength: 12 });

  it('the order of the rules does not change the totals', () => {
    fc.assert(
      fc.property(someRules, (rules) => {
        expect(allInPrice([], rules.toReversed(), facts()).totals).toEqual(
          allInPrice([], rules, facts()).totals,
        );
      }),
    );
  });
  it('twice the boxes cost twice as much by box', () => {
    const twice = boxes.map(({ type, count }) => ({ type, count: count * 2 }));
    fc.assert(
      fc.property(someRules, (rules) => {
        const byBox = rules.filter(({ unit }) => unit === 'ctn');
        const once = allInPrice(freightOf(facts().cargo), byBox, facts()).lines;
        const double = allInPrice(
          freightOf({ ...noCargo, boxes: twice }),
          byBox,
          facts({}, { boxes: twice }),
        ).lines;
        for (const [place, line] of once.entries()) {
          expect(double[place]?.amount).toEqual(multiplyMoney(line.amount, 2));
          expect(double[place]?.quantity).toBe(String(2 * Number(line.quantity)));
        }
      }),
    );
  });
  it('what rates share is computed once, and the same', () => {
    fc.assert(
      fc.property(someRules, fc.array(fc.boolean(), { maxLength: 4 }), (rules, rates) => {
        const named = rules.map((one, place) => ({ ...one, id: String(place) }));
        const apply = rememberingCharges();
        for (const isIncluded of rates) {
          const own = facts({
            included: isIncluded ? ['BAF'] : [],
            date: isIncluded ? '2026-11-14' : '2025-11-14',
          });
          expect(allInPrice([], named, own, apply)).toEqual(allInPrice([], named, own));
        }
      }),
    );
  });
  it('each rule is in the price or says why not', () => {
    fc.assert(
      fc.property(someRules, fc.boolean(), (rules, included) => {
        const price = allInPrice([], rules, facts({ included: included ? ['BAF'] : [] }));
        const codes = [...price.lines, ...price.excluded].map(({ chargeCode }) => chargeCode);
        expect(new Set(codes)).toEqual(new Set(rules.map(({ chargeCode }) => chargeCode)));
      }),
    );
  });
});
