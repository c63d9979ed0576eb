import type { VatKind } from '@fairway/contract/charge-codes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, write } from '../money/money.ts';
import {
  byRate,
  isHomeTransport,
  isPartOf,
  itemNameOf,
  openToTax,
  redOpen,
  redPart,
  sumOfLines,
  taxAmounts,
} from './tax-lines.ts';

const vat = (rate: string, kind: VatKind = 'taxable') => ({ kind, rate });

describe('a line of a tax invoice', () => {
  const cases: [amount: string, rate: string, vat: ReturnType<typeof vat>, expected: string[]][] = [
    ['10600', '1', vat('6'), ['10600.00', '10000.00', '600.00']],
    ['1090', '1', vat('9'), ['1090.00', '1000.00', '90.00']],
    ['1234.56', '1', vat('6'), ['1234.56', '1164.68', '69.88']],
    ['999.99', '1', vat('9'), ['999.99', '917.42', '82.57']],
    // The rate times the net would give 10.22.
    ['88.88', '1', vat('13'), ['88.88', '78.65', '10.23']],
    ['5000', '1', vat('0', 'exempt'), ['5000.00', '5000.00', '0.00']],
    ['5000', '1', vat('6', 'exempt'), ['5000.00', '5000.00', '0.00']],
    ['1000', '7.1', vat('0', 'exempt'), ['7100.00', '7100.00', '0.00']],
    ['33.33', '7.0512', vat('6'), ['235.02', '221.72', '13.30']],
    ['-106', '1', vat('6'), ['-106.00', '-100.00', '-6.00']],
  ];
  it.each(cases)('of %s at %s with %o', (amount, rate, tax, [gross, net, taxed]) => {
    expect(taxAmounts({ amount, rate }, tax)).toEqual({ gross, net, tax: taxed });
  });

  it('wins over the header: three times 33.33 at 6 % is 94.32 net', () => {
    const line = taxAmounts({ amount: '33.33', rate: '1' }, vat('6'));
    expect(sumOfLines([line, line, line])).toEqual({ gross: '99.99', net: '94.32', tax: '5.67' });
  });

  it('stands with those of its rate, the highest first and what has no tax last', () => {
    const line = (vatKind: VatKind, vatRate: string) => ({
      ...{ vatKind, vatRate },
      ...taxAmounts({ amount: '109', rate: '1' }, vat(vatRate, vatKind)),
    });
    const groups = byRate([
      line('exempt', '0'),
      line('taxable', '6.00'),
      line('taxable', '9'),
      line('taxable', '6'),
    ]);
    expect(groups.map(({ vatKind, vatRate, count }) => [vatKind, vatRate, count])).toEqual([
      ['taxable', '9', 1],
      ['taxable', '6', 2],
      ['exempt', '0', 1],
    ]);
    expect(groups[0]).toMatchObject({ gross: '109.00', net: '100.00', tax: '9.00' });
  });

  it.each([
    ['100', '0', '0', '100'],
    ['100', '20', '30', '50'],
    ['100', '0', '100', '0'],
    // Credited after it was put on a tax invoice.
    ['100', '50', '100', '0'],
    ['-30', '0', '0', '-30'],
    ['-30', '0', '-30', '0'],
  ])('of %s with %s credited and %s asked for is open by %s', (amount, credited, asked, open) => {
    expect(openToTax({ amount, credited, asked })).toBe(open);
  });

  it.each([
    ['50', '50', true],
    ['50.01', '50', false],
    ['0', '50', false],
    ['-1', '50', false],
    ['-5', '-30', true],
    ['5', '-30', false],
    ['1', '0', false],
  ])('%s is part of %s: %s', (part, open, isPart) => {
    expect(isPartOf(part, open)).toBe(isPart);
  });

  it.each([
    ['freight', 'exempt', '海运费', '*经纪代理服务*国际货运代理费'],
    ['origin', 'taxable', '文件费', '*经纪代理服务*文件费'],
    ['truck', 'taxable', '拖车费', '*运输服务*国内道路货物运输'],
    ['customs', 'taxable', '报关费', '*经纪代理服务*代理报关服务'],
  ] as const)('for %s (%s, %s) is called %s', (group, vatKind, name, itemName) => {
    expect(itemNameOf({ group, vatKind, name })).toBe(itemName);
  });

  it.each([
    ['truck', 'taxable', '9', true],
    ['truck', 'taxable', '9.00', true],
    ['truck', 'exempt', '9', false],
    ['truck', 'taxable', '6', false],
    ['origin', 'taxable', '9', false],
  ] as const)('of %s, %s at %s is transport at home: %s', (group, vatKind, vatRate, isHome) => {
    expect(isHomeTransport({ group, vatKind, vatRate })).toBe(isHome);
  });
});

const cents = (value: number): string => write(exact(value).div(100));

describe('generated lines', () => {
  const line = fc.record({
    amount: fc.integer({ min: 1, max: 5_000_000 }).map(cents),
    rate: fc.constantFrom('1', '7.1', '7.0512', '0.0465', '8.2'),
    vatRate: fc.constantFrom('0', '6', '9', '13'),
    vatKind: fc.constantFrom<VatKind>('taxable', 'exempt', 'zero', 'none'),
  });

  it('add up to their header, by rate and in all', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (given) => {
        const lines = given.map(({ amount, rate, vatKind, vatRate }) => ({
          ...{ vatKind, vatRate, ...taxAmounts({ amount, rate }, { kind: vatKind, rate: vatRate }) },
        }));
        const all = sumOfLines(lines);
        expect(exact(all.net).plus(exact(all.tax)).toFixed(2)).toBe(all.gross);
        expect(sumOfLines(byRate(lines))).toEqual(all);
      }),
    );
  });

  it('turned red in any parts are never more than the blue one, and all of it to the cent in the end', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(line, parts, fc.boolean(), (given, shares, isDiscount) => {
        const amount = isDiscount ? `-${given.amount}` : given.amount;
        const blue = {
          ...taxAmounts({ amount, rate: given.rate }, { kind: given.vatKind, rate: given.vatRate }),
          ...{ amount, redAmount: '0', redGross: '0', redNet: '0' },
        };
        if (exact(blue.gross).isZero()) return;
        const sums = { amount: exact('0'), gross: exact('0'), net: exact('0'), tax: exact('0') };
        for (const [at, share] of [...shares, 100].entries()) {
          const left = exact(redOpen(blue));
          if (left.isZero()) break;
          const gross = at === shares.length ? left : left.times(share).div(100).toDecimalPlaces(2);
          if (gross.isZero()) continue;
          const red = redPart(blue, write(gross), 2);
          for (const of of ['amount', 'gross', 'net', 'tax'] as const) {
            sums[of] = sums[of].plus(exact(red[of]));
            expect(sums[of].abs().lessThanOrEqualTo(exact(of === 'amount' ? amount : blue[of]).abs())).toBe(
              true,
            );
          }
          expect(exact(red.net).plus(exact(red.tax)).toFixed(2)).toBe(red.gross);
          Object.assign(blue, {
            redAmount: write(sums.amount),
            redGross: write(sums.gross),
            redNet: write(sums.net),
          });
        }
        if (exact(redOpen(blue)).isZero())
          expect([sums.amount, sums.gross, sums.net, sums.tax].map(write)).toEqual(
            [amount, blue.gross, blue.net, blue.tax].map((value) => write(exact(value))),
          );
      }),
    );
  });
});
