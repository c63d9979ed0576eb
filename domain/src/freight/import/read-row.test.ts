import type { ColumnTarget, RateMapping } from '@fairway/contract/rate-import.ts';
import { describe, expect, it } from 'vitest';
import { changedFields, changedRate, newRate, priceDifferences } from './compare-rate.ts';
import { withMarkup } from './markup.ts';
import { missingColumns } from './missing-columns.ts';
import { type ReadRow, rowReader } from './read-row.ts';

const mapping = (targets: readonly ColumnTarget[], more: Partial<RateMapping> = {}): RateMapping => ({
  columns: targets.map((target, column) => ({ column, target })),
  constants: { mode: 'FCL', carrierId: 'COSU', rateType: 'FAK', commodity: '', remark: '' },
  ...{ markup: null, dateOrder: 'auto', fillsDown: false, takesHiddenRows: false, answers: [] },
  ...more,
});
const reader = (made: RateMapping) =>
  rowReader({
    ...{ mapping: made, headings: [], today: '2026-11-17', dayOrders: new Map() },
    ports: {
      match: (text) =>
        text === '?'
          ? { reason: 'unknownPort', text, proposals: ['X'] }
          : { ids: text.split('/'), understood: [] },
    },
    carrier: (text) => ({ id: text }),
    charges: new Map([['BAF', { id: 'charge-BAF', defaultUnit: 'ctn' as const }]]),
  });
const row = (texts: readonly string[], number = 7) => ({
  number,
  cells: texts.map((text, column) =>
    text === '' ? undefined : { address: `${String.fromCharCode(65 + column)}${number}`, text },
  ),
});
const read = (made: RateMapping, ...texts: string[]): ReadRow => reader(made)(row(texts));
const problems = (found: ReadRow) =>
  found.is === 'bad' ? found.problems.map(({ cell, field, reason }) => [cell, field, reason]) : found.is;

const sea: ColumnTarget[] = [
  { to: 'pol' },
  { to: 'pod' },
  { to: 'validity' },
  { to: 'box', box: '40HQ', layer: 'sell' },
];

describe('a row', () => {
  it('becomes one rate for each pair of its ports', () => {
    const found = read(mapping(sea), 'A/B', 'C/B', '1-15 Nov', 'USD 900');
    expect(found.is === 'rates' && found.rates.map(({ polId, podId }) => polId + podId)).toEqual([
      'AC',
      'AB',
      'BC',
    ]);
  });

  it.each<[string, string[], unknown]>([
    ['no price is offered', ['A', 'B', '1-15 Nov', 'N/A'], 'ignored'],
    ['it is a note', ['see below', '', '', ''], 'ignored'],
    [
      'an amount cannot be read',
      ['A', 'B', '1-15 Nov', 'much'],
      [
        ['D7', 'price', 'notAnAmount'],
        ['', 'currency', 'missing'],
      ],
    ],
    [
      'the price is included in itself',
      ['A', 'B', '1-15 Nov', 'INCL'],
      [
        ['D7', 'price', 'includedHere'],
        ['', 'currency', 'missing'],
      ],
    ],
    ['a port is unknown', ['?', 'B', '1-15 Nov', '$9'], [['A7', 'pol', 'unknownPort']]],
    ['a place is missing', ['A', '', '1-15 Nov', '$9'], [['B7', 'pod', 'missing']]],
    ['it leads where it starts', ['A', 'A', '1-15 Nov', '$9'], [['B7', 'pod', 'samePort']]],
    ['a period cannot be read', ['A', 'B', 'soon', '$9'], [['C7', 'validity', 'notADay']]],
    ['a currency is nowhere', ['A', 'B', '1-15 Nov', '9'], [['', 'currency', 'missing']]],
  ])('says so where %s', (_, texts, expected) => {
    expect(problems(read(mapping(sea), ...texts))).toEqual(expected);
  });

  it('is refused where its prices are in two currencies', () => {
    const made = mapping([...sea, { to: 'box', box: '20GP', layer: 'sell' }]);
    expect(problems(read(made, 'A', 'B', '1-15 Nov', '$9', '€8'))).toEqual([
      ['E7', 'price', 'otherCurrency'],
    ]);
  });

  it('has a selling price, its own or by the markup', () => {
    const made = mapping(sea.with(3, { to: 'box', box: '40HQ', layer: 'cost' }));
    expect(problems(read(made, 'A', 'B', '1-15 Nov', '$1000'))).toEqual([['D7', 'price', 'noSellPrice']]);
    const more = { ...made, markup: { by: 'percent' as const, value: '12.5', boxes: [] } };
    expect(read(more, 'A', 'B', '1-15 Nov', '$1000')).toMatchObject({
      rates: [{ prices: { boxes: [{ type: '40HQ', cost: '1000', sell: '1125' }] } }],
    });
  });

  it('says which charges are included, which are charged, and which are not there', () => {
    const made = mapping([...sea, { to: 'surcharge', code: 'BAF' }]);
    const of = (text: string) => {
      const found = read(made, 'A', 'B', '1-15 Nov', '$9', text);
      return (
        found.is === 'rates' && {
          included: found.rates[0]?.included,
          price: found.rates[0]?.surcharges[0]?.price,
        }
      );
    };
    expect(of('INCL')).toEqual({ included: ['BAF'], price: undefined });
    expect(of('USD 120')).toEqual({ included: [], price: '120' });
    expect(of('N/A')).toEqual({ included: [], price: undefined });
    expect(of('0')).toEqual({ included: [], price: undefined });
  });

  it('takes the place above where the sheet leaves it out, only if told', () => {
    const lines = [row(['A', 'B', '1-15 Nov', '$9'], 7), row(['', 'C', '', '$9'], 8)];
    expect(lines.map(reader(mapping(sea))).map(problems)).toEqual([
      'rates',
      [
        ['A8', 'pol', 'missing'],
        ['C8', 'validity', 'missing'],
      ],
    ]);
    expect(lines.map(reader(mapping(sea, { fillsDown: true })))).toMatchObject([
      { rates: [{ polId: 'A', podId: 'B' }] },
      { rates: [{ polId: 'A', podId: 'C' }] },
    ]);
  });

  it('reads rates by revenue ton and by air', () => {
    const lcl = mapping([...sea.slice(0, 3), { to: 'perRt', layer: 'sell' }, { to: 'minimumCharge' }]);
    lcl.constants.mode = 'LCL';
    expect(read(lcl, 'A', 'B', '1-15 Nov', 'USD -5', '10')).toMatchObject({
      rates: [{ prices: { by: 'quantity', sell: '-5', minimumCharge: '10' } }],
    });
    const air = mapping([
      ...sea.slice(0, 3),
      { to: 'weight', fromKg: '100', layer: 'sell' },
      { to: 'weight', fromKg: '45', layer: 'sell' },
      { to: 'weightMinimum', layer: 'sell' },
    ]);
    air.constants.mode = 'AIR';
    expect(read(air, 'A', 'B', '1-15 Nov', 'CNY 21.5', '24', '300')).toMatchObject({
      rates: [
        {
          currency: 'CNY',
          prices: { breaks: [{ fromKg: '45' }, { fromKg: '100', sell: '21.5' }], minimum: { sell: '300' } },
        },
      ],
    });
  });
});

it.each([
  ['1000', { by: 'amount', value: '50', boxes: [] }, '1050'],
  ['1000', { by: 'percent', value: '7.5', boxes: [] }, '1075'],
  ['999.99', { by: 'percent', value: '10', boxes: [] }, '1099.99'],
  ['1000', { by: 'amount', value: '50', boxes: [{ box: '40HQ', value: '80' }] }, '1080'],
  ['1000', null, undefined],
] as const)('%s with %j is sold for %s', (cost, markup, sell) => {
  expect(withMarkup(cost, '40HQ', 'USD', markup && { ...markup, boxes: [...markup.boxes] })).toBe(sell);
});

it('names the fields a mapping lacks', () => {
  const none = mapping([]);
  expect(missingColumns(none)).toEqual(['pol', 'pod', 'validFrom', 'validTo', 'price']);
  expect(missingColumns(mapping(sea))).toEqual([]);
  expect(missingColumns(mapping(sea.with(3, { to: 'box', box: '40HQ', layer: 'cost' })))).toEqual(['markup']);
});

it('amounts that are written differently do not differ', () => {
  const found = read(mapping(sea), 'A', 'B', '1-15 Nov', 'USD 900.00');
  const [said] = found.is === 'rates' ? found.rates : [];
  if (!said) return expect.fail();
  const rate = newRate(said);
  expect(changedFields(rate, changedRate(said, rate, new Set()))).toEqual([]);
  const dearer = changedRate(
    { ...said, prices: { by: 'box', boxes: [{ type: '40HQ', sell: '950' }] } },
    rate,
    new Set(),
  );
  expect(changedFields(rate, dearer)).toEqual(['prices']);
  expect(priceDifferences(dearer.prices, rate.prices)).toEqual([
    { place: '40HQ', layer: 'sell', before: '900', after: '950' },
  ]);
});
