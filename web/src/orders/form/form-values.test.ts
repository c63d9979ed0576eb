import { expect, test } from 'vitest';
import {
  differencesOf,
  emptyFields,
  isPricedSo,
  mergedFields,
  readCount,
  readFields,
  typedFields,
  writtenFields,
  wrongFields,
} from './form-values.ts';

const base = { ...emptyFields('FCL'), commodity: '家具', grossKg: '12000', poNo: 'A1' };

test('what I changed stands on what somebody else changed, and what both changed is named', () => {
  const mine = { ...base, commodity: '木制家具', remark: '加急' };
  const theirs = { ...base, commodity: '钢制家具', poNo: 'B2' };
  const { fields, both } = mergedFields(base, mine, theirs);
  expect(fields).toMatchObject({ commodity: '木制家具', remark: '加急', poNo: 'B2' });
  expect(both).toEqual(['commodity']);
  expect(mergedFields(base, mine, { ...base, poNo: 'B2' }).both).toEqual([]);
});

test('the same weight written otherwise is no difference', () => {
  expect(differencesOf(base, { ...base, grossKg: '12000.000' })).toEqual([]);
  expect(typedFields({ ...base, grossKg: '12000.500', cbm: '0' })).toMatchObject({
    grossKg: '12000.5',
    cbm: '',
  });
});

test.each([
  ['hsCode', { hsCode: '94036' }],
  ['hsCode', { hsCode: '9403600A' }],
  ['grossKg', { grossKg: '1,200' }],
  ['unNo', { isDangerous: true, unNo: '12' }],
  ['consignee', { consignee: { ...base.consignee, email: 'nobody' } }],
] as const)('%s that is not written right cannot be kept', (field, changes) => {
  expect(Object.keys(wrongFields({ ...base, ...changes }))).toEqual([field]);
});

test('what is said of dangerous goods is not sent of others', () => {
  expect(writtenFields({ ...base, unNo: '1263', imoClass: '3' })).toMatchObject({ unNo: '', imoClass: '' });
});

test('a draft of another edition brings what fits', () => {
  expect(readFields({ mode: 'LCL', commodity: '家具', boxes: 'junk', gone: 1 })).toEqual({
    ...emptyFields('LCL'),
    commodity: '家具',
  });
  expect(readFields({ mode: 'ROAD' })).toBeUndefined();
});

test.each([
  ['', 0],
  ['15', 15],
  ['1.', 1],
  ['1.5', 1.5],
  ['.', -1],
  ['十', -1],
  ['-3', -1],
])('%s typed as a count is %d', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test('half a package and a weight beyond all scales are named as what they are', () => {
  expect(wrongFields({ ...base, packages: 1.5, grossKg: '99999999' })).toEqual({
    ...{ packages: 'orderPackagesWrong', grossKg: 'orderGrossLarge' },
  });
  expect(wrongFields({ ...base, packages: 1_000_000, cbm: '1.2345' })).toEqual({
    ...{ packages: 'orderPackagesLarge', cbm: 'orderNumberWrong' },
  });
});

test('the price depends on boxes and services, not on a remark', () => {
  expect(isPricedSo(base, { ...base, remark: '加急' })).toBe(true);
  expect(isPricedSo(base, { ...base, services: ['customs'] })).toBe(false);
});
