import { expect, it } from 'vitest';
import { byUrgency, type CallReason, callReasonsOf, type KnownCustomer } from './call-reasons.ts';

const today = '2026-11-19';
const quiet: KnownCustomer = { lastOn: today, since: '2026-01-01', rateEndsOn: null, termsEndOn: null };

it.each<[string, Partial<KnownCustomer>, CallReason[]]>([
  ['ships today', {}, []],
  ['ships in a week', { lastOn: '2026-11-26' }, []],
  ['29 days', { lastOn: '2026-10-21' }, []],
  ['30 days', { lastOn: '2026-10-20' }, ['quiet30']],
  ['44 days', { lastOn: '2026-10-06' }, ['quiet30']],
  ['45 days', { lastOn: '2026-10-05' }, ['quiet45']],
  ['never, and new', { lastOn: null, since: '2026-11-01' }, []],
  ['never', { lastOn: null, since: '2026-09-01' }, ['quiet45']],
  ['a price that ends today', { rateEndsOn: today }, ['rate']],
  ['a price that ends in three days', { rateEndsOn: '2026-11-22' }, ['rate']],
  ['a price that ends in four days', { rateEndsOn: '2026-11-23' }, []],
  ['a price that is over', { rateEndsOn: '2026-11-18' }, []],
  ['all', { lastOn: null, rateEndsOn: today, termsEndOn: '2026-11-21' }, ['rate', 'terms', 'quiet45']],
])('a customer is called for what is so: %s', (_, changes, reasons) => {
  expect(callReasonsOf({ ...quiet, ...changes }, today)).toEqual(reasons);
});

it('puts what ends first, then who shipped last, then who never did', () => {
  const customer = (name: string, lastOn: string | null, endsOn: string | null = null) => ({
    ...{ name, lastOn, endsOn, reasons: [] },
  });
  const ordered = [
    customer('never', null),
    customer('long ago', '2026-01-02'),
    customer('lately', '2026-10-02'),
    customer('ends later', null, '2026-11-21'),
    customer('ends', '2026-11-01', '2026-11-19'),
  ].toSorted(byUrgency);
  expect(ordered.map(({ name }) => name)).toEqual(['ends', 'ends later', 'lately', 'long ago', 'never']);
});
