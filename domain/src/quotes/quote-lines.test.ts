import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import type { ShownExclusion, ShownPriceLine } from '@fairway/contract/freight-search.ts';
import type { WrittenQuoteLine } from '@fairway/contract/quotes.ts';
import { describe, expect, it } from 'vitest';
import { exclusionsOf, linesBelowFloor, linesOfPrice, rewrittenLines, totalsOfLines } from './quote-lines.ts';

const nameOf = (code: string) =>
  ({
    OF: { zh: '海运费', en: 'Ocean freight', unit: 'ctn' as const },
    THC: { zh: '码头费', en: 'Terminal handling', unit: 'ctn' as const },
    DOC: { zh: '文件费', en: 'Documents', unit: 'bl' as const },
  })[code];
const line = (changes: Partial<ShownPriceLine>): ShownPriceLine => ({
  ...{ ruleId: 'r', source: 'freight', chargeCode: 'OF', chargeName: '海运费', unit: 'ctn', paidAt: 'PP' },
  ...{ place: 'freight', boxType: '40HQ', quantity: '2', bound: null, isGeneral: false },
  ...{ price: { currency: 'USD', amount: '1900' }, amount: { currency: 'USD', amount: '3800.00' } },
  ...{ validFrom: '2026-11-01', validTo: null },
  ...changes,
});
const prices: RatePrices = {
  by: 'box',
  boxes: [{ type: '40HQ', cost: '1750', floor: '1850', sell: '1900' }],
};
const rate = { prices, currency: 'USD', included: ['THC'] };
const lines = () =>
  linesOfPrice(
    [
      line({}),
      line({
        ...{
          source: 'localCharge',
          chargeCode: 'DOC',
          place: 'origin',
          unit: 'bl',
          boxType: '',
          quantity: '1',
        },
        ...{ price: { currency: 'CNY', amount: '450' }, amount: { currency: 'CNY', amount: '500.00' } },
        bound: 'minimum',
      }),
    ],
    rate,
    nameOf,
  );

describe('lines of a price', () => {
  it('stand in their groups, with what the freight contains at no cost', () => {
    expect(lines()).toMatchObject([
      {
        id: '1',
        group: 'freight',
        nameZh: '海运费',
        nameEn: 'Ocean freight',
        listPrice: '1900',
        floor: '1850',
      },
      { id: '2', chargeCode: 'THC', isIncluded: true, amount: '0.00', group: 'surcharge' },
      { id: '3', group: 'origin', amount: '500.00', bound: 'minimum', floor: null },
    ]);
    expect(totalsOfLines(lines())).toEqual([
      { currency: 'CNY', amount: '500.00' },
      { currency: 'USD', amount: '3800.00' },
    ]);
  });

  it('by weight have the floor of the break they are charged in', () => {
    const byWeight: RatePrices = {
      ...{ by: 'weight', minimum: null, divisor: 6_000, mayUseNextBreak: true, fuel: null, security: null },
      ...{ densityBand: '', flight: '' },
      breaks: [
        { fromKg: '45', floor: '33', sell: '34' },
        { fromKg: '300', floor: '25', sell: '26.5' },
        { fromKg: '100', floor: '29', sell: '30' },
      ],
    };
    const of = (quantity: string) =>
      linesOfPrice([line({ unit: 'kg', boxType: '', quantity })], { ...rate, prices: byWeight }, nameOf)[0]
        ?.floor;
    expect([of('270'), of('300'), of('46'), of('20')]).toEqual(['29', '25', '33', null]);
  });

  it('leave what is in the freight out of what is not in the price', () => {
    const head: Omit<ShownExclusion, 'reason'> = {
      ...{
        ruleId: 'r',
        source: 'laneSurcharge',
        chargeCode: 'DOC',
        chargeName: '',
        unit: 'bl',
        paidAt: 'CC',
      },
      place: 'freight',
      prices: [],
    };
    expect(
      exclusionsOf(
        [
          { ...head, reason: { why: 'collect' } },
          { ...head, reason: { why: 'included' } },
        ],
        nameOf,
      ),
    ).toEqual([
      {
        chargeCode: 'DOC',
        nameZh: '文件费',
        nameEn: 'Documents',
        group: 'surcharge',
        unit: 'bl',
        paidAt: 'CC',
        why: 'collect',
      },
    ]);
  });
});

describe('lines that somebody wrote', () => {
  const kept = (id: string, quantity: string, price: string, isIncluded = false): WrittenQuoteLine => ({
    ...{ is: 'kept', id, quantity, price, isIncluded },
  });

  it('are computed anew where they changed, and keep a least charge where they did not', () => {
    const [freight, documents, ...rest] = rewrittenLines(
      lines(),
      [kept('1', '2.0', '1860.555'), kept('3', '1', '450.00')],
      nameOf,
    );
    expect(freight).toMatchObject({ price: '1860.555', amount: '3721.11', listPrice: '1900', floor: '1850' });
    expect(documents).toMatchObject({ amount: '500.00', bound: 'minimum' });
    expect(rest).toEqual([]);
  });

  it('may be new, by a code that is there', () => {
    const added: WrittenQuoteLine = {
      ...{ is: 'new', group: 'origin', chargeCode: 'DOC', unit: 'bl', boxType: '', quantity: '3' },
      ...{ price: '10.005', currency: 'JPY', paidAt: 'PP', isIncluded: false },
    };
    expect(rewrittenLines(lines(), [added, { ...added, isIncluded: true }], nameOf)).toMatchObject([
      { id: '4', source: 'manual', nameZh: '文件费', amount: '30', listPrice: null, floor: null },
      { id: '5', amount: '0' },
    ]);
    expect(() =>
      rewrittenLines(lines(), [{ ...added, chargeCode: 'XXX' } as WrittenQuoteLine], nameOf),
    ).toThrow('QUOTE_LINE_UNKNOWN');
  });

  it('name each line that is there once at most', () => {
    expect(() => rewrittenLines(lines(), [kept('9', '1', '1')], nameOf)).toThrow('QUOTE_LINE_UNKNOWN');
    expect(() => rewrittenLines(lines(), [kept('1', '1', '1'), kept('1', '1', '1')], nameOf)).toThrow(
      'QUOTE_LINE_UNKNOWN',
    );
  });

  it.each([
    ['1850', false, 0],
    ['1849.99', false, 1],
    ['1900', true, 1],
  ])('at %s, contained %s: %i below the floor', (price, isIncluded, count) => {
    expect(
      linesBelowFloor(rewrittenLines(lines(), [kept('1', '2', price, isIncluded)], nameOf)),
    ).toHaveLength(count);
  });
});
