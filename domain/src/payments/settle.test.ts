import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trialBalance } from '../ledger/entry.ts';
import { invoiceEntry } from '../ledger/post-invoice.ts';
import { paymentEntry, settlementEntry } from '../ledger/post-payment.ts';
import { exact, write } from '../money/money.ts';
import { amountToSettle, exchangeGain, type Settlement, settle } from './settle.ts';

const ok = (result: ReturnType<typeof settle>): Settlement => {
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return result;
};

describe('settle', () => {
  it('keeps what the exchange rate lost apart from the freight', () => {
    const settlement = ok(
      settle(
        { currency: 'USD', amount: '1000', bookAmount: '7020' },
        { currency: 'USD', balance: '1000', bookBalance: '7100' },
        { amount: '1000', tolerance: '0' },
      ),
    );
    expect(settlement).toMatchObject({ settled: '1000', settledBook: '7100', bookDifference: '-80' });
    expect(exchangeGain(settlement, false)).toBe('-80');
    // The same on our side is a gain: less was paid than billed.
    expect(exchangeGain(settlement, true)).toBe('80');
  });

  it('covers the worth of another currency and leaves the rest open, or gives it up', () => {
    const funds = { currency: 'CNY', amount: '7000', bookAmount: '7000' };
    const owed = { currency: 'USD', balance: '1000', bookBalance: '7100' };
    const crossRate = write(exact(1).div(exact('7.05')).toDecimalPlaces(12));
    const asked = { amount: '7000', crossRate };
    expect(ok(settle(funds, owed, { ...asked, tolerance: '0' }))).toMatchObject({
      ...{ covered: '992.91', rounding: '0', settled: '992.91' },
    });
    expect(ok(settle(funds, owed, { ...asked, tolerance: '30' }))).toMatchObject({
      ...{ covered: '992.91', rounding: '7.09', settled: '1000', settledBook: '7100' },
    });
    expect(ok(settle(funds, owed, { ...asked, tolerance: '7.08' }))).toMatchObject({ rounding: '0' });
  });

  it.each([
    ['0', '100', '100', 'nothing'],
    ['-1', '100', '100', 'nothing'],
    ['100.01', '100', '200', 'moreThanFunds'],
    ['100.01', '200', '100', 'moreThanBalance'],
  ])('refuses %s of %s for %s: %s', (amount, has, owes, problem) =>
    expect(
      settle(
        { currency: 'CNY', amount: has, bookAmount: has },
        { currency: 'CNY', balance: owes, bookBalance: owes },
        { amount, tolerance: '0' },
      ),
    ).toBe(problem),
  );

  it('refuses two currencies without a rate', () =>
    expect(
      settle(
        { currency: 'CNY', amount: '7', bookAmount: '7' },
        { currency: 'USD', balance: '1', bookBalance: '7' },
        { amount: '7', tolerance: '0' },
      ),
    ).toBe('crossRateMissing'));

  it('offers what covers the balance and never more', () => {
    fc.assert(
      fc.property(
        ...([fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 })] as const),
        fc.integer({ min: 100_000, max: 20_000_000 }),
        (has, owes, rate) => {
          const funds = { currency: 'CNY', amount: cents(has), bookAmount: cents(has) };
          const owed = { currency: 'USD', balance: cents(owes), bookBalance: cents(owes * 7) };
          const crossRate = String(rate / 1_000_000);
          const amount = amountToSettle(funds, owed, crossRate);
          const result = settle(funds, owed, { amount, crossRate, tolerance: '0' });
          expect(['nothing', 'object']).toContain(typeof result === 'string' ? result : 'object');
        },
      ),
    );
  });
});

const cents = (count: number): string => (count / 100).toFixed(2);

it('leaves nothing in the books of an invoice and a payment that used each other up, in any number of parts', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 });
  const rates = fc.integer({ min: 500_000, max: 9_000_000 });
  fc.assert(
    fc.property(parts, rates, rates, fc.boolean(), (sums, billed, received, ofSupplier) => {
      const total = sums.reduce((sum, part) => sum + part, 0);
      const at = (rate: number) => exact(cents(total)).times(rate).div(1_000_000).toFixed(2);
      const direction = ofSupplier ? ('out' as const) : ('in' as const);
      const payment = {
        ...{ id: 'p', direction, kind: 'normal' as const, bankAccountId: 'b', currency: 'USD' },
        ...{ amount: cents(total), bookAmount: at(received), fee: '0', bookFee: '0' },
      };
      const gross = cents(total);
      const lines = [
        ...invoiceEntry({
          ...{ id: 'i', owedBy: 'i', partyId: 'c', currency: 'USD', ofSupplier },
          kind: ofSupplier ? 'supplier' : 'debit',
          lines: [
            {
              ...{ shipmentId: 's', onBehalf: false, gross, net: gross, tax: '0.00' },
              book: { gross: at(billed), net: at(billed), tax: '0.00' },
            },
          ],
        }),
        ...paymentEntry(payment, 'c'),
      ];
      let [funds, fundsBook, balance, balanceBook] = [gross, at(received), gross, at(billed)];
      for (const part of sums) {
        const settlement = ok(
          settle(
            { currency: 'USD', amount: funds, bookAmount: fundsBook },
            { currency: 'USD', balance, bookBalance: balanceBook },
            { amount: cents(part), tolerance: '0' },
          ),
        );
        lines.push(
          ...settlementEntry({
            ...{ paymentId: 'p', invoiceId: 'i', partyId: 'c', ofSupplier, settlement },
            ...{ payCurrency: 'USD', invoiceCurrency: 'USD' },
            from: ofSupplier ? 'advancePaid' : 'advanceReceived',
          }),
        );
        const less = (one: string, other: string) => write(exact(one).minus(exact(other)));
        funds = less(funds, settlement.paid);
        fundsBook = less(fundsBook, settlement.paidBook);
        balance = less(balance, settlement.settled);
        balanceBook = less(balanceBook, settlement.settledBook);
      }
      const rows = new Map(
        trialBalance(lines).map(({ account, debit, credit }) => [account, [debit, credit]]),
      );
      for (const account of ['receivable', 'payable', 'advanceReceived', 'advancePaid'] as const)
        expect(rows.get(account) ?? ['0.00', '0.00']).toEqual(['0.00', '0.00']);
      const sum = lines.reduce((all, { bookAmount }) => all.plus(exact(bookAmount)), exact('0'));
      expect(sum.isZero()).toBe(true);
    }),
  );
});
