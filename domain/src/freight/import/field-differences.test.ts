import type { RateSurcharge, WrittenRate } from '@fairway/contract/freight-rates.ts';
import type { MappedColumn } from '@fairway/contract/rate-import.ts';
import { expect, it } from 'vitest';
import { newRate } from './compare-rate.ts';
import { cellOfField, cellOfPrice, fieldDifferences } from './field-differences.ts';

const charge = (chargeCodeId: string, price: string): RateSurcharge => ({
  ...{ chargeCodeId, unit: 'ctn', price, prices: {}, currency: 'USD', minimum: null, maximum: null },
  ...{ conditions: [], validFrom: '2026-11-16', validTo: null, paidAt: 'PP', isMandatory: true },
});
const rate = newRate({
  ...{ mode: 'FCL', polId: 'CNNGB', podId: 'USLAX', carrierId: 'COSU', rateType: 'FAK', currency: 'USD' },
  ...{ validFrom: '2026-11-16', validTo: '2026-11-30', chargeIds: [], chargeCodes: [], included: ['DOC'] },
  prices: { by: 'box', boxes: [{ type: '40HQ', sell: '1900' }] },
  surcharges: [charge('BAF', '100'), charge('PSS', '50')],
});

it.each<[string, Partial<WrittenRate>, [string, string, string, string][]]>([
  ['nothing', {}, []],
  [
    'an amount that is written differently',
    { surcharges: [charge('BAF', '100.00'), charge('PSS', '50')] },
    [],
  ],
  ['a price, which is shown elsewhere', { prices: { by: 'box', boxes: [] } }, []],
  ['a count', { transitDays: 15 }, [['transitDays', '', '', '15']]],
  ['a text', { remark: 'Direct' }, [['remark', '', '', 'Direct']]],
  ['a port between', { viaId: 'KRPUS', isDirect: false }, [['viaId', '', '', 'KRPUS']]],
  ['what is included', { included: ['DOC', 'THC'] }, [['included', '', 'DOC', 'DOC,THC']]],
  [
    'one surcharge of two',
    { surcharges: [charge('BAF', '120'), charge('PSS', '50')] },
    [['surcharges', 'BAF', 'USD 100', 'USD 120']],
  ],
  ['a surcharge that is gone', { surcharges: [charge('BAF', '100')] }, [['surcharges', 'PSS', 'USD 50', '']]],
])('%s', (_, changes, differences) => {
  expect(
    fieldDifferences(rate, { ...rate, ...changes }).map(({ field, chargeCodeId, before, after }) => [
      ...[field, chargeCodeId, before, after],
    ]),
  ).toEqual(differences);
});

it('names the cell it stands in', () => {
  const columns: MappedColumn[] = [
    { column: 1, target: { to: 'via' } },
    { column: 2, target: { to: 'box', box: '40HQ', layer: 'sell' } },
    { column: 27, target: { to: 'surcharge', code: 'BAF' } },
    { column: 4, target: { to: 'weightMinimum', layer: 'sell' } },
  ];
  expect(cellOfField(columns, 7, { field: 'viaId' })).toBe('B7');
  expect(cellOfField(columns, 7, { field: 'surcharges', code: 'BAF' })).toBe('AB7');
  expect(cellOfField(columns, 7, { field: 'remark' })).toBe('');
  expect(cellOfPrice(columns, 7, { place: '40HQ', layer: 'sell' })).toBe('C7');
  expect(cellOfPrice(columns, 7, { place: '40HQ', layer: 'cost' })).toBe('');
  expect(cellOfPrice(columns, 7, { place: 'M', layer: 'sell' })).toBe('E7');
});
