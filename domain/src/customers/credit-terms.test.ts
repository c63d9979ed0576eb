import { expect, it } from 'vitest';
import { periodProblem } from './credit-terms.ts';

const term = (validFrom: string, validTo: string | null, ...bizTypes: string[]) => ({
  validFrom,
  validTo,
  bizTypes,
});

it.each([
  ['none', [], undefined],
  ['one', [term('2026-01-01', null)], undefined],
  ['one of a day', [term('2026-01-01', '2026-01-01')], undefined],
  ['one that ends before it begins', [term('2026-01-02', '2026-01-01')], 'endsEarly'],
  ['one after the other', [term('2026-01-01', '2026-06-30'), term('2026-07-01', null)], undefined],
  ['two on the same day', [term('2026-01-01', '2026-07-01'), term('2026-07-01', null)], { overlaps: 1 }],
  ['two without an end', [term('2026-01-01', null), term('2027-01-01', null)], { overlaps: 1 }],
  ['two for other business', [term('2026-01-01', null, 'SE'), term('2026-01-01', null, 'AE')], undefined],
  [
    'one for all and one for some',
    [term('2026-01-01', null), term('2026-01-01', null, 'AE')],
    { overlaps: 1 },
  ],
])('%s', (_, terms, expected) => {
  expect(periodProblem(terms)).toEqual(expected);
});
