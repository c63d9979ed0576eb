import type { VatKind } from '@fairway/contract/charge-codes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, exact, money, sumByCurrency } from '../money/money.ts';
import { chargeAmounts } from './charge-amounts.ts';
import { isBelowMargin, marginOf, type ProfitLine, profitOf } from './profit.ts';
import { splitTax } from './split-tax.ts';

const taxable = (rate: string) => ({ kind: 'taxable' as VatKind, rate });

it.each([
  ['10600', '6', '10000.00', '600.00'],
  ['1090', '9', '1000.00', '90.00'],
  ['1130', '13', '1000.00', '130.00'],
  ['1234.56', '6', '1164.68', '69.88'],
  ['999.99', '9', '917.42', '82.57'],
  // Net times the rate would give 10.22.
  ['88.88', '13', '78.65', '10.23'],
  ['5000', '0', '5000.00', '0.00'],
  ['-1090', '9', '-1000.00', '-90.00'],
  ['0', '6', '0.00', '0.00'],
])('%s with %s %% of tax is %s and %s', (gross, rate, net, tax) =>
  expect(splitTax(money('CNY', gross), taxable(rate))).toEqual({
    net: { currency: 'CNY', amount: net },
    tax: { currency: 'CNY', amount: tax },
  }),
);

it.each<VatKind>(['exempt', 'zero', 'none'])('has no tax where it is %s, whatever the rate says', (kind) =>
  expect(splitTax(money('CNY', '5000'), { kind, rate: '6' }).tax.amount).toBe('0.00'),
);

it('lets lines win over their header', () => {
  const lines = [1, 2, 3].map(() => splitTax(money('CNY', '33.33'), taxable('6')).net);
  expect(sumByCurrency(lines)).toEqual([{ currency: 'CNY', amount: '94.32' }]);
  expect(splitTax(money('CNY', '99.99'), taxable('6')).net.amount).toBe('94.33');
});

it('never loses a cent between net, tax and gross, in any currency and in the books', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(
      ...([cents, fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 99_999_999 })] as const),
      fc.constantFrom('CNY', 'USD', 'JPY', 'KWD'),
      (price, rate, fx, currency) => {
        const { gross, net, tax, book } = chargeAmounts(
          {
            ...{ quantity: '3', price: write(price), currency },
            ...{ vat: taxable(String(rate / 100)), bookRate: String(fx / 1_000_000) },
          },
          'CNY',
        );
        expect(exact(addMoney(net, tax).amount).equals(exact(gross.amount))).toBe(true);
        expect(exact(addMoney(book.net, book.tax).amount).equals(exact(book.gross.amount))).toBe(true);
      },
    ),
  );
});

const write = (cents: number): string => (cents / 100).toFixed(2);

const fxRate = '7.0512';
const line = (
  side: ProfitLine['side'],
  amount: string,
  { currency = 'CNY', kind = 'taxable' as VatKind, rate = '6', onBehalf = false } = {},
): ProfitLine => {
  const { book } = chargeAmounts(
    {
      ...{ quantity: '1', price: amount, currency, vat: { kind, rate } },
      bookRate: currency === 'CNY' ? '1' : fxRate,
    },
    'CNY',
  );
  return { side, onBehalf, gross: book.gross, net: book.net };
};
const shipment: ProfitLine[] = [
  line('receivable', '4860', { currency: 'USD', kind: 'exempt' }),
  ...['2940', '450', '450'].map((amount) => line('receivable', amount)),
  line('receivable', '2400', { rate: '9' }),
  line('payable', '4310', { currency: 'USD', kind: 'exempt' }),
  ...['2940', '300'].map((amount) => line('payable', amount)),
  line('payable', '1950', { rate: '9' }),
];

describe('profit', () => {
  it('is worked out in the currency of the books, with tax and without', () => {
    const { gross, net } = profitOf(shipment, 'CNY');
    expect([gross.revenue, gross.cost, gross.profit].map(({ amount }) => amount)).toEqual([
      ...['40508.83', '35580.67', '4928.16'],
    ]);
    expect([net.revenue, net.cost, net.profit].map(({ amount }) => amount)).toEqual([
      ...['40093.30', '35236.26', '4857.04'],
    ]);
    expect([gross.margin, net.margin]).toEqual(['12.17', '12.11']);
  });

  it('leaves out what was advanced for somebody else on both sides', () => {
    const duty = [
      line('receivable', '8000', { kind: 'none', onBehalf: true }),
      line('payable', '8000', { kind: 'none', onBehalf: true }),
    ];
    expect(profitOf([...shipment, ...duty], 'CNY')).toEqual(profitOf(shipment, 'CNY'));
  });

  it('has no margin without revenue', () => {
    const { net } = profitOf([line('payable', '106')], 'CNY');
    expect(net).toMatchObject({ profit: { amount: '-100.00' }, margin: null });
    expect(isBelowMargin(net, '5')).toBe(true);
    expect(isBelowMargin(profitOf([], 'CNY').net, '5')).toBe(false);
  });

  it.each([
    ['5', '100', '5.00', false],
    ['4.99', '100', '4.99', true],
    ['-10', '100', '-10.00', true],
  ])('%s of %s is a margin of %s', (profit, revenue, margin, isBelow) => {
    expect(marginOf(profit, revenue)).toBe(margin);
    const part = { revenue: money('CNY', revenue), cost: money('CNY', '0'), profit: money('CNY', profit) };
    expect(isBelowMargin({ ...part, margin }, '5')).toBe(isBelow);
  });
});
