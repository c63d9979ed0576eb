import type { OrderState } from '@fairway/contract/order-fields.ts';
import {
  type OrderCutoff,
  type OrderNext,
  type OrderStep,
  orderCutoffs,
  orderStepNames,
} from '@fairway/contract/orders.ts';
import type { OrderStanding } from './order-state.ts';

/** When what happened to an order; null for what did not. */
export interface OrderTimes {
  submittedAt: number | null;
  acceptedAt: number | null;
  bookedAt: number | null;
  confirmedAt: number | null;
  convertedAt: number | null;
  endedAt: number | null;
}

/** Which step of the bar an order that goes on stands at. */
const stepAt: Partial<Record<OrderState, number>> = {
  ...{
    draft: 0,
    submitted: 1,
    needInfo: 1,
    accepted: 2,
    booking: 3,
    confirmed: 4,
    converted: 5,
    completed: 7,
  },
};

/** The bar of an order. One that failed has a cross where it stood, and nothing ahead of that. */
export function orderSteps(status: OrderState, times: OrderTimes): OrderStep[] {
  const done = [times.submittedAt, times.acceptedAt, times.bookedAt, times.confirmedAt, times.convertedAt];
  const reached = done.indexOf(null);
  const failedAt = stepAt[status] === undefined ? (reached < 0 ? done.length : reached) : undefined;
  const current = failedAt ?? stepAt[status] ?? 0;
  return orderStepNames.map((step, place) => {
    if (place === failedAt) return { step, state: 'failed', at: times.endedAt };
    if (place < current) {
      const at = place < done.length ? (done[place] ?? null) : times.endedAt;
      return { step, state: 'done', at };
    }
    return { step, state: place === current ? 'current' : 'ahead', at: null };
  });
}

interface Facts extends OrderStanding {
  isWaitingForCredit: boolean;
  /** It has a price that holds, by its period and its lock. */
  isPriced: boolean;
  priceLockUntil: number | null;
  slaDue: number | null;
  cutoffs: Partial<Record<OrderCutoff, number | null>>;
}

/** What comes next, as far as anybody has to do something. */
export function nextStep(facts: Facts, now: number): OrderNext {
  const { status, request } = facts;
  const next = (what: OrderNext['what'], by: OrderNext['by'], until: number | null = null): OrderNext => ({
    what,
    by,
    until,
    cutoff: null,
  });
  if (request === 'amend') return next('answerAmend', 'staff');
  if (request === 'cancel') return next('answerCancel', 'staff');
  switch (status) {
    case 'draft':
      return facts.isPriced ? next('submit', 'customer', facts.priceLockUntil) : next('reprice', 'customer');
    case 'submitted':
      return next(facts.isWaitingForCredit ? 'approveCredit' : 'review', 'staff', facts.slaDue);
    case 'needInfo':
      return next('giveInfo', 'customer');
    case 'accepted':
      return next('book', 'staff');
    case 'booking':
      return next('release', 'staff');
    case 'confirmed':
    case 'converted':
      return (
        nextCutoff(facts.cutoffs, now) ??
        (status === 'confirmed' ? next('convert', 'staff') : next('ship', null))
      );
    case 'expired':
      return next('reprice', 'customer');
    default:
      return next('none', null);
  }
}

/** The one that comes first of those that are still ahead. */
function nextCutoff(cutoffs: Facts['cutoffs'], now: number): OrderNext | undefined {
  const [first] = orderCutoffs
    .flatMap((cutoff) => {
      const until = cutoffs[cutoff];
      return typeof until === 'number' && until > now ? [{ cutoff, until }] : [];
    })
    .toSorted((one, other) => one.until - other.until);
  return first && { what: 'meetCutoff', by: 'customer', ...first };
}
