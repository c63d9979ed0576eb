import type { PaymentRequestState } from '@fairway/contract/money-fields.ts';
import { exact, write } from '../money/money.ts';

export interface RequestTransition {
  by: 'asker' | 'payer' | 'flow';
  /** Empty: it begins with this. */
  from: readonly PaymentRequestState[];
  to: PaymentRequestState;
  guards: readonly RequestGuard[];
}

export type RequestGuard =
  /** Together with what others ask for it is not more than what is owed. */
  | 'withinOpen'
  | 'reasonGiven'
  /** What it is for can be paid now. */
  | 'invoicesPayable';

/** Every way a request for a payment can go. The record owns its state: the flow only says what came of it. */
export const requestTransitions = {
  ask: { by: 'asker', from: [], to: 'asked', guards: ['reasonGiven', 'withinOpen'] },
  approve: { by: 'flow', from: ['asked'], to: 'approved', guards: [] },
  reject: { by: 'flow', from: ['asked'], to: 'rejected', guards: [] },
  withdraw: { by: 'flow', from: ['asked'], to: 'withdrawn', guards: [] },
  /** An administrator brought the request back to life. */
  revive: { by: 'flow', from: ['rejected', 'withdrawn'], to: 'asked', guards: ['withinOpen'] },
  /** Approved, and not to be paid after all. */
  cancel: { by: 'payer', from: ['approved'], to: 'withdrawn', guards: ['reasonGiven'] },
  pay: { by: 'payer', from: ['approved'], to: 'paid', guards: ['invoicesPayable'] },
} as const satisfies Record<string, RequestTransition>;

export type RequestAct = keyof typeof requestTransitions;

export const requestActFits = (act: RequestAct, state: PaymentRequestState): boolean =>
  (requestTransitions[act].from as readonly PaymentRequestState[]).includes(state);

/** While it is one of these, what it asks for is not asked for again. */
export const runningRequests = ['asked', 'approved'] as const satisfies PaymentRequestState[];

/** What of an invoice may still be asked for; never below nothing. */
export function openToAsk(balance: string, askedByOthers: string): string {
  const open = exact(balance).minus(exact(askedByOthers));
  return open.isNegative() ? '0' : write(open);
}
