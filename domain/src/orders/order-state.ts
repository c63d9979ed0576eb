import type { OrderRequest, OrderState } from '@fairway/contract/order-fields.ts';

/** Who may do it: the customer and whoever orders for them, who handles orders, or nobody but the clock and the shipment. */
export type OrderActor = 'customer' | 'staff' | 'system';

export interface OrderTransition {
  act: string;
  by: OrderActor;
  from: readonly OrderState[];
  to: OrderState;
  /** What must hold beside the state; each has a name that tests and refusals use. */
  guards: readonly OrderGuard[];
}

export type OrderGuard =
  /** Everything that an order needs is filled in. */
  | 'complete'
  /** Its rate is in force on the day that decides; otherwise it is priced anew first. */
  | 'priceHolds'
  | 'customerNotFrozen'
  | 'reasonGiven'
  | 'creditAllows'
  | 'sailingChosen'
  | 'bookingNumberGiven'
  | 'notConvertedYet'
  | 'beforeCutSi'
  | 'notLoaded'
  | 'priceLockOver';

const beforeBooking = ['draft', 'submitted', 'needInfo', 'accepted'] as const;
const booked = ['booking', 'confirmed', 'converted'] as const;

/** Every way an order can go. `amend` and `cancel` ask first: they leave the order where it is until they are answered. */
export const orderTransitions = {
  submit: {
    ...{ by: 'customer', from: ['draft', 'needInfo'], to: 'submitted' },
    guards: ['complete', 'priceHolds', 'customerNotFrozen'],
  },
  withdraw: { by: 'customer', from: ['submitted'], to: 'draft', guards: [] },
  askInfo: { by: 'staff', from: ['submitted'], to: 'needInfo', guards: ['reasonGiven'] },
  reject: { by: 'staff', from: ['submitted'], to: 'rejected', guards: ['reasonGiven'] },
  accept: {
    ...{ by: 'staff', from: ['submitted'], to: 'accepted' },
    guards: ['customerNotFrozen', 'creditAllows'],
  },
  book: { by: 'staff', from: ['accepted'], to: 'booking', guards: ['sailingChosen'] },
  failSpace: { by: 'staff', from: ['booking'], to: 'accepted', guards: ['reasonGiven'] },
  release: { by: 'staff', from: ['booking'], to: 'confirmed', guards: ['bookingNumberGiven'] },
  convert: { by: 'staff', from: ['confirmed'], to: 'converted', guards: ['notConvertedYet'] },
  cancel: { by: 'customer', from: beforeBooking, to: 'cancelled', guards: [] },
  confirmCancel: { by: 'staff', from: booked, to: 'cancelled', guards: ['notLoaded'] },
  expire: { by: 'system', from: ['draft', 'submitted'], to: 'expired', guards: ['priceLockOver'] },
  complete: { by: 'system', from: ['converted'], to: 'completed', guards: [] },
} as const satisfies Record<string, Omit<OrderTransition, 'act'>>;

export type OrderAct = keyof typeof orderTransitions;
export const orderActs = Object.keys(orderTransitions) as OrderAct[];

/** What a customer asks for once space is booked. */
export const requestTransitions = {
  amend: { from: ['confirmed', 'converted'], guards: ['beforeCutSi'] },
  cancel: { from: booked, guards: ['notLoaded'] },
} as const satisfies Record<OrderRequest, { from: readonly OrderState[]; guards: readonly OrderGuard[] }>;

export interface OrderStanding {
  status: OrderState;
  request: OrderRequest | null;
}

const isOneOf = (states: readonly OrderState[], state: OrderState): boolean => states.includes(state);

/**
 * Whether an act fits the state; its guards are asked besides. While a request waits, only its answer and the system
 * move the order: what was booked must not change under the question.
 */
export function actFits(act: OrderAct, { status, request }: OrderStanding): boolean {
  const { from, by }: { from: readonly OrderState[]; by: OrderActor } = orderTransitions[act];
  if (!isOneOf(from, status)) return false;
  if (act === 'confirmCancel') return request === 'cancel';
  return request === null || by === 'system';
}

export const requestFits = (wanted: OrderRequest, { status, request }: OrderStanding): boolean =>
  request === null && isOneOf(requestTransitions[wanted].from, status);

/** What of an order may be written by whom: the draft itself, or what was asked back. */
export const isEditable = (status: OrderState): boolean => status === 'draft' || status === 'needInfo';

/** No act of anybody leads out of it. */
export const isFinal = (status: OrderState): boolean =>
  !Object.values(orderTransitions).some(({ from }: { from: readonly OrderState[] }) => isOneOf(from, status));
