import { expect, test } from 'vitest';
import { formPath } from './form-problems.ts';

test.each([
  ['prices.boxes.0.sell', 'boxes.0.sell'],
  ['prices.breaks.2.fromKg', 'breaks.2.fromKg'],
  ['prices.sell', 'sell'],
  ['prices.unit', 'priceUnit'],
  ['prices.minimum.sell', 'minimumSell'],
  ['surcharges.3.prices.40HQ', 'surcharges.3.box40HQ'],
  ['surcharges.3.conditions.0.value', 'surcharges.3.conditionKg'],
  ['surcharges.3.price', 'surcharges.3.price'],
  ['audience.customerIds.0', 'customerIds'],
  ['included.1', 'included'],
  ['transitDays', 'transitDays'],
])('what the server finds wrong at %s stands in the form at %s', (path, field) => {
  expect(formPath(path)).toBe(field);
});
