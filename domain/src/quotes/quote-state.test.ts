import { expect, it } from 'vitest';
import { quoteStateAt, refusalToEnd } from './quote-state.ts';

it.each([
  ['draft', 5, 'draft'],
  ['sent', 9, 'sent'],
  ['sent', 10, 'expired'],
  ['viewed', 11, 'expired'],
  ['accepted', 11, 'accepted'],
  ['lost', 11, 'lost'],
] as const)('%s that is valid until 10 is at %i %s', (status, now, state) =>
  expect(quoteStateAt({ status, validUntil: 10 }, now)).toBe(state),
);

it.each([
  ['draft', 'accepted', 'QUOTE_NOT_SENT'],
  ['sent', 'accepted', undefined],
  ['viewed', 'accepted', undefined],
  ['viewed', 'lost', undefined],
  ['expired', 'accepted', 'QUOTE_EXPIRED'],
  ['expired', 'lost', undefined],
  ['accepted', 'accepted', 'QUOTE_NOT_OPEN'],
  ['accepted', 'lost', 'QUOTE_NOT_OPEN'],
  ['lost', 'accepted', 'QUOTE_NOT_OPEN'],
] as const)('of one that is %s, %s is refused with %s', (state, end, refusal) =>
  expect(refusalToEnd(state, end)).toBe(refusal),
);
