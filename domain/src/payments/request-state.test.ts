import { type PaymentRequestState, paymentRequestStates } from '@fairway/contract/money-fields.ts';
import { describe, expect, it } from 'vitest';
import { openToAsk, type RequestAct, requestActFits } from './request-state.ts';

describe('a request for a payment', () => {
  const cases: [RequestAct, PaymentRequestState[]][] = [
    ['approve', ['asked']],
    ['reject', ['asked']],
    ['withdraw', ['asked']],
    ['revive', ['rejected', 'withdrawn']],
    ['cancel', ['approved']],
    ['pay', ['approved']],
  ];
  it.each(cases)('can %s from %s only', (act, from) => {
    expect(paymentRequestStates.filter((state) => requestActFits(act, state))).toEqual(from);
  });

  const open: [balance: string, others: string, left: string][] = [
    ['100', '0', '100'],
    ['100.50', '40.25', '60.25'],
    ['100', '100', '0'],
    // What was paid otherwise since then leaves less than others ask for.
    ['10', '40', '0'],
  ];
  it.each(open)('for an invoice with %s left, of which others ask for %s, is at most %s', (...given) => {
    const [balance, others, left] = given;
    expect(openToAsk(balance, others)).toBe(left);
  });
});
