import { expect, it } from 'vitest';
import { boxTypeIn } from './box-type.ts';
import { findHeaderRow, splitAtHeader } from './find-header.ts';
import { guessMapping, headingFingerprint } from './guess-mapping.ts';
import { headingTarget } from './heading-words.ts';
import type { SheetRow } from './sheet-cell.ts';

it.each([
  ["40'HC", '40HQ'],
  ['USD/40HC', '40HQ'],
  ['40HQ', '40HQ'],
  ['40 HIGH CUBE', '40HQ'],
  ["20'", '20GP'],
  ['20DC', '20GP'],
  ["20'GP (USD)", '20GP'],
  ['O/F 40GP', '40GP'],
  ['40尺高柜', '40HQ'],
  ['小柜', '20GP'],
  ['45HC', '45HQ'],
  ['40NOR', '40NOR'],
  ["40'RF", '40RH'],
  ['20RF', '20RF'],
  ['40OT', '40OT'],
  ['40 days free', undefined],
  ['2040', undefined],
  ['BAF', undefined],
])('%s is a box of %s', (heading, type) => {
  expect(boxTypeIn(heading)).toBe(type);
});

it.each([
  ['POL', 'pol'],
  ['Port of Loading', 'pol'],
  ['起运港', 'pol'],
  ['起运港 POL', 'pol'],
  ['POD/目的港', 'pod'],
  ['Destination*', 'pod'],
  ['船公司', 'carrier'],
  ['Valid from', 'validFrom'],
  ['有效期至', 'validTo'],
  ['有效期', 'validity'],
  ['Validity (ETD)', 'validity'],
  ['T/T (days)', 'transitDays'],
  ['航程(天)', 'transitDays'],
  ['Free time', 'freeDetention'],
  ['备注', 'remark'],
  ['Ocean freight', undefined],
])('%s names the field %s', (heading, target) => {
  expect(headingTarget(heading)).toBe(target);
});

const rowsOf = (lines: string[][]): SheetRow[] =>
  lines.map((line, at) => ({
    number: at + 1,
    cells: line.map((text, column) =>
      text ? { address: `${String.fromCharCode(65 + column)}${at + 1}`, text } : undefined,
    ),
  }));
const known = {
  ...{
    boxTypes: ['20GP', '40GP', '40HQ'],
    chargeCodes: ['OF', 'BAF', 'THC'],
    layers: ['sell', 'cost'] as const,
  },
  isCarrier: (text: string) => text === 'COSCO',
  isPort: (text: string) => ['NINGBO', 'LAX'].includes(text),
};

it('finds the row of headings below titles and notes', () => {
  const rows = rowsOf([
    ['Rates of November'],
    [],
    ['to all agents'],
    ['POL', 'POD', '20GP', '40HQ'],
    ['NINGBO', 'LAX', '1', '2'],
  ]);
  expect(findHeaderRow(rows)).toBe(4);
  expect(splitAtHeader(rows, 4)).toMatchObject({
    headings: ['POL', 'POD', '20GP', '40HQ'],
    rows: [{ number: 5 }],
  });
});

it('maps prices by box and layer, surcharges by code, and places by what they hold', () => {
  const headings = ['Start', 'End', 'Line', 'Cost 40HQ', 'Sell 40HQ', 'BAF', 'THC/40HQ', '+45KG', 'USD/RT'];
  const rows = rowsOf([['NINGBO', 'LAX', 'COSCO', '1500', '1600', '120', 'INCL', '20', '30']]);
  const { columns, constants } = guessMapping(headings.with(0, 'A').with(1, 'B'), rows, known);
  expect(Object.fromEntries(columns.map(({ column, target }) => [column, target]))).toEqual({
    0: { to: 'pol' },
    1: { to: 'pod' },
    2: { to: 'carrier' },
    3: { to: 'box', box: '40HQ', layer: 'cost' },
    4: { to: 'box', box: '40HQ', layer: 'sell' },
    5: { to: 'surcharge', code: 'BAF' },
    6: { to: 'surcharge', code: 'THC', box: '40HQ' },
    7: { to: 'weight', fromKg: '45', layer: 'sell' },
    8: { to: 'perRt', layer: 'sell' },
  });
  expect(constants).toMatchObject({ currency: 'USD', rateType: 'FAK' });
});

it.each([
  [['COSCO rates', 'All rates in USD'], 'USD'],
  [['以下价格均为美元'], 'USD'],
  [['O/F in USD, THC in CNY'], undefined],
  [['ALL DAY RATES'], undefined],
])('notes above the headings say the currency: %s', (notes, currency) => {
  expect(
    guessMapping(['POL', '20GP'], rowsOf([['NINGBO', '1']]), { ...known, notes }).constants.currency,
  ).toBe(currency);
});

it('knows a sheet by its headings, whatever week it is', () => {
  expect(headingFingerprint(['POL', "20'GP", 'Week 46', ''])).toBe(
    headingFingerprint(['pol', '20GP', 'Week 47']),
  );
  expect(headingFingerprint(['POL', '20GP'])).not.toBe(headingFingerprint(['POL', '40GP']));
});
