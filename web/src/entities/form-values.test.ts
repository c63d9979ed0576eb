import { expect, test } from 'vitest';
import type { EntityField, EntityRow } from './entity-description.ts';
import { bodyOf, newValues, valuesOf } from './form-values.ts';

const label = 'entityName';
const fields: EntityField[] = [
  { field: 'name', label, kind: 'text', most: 10 },
  { field: 'codes', label, kind: 'codes', most: 10 },
  { field: 'rate', label, kind: 'decimal' },
  { field: 'teu', label, kind: 'number' },
  { field: 'isBase', label, kind: 'switch', startsWith: true },
  { field: 'kinds', label, kind: 'choices', options: {} },
  { field: 'portId', label, kind: 'reference', entity: 'Port', shownAs: 'portName' },
  { field: 'from', label, kind: 'day' },
  { field: 'said', label, kind: 'text', most: 10, isShownOnly: true },
  { field: 'rows', label, kind: 'rows', columns: [{ field: 'alias', label, kind: 'text', most: 10 }] },
];
const row: EntityRow = {
  ...{ id: 'x', version: 1, isEnabled: true, lastModifyTime: 0 },
  ...{ name: '宁波', codes: ['A', 'B'], rate: '7.110400', teu: null, isBase: false, kinds: [] },
  ...{ portId: null, from: '2026-11-17', said: 'x', rows: [{ alias: 'NB' }] },
};

test('a record goes through the form and comes out as it was', () => {
  const values = valuesOf(fields, row);
  expect(values).toMatchObject({ codes: 'A B', rate: '7.1104', isBase: 0, kinds: null });
  expect(bodyOf(fields, values)).toEqual({
    ...{ name: '宁波', codes: ['A', 'B'], rate: '7.1104', teu: null, isBase: false, kinds: [] },
    ...{ portId: null, from: '2026-11-17', rows: [{ alias: 'NB' }] },
  });
});

test('what people type is sent as the wire has it', () => {
  const typed = { name: ' 上海 ', codes: 'a，b;  c', rate: '1,234.50', isBase: 1, from: null, rows: [] };
  expect(bodyOf(fields, typed)).toMatchObject({
    ...{ name: '上海', codes: ['a', 'b', 'c'], rate: '1234.50', isBase: true, from: null, rows: [] },
  });
  expect(newValues(fields)).toMatchObject({ isBase: 1, name: null, rows: [] });
});

test('times of ports stand in the form as on their own walls', () => {
  const times: EntityField[] = [
    { field: 'etd', label, kind: 'moment', zone: 'polTimeZone' },
    { field: 'eta', label, kind: 'moment', zone: 'podTimeZone' },
  ];
  const zones = { polTimeZone: 'Asia/Shanghai', podTimeZone: 'America/Los_Angeles' };
  const sailing = {
    ...row,
    ...zones,
    etd: Date.parse('2026-11-20T18:00+08:00'),
    eta: Date.parse('2026-12-04T08:30-08:00'),
  };
  const values = valuesOf(times, sailing);
  expect(values).toEqual({
    etd: Date.parse('2026-11-20T18:00Z'),
    eta: Date.parse('2026-12-04T08:30Z'),
  });
  expect(bodyOf(times, values, zones)).toEqual({ etd: sailing.etd, eta: sailing.eta });
});
