import { expect, test } from 'vitest';
import { charge, thc } from '../testing/charges.ts';
import { chargeConflicts, closedCharges, mergedCharges, othersDid } from './charge-conflicts.ts';
import {
  chargeChanges,
  type EditedCharge,
  editedOf,
  newCharge,
  worthOf,
  wrongFields,
} from './edited-charges.ts';

const base = [charge(), thc()];
const changed = (changes: Partial<EditedCharge>): EditedCharge[] =>
  editedOf(base).map((one) => (one.key === 'ch1' ? { ...one, ...changes } : one));

test('only what both changed to something else is a conflict', () => {
  const mine = changed({ price: '2450', remark: '催款' });
  const theirs = [charge({ version: 2, price: '2500', quantity: '3' }), thc()];
  expect(chargeConflicts(mine, base, theirs).map(({ field }) => field)).toEqual(['ch1 price']);
  const [kept] = mergedCharges(mine, base, theirs, []);
  expect(kept).toMatchObject({ price: '2450', quantity: '3', remark: '催款' });
  const [dropped] = mergedCharges(mine, base, theirs, ['ch1 price']);
  expect(dropped).toMatchObject({ price: '2500', quantity: '3', remark: '催款' });
  expect(chargeChanges(mergedCharges(mine, base, theirs, []), theirs).changed).toMatchObject([
    { id: 'ch1', version: 2, price: '2450' },
  ]);
});

test('what I changed and somebody removed is a new charge, unless theirs stands', () => {
  const mine = changed({ price: '2450' });
  const theirs = [thc()];
  expect(chargeConflicts(mine, base, theirs)).toMatchObject([{ field: 'ch1 charge', theirs: undefined }]);
  expect(chargeChanges(mergedCharges(mine, base, theirs, []), theirs).added).toMatchObject([
    { price: '2450' },
  ]);
  expect(mergedCharges(mine, base, theirs, ['ch1 charge'])).toHaveLength(1);
});

test('what was submitted meanwhile stays as it was submitted', () => {
  const mine = changed({ price: '2450' });
  const theirs = [charge({ version: 2, status: 'submitted', can: ['withdraw'] }), thc()];
  expect(chargeConflicts(mine, base, theirs)).toEqual([]);
  expect(closedCharges(mine, base, theirs).map(({ key }) => key)).toEqual(['ch1']);
  expect(chargeChanges(mergedCharges(mine, base, theirs, []), theirs)).toEqual({
    ...{ added: [], changed: [], removed: [] },
  });
  expect(othersDid(base, theirs)).toMatchObject([{ did: 'changed' }]);
});

test('new lines stay, and what is removed is sent with its version', () => {
  const made = newCharge('k1', 'payable', { chargeCodeId: 'thc', partyId: 'v1', price: '600' });
  const { added, removed } = chargeChanges([...editedOf([charge()]), made], base);
  expect(added).toMatchObject([{ side: 'payable', price: '600', source: 'manual' }]);
  expect(removed).toEqual([{ id: 'ch2', version: 1 }]);
});

test('a line says what is wrong with it and what it comes to', () => {
  const made = newCharge('k1', 'receivable', {
    quantity: '2',
    price: '1470',
    vatKind: 'taxable',
    vatRate: '6',
  });
  expect(wrongFields(made)).toEqual(['chargeCodeId', 'partyId']);
  expect(worthOf(made)).toMatchObject({ gross: { amount: '2940.00' }, tax: { amount: '166.42' } });
  expect(worthOf({ ...made, vatRate: undefined })).toMatchObject({
    gross: { amount: '2940.00' },
    tax: undefined,
  });
  expect(wrongFields({ ...made, price: '1,470', currency: 'US' })).toEqual([
    ...['chargeCodeId', 'partyId', 'price', 'currency'],
  ]);
  expect(worthOf({ ...made, price: '' })).toBeUndefined();
});
