import { orderFields } from '@fairway/contract/order-fields.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { differenceByCurrency, freightCosts } from './order-costs.ts';
import { changesPrice, orderDifferences } from './order-differences.ts';
import { nextStep, orderSteps } from './order-steps.ts';
import { lockedUntil } from './price-lock.ts';

const never = {
  ...{
    submittedAt: null,
    acceptedAt: null,
    bookedAt: null,
    confirmedAt: null,
    convertedAt: null,
    endedAt: null,
  },
};
const bar = (...given: Parameters<typeof orderSteps>) =>
  orderSteps(...given)
    .map(({ state }) => state[0])
    .join('');

describe('the bar of an order', () => {
  it.each([
    ['draft', never, 'caaaaaa'],
    ['needInfo', { ...never, submittedAt: 1 }, 'dcaaaaa'],
    ['booking', { ...never, submittedAt: 1, acceptedAt: 2, bookedAt: 3 }, 'dddcaaa'],
    [
      'converted',
      { ...never, submittedAt: 1, acceptedAt: 2, bookedAt: 3, confirmedAt: 4, convertedAt: 5 },
      'dddddca',
    ],
    ['rejected', { ...never, submittedAt: 1, endedAt: 2 }, 'dfaaaaa'],
    ['expired', { ...never, endedAt: 2 }, 'faaaaaa'],
  ] as const)('%s', (state, times, expected) => {
    expect(bar(state, times)).toBe(expected);
  });
  it('is done when the order is completed', () => {
    const times = { submittedAt: 1, acceptedAt: 2, bookedAt: 3, confirmedAt: 4, convertedAt: 5, endedAt: 6 };
    expect(bar('completed', times)).toBe('ddddddd');
  });
});

it('the next step after the release is the first cut-off that is still ahead', () => {
  const facts = {
    ...({ status: 'confirmed', request: null, isWaitingForCredit: false, isPriced: true } as const),
    ...{ priceLockUntil: null, slaDue: null, cutoffs: { cutSi: 10, cutVgm: 5, cutPort: null } },
  };
  expect(nextStep(facts, 1)).toEqual({ what: 'meetCutoff', by: 'customer', until: 5, cutoff: 'cutVgm' });
  expect(nextStep(facts, 7)).toMatchObject({ cutoff: 'cutSi' });
  expect(nextStep(facts, 10)).toMatchObject({ what: 'convert', by: 'staff' });
  expect(nextStep({ ...facts, request: 'amend' }, 1)).toMatchObject({ what: 'answerAmend', by: 'staff' });
});

it('a price is held for so many hours, and not longer than its rate', () => {
  const now = Date.parse('2026-11-10T00:00:00Z');
  expect(lockedUntil(now, 72, '2026-11-30', 'Asia/Shanghai')).toBe(now + 72 * 3_600_000);
  expect(lockedUntil(now, 72, '2026-11-11', 'Asia/Shanghai')).toBe(Date.parse('2026-11-11T15:59:59Z'));
});

it('differences name fields; only some of them make a new price', () => {
  const order = z.parse(orderFields, { mode: 'FCL', boxes: [{ type: '40HQ', count: 1 }] });
  const remarked = orderDifferences(order, { ...order, remark: '快' });
  expect(remarked).toEqual([{ field: 'remark', before: '', after: '快' }]);
  expect(changesPrice(remarked)).toBe(false);
  expect(changesPrice(orderDifferences(order, { ...order, grossKg: '5' }))).toBe(true);
  expect(orderDifferences(order, { ...order, boxes: [...order.boxes] })).toEqual([]);
});

it('sums differ by currency, never across', () => {
  const usd = (amount: string) => ({ currency: 'USD', amount });
  expect(differenceByCurrency([usd('10.00')], [usd('12.50'), { currency: 'CNY', amount: '3.00' }])).toEqual([
    { currency: 'CNY', amount: '-3.00' },
    usd('-2.50'),
  ]);
});

it('freight costs what the rate says for each box; a cost that is missing leaves all of it unknown', () => {
  const line = (boxType: string) => ({
    ...({
      id: boxType,
      group: 'freight',
      chargeCode: 'OF',
      boxType,
      quantity: '2',
      currency: 'USD',
    } as const),
  });
  const boxes = [
    { type: '40HQ', cost: '1750', floor: null, sell: '1900' },
    { type: '20GP', cost: null, floor: null, sell: '1500' },
  ];
  const rate = { prices: { by: 'box' as const, boxes }, currency: 'USD' };
  expect(freightCosts([line('40HQ')], rate)).toMatchObject([
    { amount: { currency: 'USD', amount: '3500.00' } },
  ]);
  expect(freightCosts([line('40HQ'), line('20GP')], rate)).toBeNull();
});
