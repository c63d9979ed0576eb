import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { convertMoney, crossRate, type ExchangeRate, rateOn } from './exchange-rate.ts';
import {
  addMoney,
  compareMoney,
  type Money,
  money,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  sumByCurrency,
} from './money.ts';

const usd = (amount: string) => money('USD', amount);

describe('money', () => {
  it('adds and subtracts without losing anything', () => {
    expect(addMoney(usd('0.1'), usd('0.2'))).toEqual(usd('0.3'));
    expect(subtractMoney(usd('1000'), usd('1000.00'))).toEqual(usd('0'));
  });

  it('does not add two currencies', () => {
    // @ts-expect-error the compiler sees it where the currencies are known
    expect(() => addMoney(usd('1'), money('CNY', '1'))).toThrow(/USD and CNY/);
    const [unknown, other]: Money[] = [usd('1'), money('CNY', '1')];
    expect(() => addMoney(unknown as Money, other as Money)).toThrow(/USD and CNY/);
    expect(() => compareMoney(unknown as Money, other as Money)).toThrow(/USD and CNY/);
    expectTypeOf(addMoney(usd('1'), usd('2'))).toEqualTypeOf<Money<'USD'>>();
  });

  it.each([
    ['USD', '1.005', '1.01'],
    ['USD', '-1.005', '-1.01'],
    ['USD', '2.674999', '2.67'],
    ['JPY', '1234.5', '1235'],
    ['KRW', '0.49', '0'],
    ['KWD', '1.23456', '1.235'],
    ['CNY', '-0.004', '0.00'],
  ])('rounds %s %s half up to %s', (currency, amount, rounded) => {
    expect(roundMoney(money(currency, amount)).amount).toBe(rounded);
  });

  it.each(['', 'NaN', '1e3', '1,2', ' 1', 'INCL', '9'.repeat(31)])('refuses %j as an amount', (amount) => {
    expect(() => usd(amount)).toThrow(RangeError);
  });
  it.each(['', 'US', 'usd', 'DOLLAR'])('refuses %j as a currency', (currency) => {
    expect(() => money(currency, '1')).toThrow(RangeError);
  });

  it('sums each currency on its own', () => {
    const amounts = [usd('35'), money('CNY', '450'), usd('0.005'), money('CNY', '-450')];
    expect(sumByCurrency(amounts)).toEqual([money('CNY', '0.00'), usd('35.01')].map(roundMoney));
  });

  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((value) => (value / 100).toFixed(2));
  it('sums to the same in every order', () => {
    const some = fc.array(fc.record({ currency: fc.constantFrom('USD', 'CNY', 'JPY'), amount: cents }));
    fc.assert(
      fc.property(some, (amounts) => {
        expect(sumByCurrency(amounts.toReversed())).toEqual(sumByCurrency(amounts));
      }),
    );
  });
  it('multiplies as adding does', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 20 }), (price, count) => {
        const added = Array.from({ length: count }, () => usd(price)).reduce((sum, one) =>
          addMoney(sum, one),
        );
        expect(multiplyMoney(usd(price), count)).toEqual(roundMoney(added));
      }),
    );
  });
});

describe('exchange rates', () => {
  const boc: ExchangeRate = { from: 'USD', to: 'CNY', rate: '7.0500', kind: 'bocMid', date: '2026-11-14' };

  it('convert in both directions and round to the currency', () => {
    expect(convertMoney(usd('6587'), boc)).toEqual({ currency: 'CNY', amount: '46438.35' });
    expect(convertMoney(money('CNY', '51958.35'), boc)).toEqual({ currency: 'USD', amount: '7369.98' });
    expect(convertMoney(money('CNY', '7000'), boc)).toEqual({ currency: 'USD', amount: '992.91' });
    expect(() => convertMoney(money('EUR', '1'), boc)).toThrow(/EUR/);
  });

  const rates = [
    { ...boc, until: '2026-11-15' },
    { ...boc, date: '2026-11-01', rate: '7.1', until: null },
    { ...boc, kind: 'company' as const, rate: '7.2', date: '2026-11-01', until: '2026-11-30' },
    { ...boc, from: 'JPY', rate: '0.0465', until: null },
  ];
  it.each([
    [{ from: 'USD', to: 'CNY', kind: 'bocMid', date: '2026-11-14' }, '7.0500'],
    [{ from: 'USD', to: 'CNY', kind: 'bocMid', date: '2026-11-13' }, '7.1'],
    [{ from: 'USD', to: 'CNY', kind: 'bocMid', date: '2026-11-16' }, '7.1'],
    [{ from: 'CNY', to: 'USD', kind: 'company', date: '2026-11-30' }, '7.2'],
    [{ from: 'CNY', to: 'JPY', kind: 'bocMid', date: '2026-12-31' }, '0.0465'],
  ] as const)('of %j is %s', (wanted, rate) => {
    expect(rateOn(rates, wanted).rate).toBe(rate);
  });
  it.each([
    [{ from: 'USD', to: 'CNY', kind: 'company', date: '2026-12-01' }, 'USD→CNY'],
    [{ from: 'EUR', to: 'CNY', kind: 'bocMid', date: '2026-11-14' }, 'EUR→CNY'],
    [{ from: 'USD', to: 'CNY', kind: 'bocMid', date: '2026-10-31' }, 'USD→CNY'],
  ] as const)('that is missing for %j is refused by name and day, never one', (wanted, pair) => {
    expect(() => rateOn(rates, wanted)).toThrow(
      expect.objectContaining({ refusal: 'EXCHANGE_RATE_MISSING', places: { pair, date: wanted.date } }),
    );
  });
  it.each([
    [{ from: 'USD', to: 'EUR' }, boc, { ...boc, from: 'EUR', rate: '8.2', date: '2026-11-12' }, '0.85975610'],
    [{ from: 'EUR', to: 'USD' }, { ...boc, from: 'EUR', rate: '8.2', date: '2026-11-12' }, boc, '1.1631206'],
    // A rate works in both directions: 100 yen for a dollar is 0.01 dollars for a yen.
    [{ from: 'JPY', to: 'USD' }, { ...boc, from: 'CNY', to: 'JPY', rate: '20' }, boc, '0.0070921986'],
  ])('of %j is worked out from two', (pair, one, other, rate) => {
    const cross = crossRate(pair, one, other);
    expect(cross).toMatchObject({ ...pair, via: 'CNY', kind: 'bocMid' });
    expect(Number(cross.rate)).toBe(Number(rate));
    expect(cross.date).toBe([one.date, other.date].sort()[0]);
  });
  it('two that have nothing in common come to none', () => {
    const pair = { from: 'USD', to: 'EUR' };
    expect(() => crossRate(pair, boc, { ...boc, from: 'EUR', to: 'HKD' })).toThrow(RangeError);
    expect(() => crossRate(pair, boc, { ...boc, from: 'EUR', kind: 'company' })).toThrow(RangeError);
  });
});
