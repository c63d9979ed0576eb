import { describe, expect, it } from 'vitest';
import { correctCharge, type Figures } from './correct-charge.ts';

/** At 6 % and seven to one; thirds of a cent are left out on purpose. */
const of = (amount: number): Figures => {
  const net = Math.round((amount / 1.06) * 100) / 100;
  const text = (value: number) => String(Math.round(value * 100) / 100);
  return {
    ...{ amount: text(amount), net: text(net), tax: text(amount - net) },
    ...{ bookAmount: text(amount * 7), bookNet: text(net * 7), bookTax: text(amount * 7 - net * 7) },
  };
};
const charge = (whole: number, invoiced: number, after: number | null) => ({
  ...{ whole: of(whole), open: of(whole - invoiced), invoiced: String(invoiced), corrected: '0' },
  ...{ after: after === null ? null : of(after), isSameKind: true },
});

describe('a charge of a closed month', () => {
  const cases: [
    says: string,
    given: [number, number, number | null],
    takenBack: string | null,
    added: string | null,
  ][] = [
    ['that nobody billed is taken back and charged anew', [1000, 0, 800], '-1000', '800'],
    ['that nobody billed is taken back', [1000, 0, null], '-1000', null],
    ['below nothing is taken back upwards', [-1000, 0, -800], '1000', '-800'],
    ['that is billed is raised by what is more', [1000, 1000, 1200], null, '200'],
    ['that is partly billed is raised by what is more', [1000, 700, 1200], null, '200'],
    ['that is partly billed is lowered as far as the bill', [1000, 700, 700], '-300', null],
    ['that is partly billed keeps what is billed', [1000, 700, 800], '-300', '100'],
    ['below nothing is lowered further', [-1000, -1000, -1200], null, '-200'],
  ];
  it.each(cases)('%s', (_, [whole, invoiced, after], takenBack, added) => {
    const correction = correctCharge(charge(whole, invoiced, after));
    if (typeof correction === 'string') expect.fail(correction);
    expect(correction.takenBack?.amount ?? null).toBe(takenBack);
    expect(correction.added?.amount ?? null).toBe(added);
  });

  const refused: [says: string, given: [number, number, number | null], why: string][] = [
    ['that is billed is not lowered', [1000, 1000, 800], 'belowInvoiced'],
    ['that is partly billed is not lowered below that', [1000, 700, 699.99], 'belowInvoiced'],
    ['that is billed is not removed', [1000, 1, null], 'belowInvoiced'],
    ['that is billed does not change its sign', [1000, 1000, -1000], 'belowInvoiced'],
    ['that is billed and stays as it is changes nothing', [1000, 1000, 1000], 'nothingChanges'],
  ];
  it.each(refused)('%s', (_, [whole, invoiced, after], why) => {
    const { isSameKind } = charge(whole, invoiced, after);
    const given = { ...charge(whole, invoiced, after), isSameKind };
    expect(correctCharge(given)).toBe(why);
  });

  it('that is billed stays of its party and currency, and is corrected once', () => {
    expect(correctCharge({ ...charge(1000, 1000, 1200), isSameKind: false })).toBe('otherThanInvoiced');
    expect(correctCharge({ ...charge(1000, 0, 1200), corrected: '1000' })).toBe('correctedBefore');
  });

  it('and its corrections come to what it is to be, to the cent and in the books', () => {
    const given = charge(333.33, 100.01, 200.02);
    const correction = correctCharge(given);
    if (typeof correction === 'string') expect.fail(correction);
    const { takenBack, added } = correction;
    for (const part of ['amount', 'net', 'tax', 'bookAmount', 'bookNet', 'bookTax'] as const) {
      const sum = Number(given.whole[part]) + Number(takenBack?.[part]) + Number(added?.[part]);
      expect(sum).toBeCloseTo(Number(given.after?.[part]), 6);
    }
  });
});
