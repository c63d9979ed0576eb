import { orderRequests, orderStates } from '@fairway/contract/order-fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actFits, isFinal, orderActs, orderTransitions, requestFits } from './order-state.ts';

describe('the states of an order', () => {
  it('are left as the table says', () => {
    const ways = orderActs.map(
      (act) => `${act}: ${orderTransitions[act].from.join(' ')} > ${orderTransitions[act].to}`,
    );
    expect(ways).toEqual([
      'submit: draft needInfo > submitted',
      'withdraw: submitted > draft',
      'askInfo: submitted > needInfo',
      'reject: submitted > rejected',
      'accept: submitted > accepted',
      'book: accepted > booking',
      'failSpace: booking > accepted',
      'release: booking > confirmed',
      'convert: confirmed > converted',
      'cancel: draft submitted needInfo accepted > cancelled',
      'confirmCancel: booking confirmed converted > cancelled',
      'expire: draft submitted > expired',
      'complete: converted > completed',
    ]);
    expect(orderStates.filter(isFinal)).toEqual(['rejected', 'completed', 'cancelled', 'expired']);
  });

  it('each is reached from a draft', () => {
    const reached = new Set(['draft']);
    for (const _ of orderStates)
      for (const act of orderActs)
        if (orderTransitions[act].from.some((state) => reached.has(state)))
          reached.add(orderTransitions[act].to);
    expect([...reached].sort()).toEqual([...orderStates].sort());
  });

  it('a request that waits holds everything but its answer', () => {
    for (const act of orderActs)
      for (const status of orderStates) {
        const fits = actFits(act, { status, request: null });
        const held = actFits(act, { status, request: 'amend' });
        if (orderTransitions[act].by !== 'system') expect(held).toBe(false);
        else expect(held).toBe(fits);
      }
    expect(actFits('confirmCancel', { status: 'confirmed', request: 'cancel' })).toBe(true);
    expect(actFits('confirmCancel', { status: 'confirmed', request: null })).toBe(false);
  });

  it.each([
    ['amend', 'confirmed converted'],
    ['cancel', 'booking confirmed converted'],
  ] as const)('%s is asked for once space is booked', (wanted, states) => {
    const fitting = orderStates.filter((status) => requestFits(wanted, { status, request: null }));
    expect(fitting.join(' ')).toBe(states);
    for (const request of orderRequests)
      expect(orderStates.filter((status) => requestFits(wanted, { status, request }))).toEqual([]);
  });

  it('no way of acts converts an order twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderActs), { maxLength: 60 }), (acts) => {
        let status: (typeof orderStates)[number] = 'draft';
        let conversions = 0;
        for (const act of acts) {
          const request = act === 'confirmCancel' ? 'cancel' : null;
          if (!actFits(act, { status, request })) continue;
          if (act === 'convert') conversions += 1;
          status = orderTransitions[act].to;
        }
        expect(conversions).toBeLessThanOrEqual(1);
      }),
    );
  });
});
