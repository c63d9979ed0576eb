import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, write } from '../money/money.ts';
import { addDays } from '../time/calendar-day.ts';
import { type InvoiceHistory, openAt, statementLine, statementSums } from './statement-figures.ts';
import { statementReceipts, unappliedOf } from './statement-receipts.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };

const invoice = (changes: Partial<InvoiceHistory> = {}): InvoiceHistory => ({
  ...{ id: 'i1', currency: 'USD', total: '1000', basisOn: '2026-11-05', issuedOn: '2026-11-06' },
  ...{ voidedOn: null, credits: [], settlements: [], ...changes },
});
const settled = (on: string, amount: string, reversedOn: string | null = null) => ({
  ...{ id: `s-${on}`, paymentId: 'p1', payCurrency: 'USD', paid: amount, settled: amount, on, reversedOn },
});
const credited = (on: string, amount: string, voidedOn: string | null = null) => ({
  ...{ id: `c-${on}`, amount, on, voidedOn },
});

describe('statementLine', () => {
  it.each<[string, Partial<InvoiceHistory>, string[] | undefined]>([
    ['billed and open', {}, ['0.00', '1000.00', '0.00', '0.00', '1000.00']],
    ['open since before', { basisOn: '2026-10-05', issuedOn: '2026-10-06' }, open('1000.00')],
    [
      'of before, but issued within',
      { basisOn: '2026-10-05', issuedOn: '2026-11-02' },
      ['0.00', '1000.00', '0.00', '0.00', '1000.00'],
    ],
    ['of before, issued after', { basisOn: '2026-10-05', issuedOn: '2026-12-01' }, undefined],
    ['of a later day, issued before', { basisOn: '2026-12-01', issuedOn: '2026-10-01' }, undefined],
    [
      'paid on the last day',
      { settlements: [settled('2026-11-30', '400')] },
      ['0.00', '1000.00', '0.00', '400.00', '600.00'],
    ],
    [
      'paid on the day after',
      { settlements: [settled('2026-12-01', '400')] },
      ['0.00', '1000.00', '0.00', '0.00', '1000.00'],
    ],
    [
      'paid before the period, of a day within',
      { issuedOn: '2026-10-06', settlements: [settled('2026-10-20', '1000')] },
      ['0.00', '1000.00', '0.00', '1000.00', '0.00'],
    ],
    [
      'a payment of before was taken back',
      {
        ...{ basisOn: '2026-10-05', issuedOn: '2026-10-06' },
        settlements: [settled('2026-10-20', '400', '2026-11-03')],
      },
      ['600.00', '0.00', '0.00', '-400.00', '1000.00'],
    ],
    [
      'paid and taken back within',
      { settlements: [settled('2026-11-20', '400', '2026-11-21')] },
      ['0.00', '1000.00', '0.00', '0.00', '1000.00'],
    ],
    [
      'credited in part',
      { credits: [credited('2026-11-20', '100')] },
      ['0.00', '1000.00', '100.00', '0.00', '900.00'],
    ],
    [
      'a credit of before was voided',
      {
        ...{ basisOn: '2026-10-05', issuedOn: '2026-10-06' },
        credits: [credited('2026-10-20', '100', '2026-11-03')],
      },
      ['900.00', '0.00', '-100.00', '0.00', '1000.00'],
    ],
    ['voided within, as it was billed', { voidedOn: '2026-11-20' }, undefined],
    [
      'voided later than it was billed',
      { basisOn: '2026-10-05', issuedOn: '2026-10-06', voidedOn: '2026-11-20' },
      ['1000.00', '0.00', '1000.00', '0.00', '0.00'],
    ],
    ['voided after the period', { voidedOn: '2026-12-02' }, ['0.00', '1000.00', '0.00', '0.00', '1000.00']],
    [
      'paid before, and nothing since',
      {
        ...{ basisOn: '2026-10-05', issuedOn: '2026-10-06' },
        settlements: [settled('2026-10-20', '1000')],
      },
      undefined,
    ],
  ])('%s', (_case, changes, figures) => {
    const line = statementLine(invoice(changes), november);
    expect(line && [line.opening, line.billed, line.credited, line.received, line.closing]).toEqual(figures);
  });

  function open(amount: string) {
    return [amount, '0.00', '0.00', '0.00', amount];
  }

  it('names the credit notes of the period', () => {
    const credits = [credited('2026-10-20', '50'), credited('2026-11-20', '100')];
    const line = statementLine(invoice({ basisOn: '2026-10-05', issuedOn: '2026-10-06', credits }), november);
    expect(line?.credits).toEqual([{ id: 'c-2026-11-20', amount: '100.00' }]);
    expect(line).toMatchObject({ opening: '950.00', allCredited: '150.00', closing: '850.00' });
  });
});

it('adds up each currency by itself, with its own decimals', () => {
  const line = (currency: string, closing: string) => ({
    ...{ currency, opening: '0', billed: closing, credited: '0', received: '0', closing },
  });
  expect(statementSums([line('USD', '1.5'), line('JPY', '700'), line('USD', '2.25')])).toEqual([
    { currency: 'JPY', opening: '0', billed: '700', credited: '0', received: '0', closing: '700' },
    {
      ...{ currency: 'USD', opening: '0.00', billed: '3.75', credited: '0.00', received: '0.00' },
      closing: '3.75',
    },
  ]);
});

const anyDay = fc.integer({ min: 0, max: 90 }).map((days) => addDays('2026-10-01', days));
const anyLater = (day: string) =>
  fc.option(
    fc.integer({ min: 0, max: 60 }).map((days) => addDays(day, days)),
    { nil: null },
  );
const cents = fc.integer({ min: 1, max: 100_000 }).map((value) => write(exact(value).div(100)));
const anyInvoice: fc.Arbitrary<InvoiceHistory> = fc
  .record({
    id: fc.uuid(),
    currency: fc.constantFrom('USD', 'CNY'),
    total: cents,
    basisOn: anyDay,
    issuedOn: anyDay,
    voided: fc.integer({ min: 0, max: 9 }),
    credits: fc.array(
      fc
        .tuple(anyDay, cents)
        .chain(([on, amount]) =>
          anyLater(on).map((voidedOn) => ({ id: `c${on}${amount}`, amount, on, voidedOn })),
        ),
      { maxLength: 3 },
    ),
    settlements: fc.array(
      fc.tuple(anyDay, cents, fc.constantFrom('p1', 'p2', 'p3')).chain(([on, amount, paymentId]) =>
        anyLater(on).map((reversedOn) => ({
          ...{ id: `s${on}${amount}`, paymentId, payCurrency: 'USD', paid: amount, settled: amount },
          ...{ on, reversedOn },
        })),
      ),
      { maxLength: 4 },
    ),
  })
  // A voided one has neither payments nor credits.
  .map(({ voided, ...rest }) =>
    voided === 0
      ? { ...rest, voidedOn: addDays(rest.issuedOn, 20), credits: [], settlements: [] }
      : { ...rest, voidedOn: null },
  );

const of = (invoices: readonly InvoiceHistory[], period: typeof november) =>
  statementSums(invoices.flatMap((one) => statementLine(one, period) ?? []));
/** What stands in cents, added up without the rules. */
const inCents = (amount: string): number => Math.round(Number(amount) * 100);

describe('whatever happened', () => {
  it('closes with what its invoices were open for, and begins where the period before it ended', () =>
    fc.assert(
      fc.property(fc.array(anyInvoice, { maxLength: 12 }), (invoices) => {
        const october = of(invoices, { from: '2026-10-01', to: '2026-10-31' });
        const sums = of(invoices, november);
        for (const { currency, opening, billed, credited: less, received, closing } of sums) {
          expect(inCents(opening) + inCents(billed) - inCents(less) - inCents(received)).toBe(
            inCents(closing),
          );
          const own = invoices.filter((one) => one.currency === currency);
          expect(inCents(closing)).toBe(own.reduce((all, one) => all + inCents(openAt(one, november.to)), 0));
          const earlier = october.find((one) => one.currency === currency);
          expect(inCents(opening)).toBe(inCents(earlier?.closing ?? '0'));
        }
        for (const { currency, closing } of october)
          if (!sums.some((one) => one.currency === currency)) expect(inCents(closing)).toBe(0);
      }),
    ));

  it('says of receipts what it counts as received', () =>
    fc.assert(
      fc.property(fc.array(anyInvoice, { maxLength: 12 }), (invoices) => {
        const funds = ['p1', 'p2', 'p3'].map((paymentId) => ({
          ...{ paymentId, currency: 'USD', valueOn: '2026-10-01', isElsewhere: false },
          moves: [
            { on: '2026-10-01', amount: '100000', isUse: false },
            ...invoices
              .flatMap(({ settlements }) => settlements)
              .filter((one) => one.paymentId === paymentId)
              .flatMap(({ on, paid, reversedOn }) => [
                { on, amount: `-${paid}`, isUse: true },
                ...(reversedOn === null ? [] : [{ on: reversedOn, amount: paid, isUse: true }]),
              ]),
          ],
        }));
        const receipts = statementReceipts(funds, invoices, november);
        for (const { currency, received } of of(invoices, november)) {
          const used = receipts
            .flatMap(({ uses }) => uses)
            .filter(({ settled: to, isLater }) => to.currency === currency && !isLater)
            .reduce((all, use) => all + inCents(use.settled.amount), 0);
          expect(used).toBe(inCents(received));
        }
        // Nothing of what came is lost: it waits, or some invoice has it.
        for (const { amount } of receipts) expect(inCents(amount)).toBe(10_000_000);
        expect(unappliedOf(receipts).length).toBe(receipts.length === 0 ? 0 : 1);
      }),
    ));
});

describe('statementReceipts', () => {
  const came = (on: string, amount: string) => ({ on, amount, isUse: false });
  const used = (on: string, amount: string) => ({ on, amount: `-${amount}`, isUse: true });
  const funds = (moves: { on: string; amount: string; isUse: boolean }[], isElsewhere = false) => [
    { paymentId: 'p1', currency: 'USD', valueOn: '2026-10-20', isElsewhere, moves },
  ];
  it.each([
    ['it was used up before', [came('2026-10-20', '5'), used('2026-10-21', '5')], 0],
    ['something is still left', [came('2026-10-20', '5'), used('2026-10-21', '4')], 1],
    ['it came within', [came('2026-11-20', '5')], 1],
    ['it came after the period', [came('2026-12-20', '5')], 0],
    ['it was taken back', [came('2026-10-20', '5'), came('2026-11-20', '-5')], 0],
  ])('%s: %#', (_case, moves, count) => {
    expect(statementReceipts(funds(moves), [], november)).toHaveLength(count);
    // What came to another company of ours is named only where an invoice of this one used it.
    expect(statementReceipts(funds(moves, true), [], november)).toHaveLength(0);
  });

  it('says what a receipt came to, however long ago it was used for something else', () =>
    expect(
      statementReceipts(funds([came('2026-09-20', '1000'), used('2026-09-21', '600')]), [], november),
    ).toMatchObject([{ amount: '1000.00', unapplied: '400.00', uses: [] }]));

  it('keeps apart what was used for an invoice of a later period', () => {
    const later = invoice({ basisOn: '2026-12-03', settlements: [settled('2026-11-20', '400')] });
    const moves = [came('2026-11-02', '500'), used('2026-11-20', '400')];
    const [receipt] = statementReceipts(funds(moves), [later], november);
    expect(receipt).toMatchObject({
      ...{ amount: '500.00', unapplied: '100.00' },
      uses: [{ invoiceId: 'i1', paid: '400.00', isLater: true }],
    });
    expect(unappliedOf(receipt ? [receipt] : [])).toEqual([{ currency: 'USD', amount: '100.00' }]);
    const [elsewhere] = statementReceipts(funds(moves, true), [later], november);
    expect(elsewhere).toMatchObject({ amount: '500.00', unapplied: '0.00' });
    const december = { from: '2026-12-01', to: '2026-12-31' };
    expect(statementLine(later, december)).toMatchObject({ billed: '1000.00', received: '400.00' });
  });
});
