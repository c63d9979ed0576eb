import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { create } from 'zustand';
import { draftOf, draftsNamed, forgetDraft, keepDraft } from '../../wire/drafts.ts';

/** An order that could not be sent for want of a network. It is sent as soon as there is one. */
export interface WaitingOrder {
  clientId: string;
  /** Of one that the server has: its version and what it said then. */
  saved: { id: string; version: number; base: OrderFields } | undefined;
  fields: OrderFields;
  wantsSubmit: boolean;
}

const key = 'orders waiting';
/** How the names of drafts begin that are kept beside the new order being written. */
export const apartDrafts = 'order new ';

export const waitingOrders = (): WaitingOrder[] => {
  const kept = draftOf<unknown>(key)?.values;
  return Array.isArray(kept) ? (kept as WaitingOrder[]) : [];
};

/** How many wait and how many are kept beside the one being written, for screens that say so. */
export const useWaitingCount = create<{ count: number; apart: number }>(() => ({ count: 0, apart: 0 }));
export const countWaiting = (): void =>
  useWaitingCount.setState({ count: waitingOrders().length, apart: draftsNamed(apartDrafts).length });

const keep = (orders: readonly WaitingOrder[]): void => {
  if (orders.length > 0) keepDraft(key, orders);
  else forgetDraft(key);
  countWaiting();
};

const isOther = (one: WaitingOrder) => (other: WaitingOrder) =>
  other.clientId !== one.clientId && (one.saved === undefined || other.saved?.id !== one.saved.id);

/** What was written last takes the place of what was written before. */
export const keepWaiting = (order: WaitingOrder): void =>
  keep([...waitingOrders().filter(isOther(order)), order]);

export const forgetWaiting = (order: WaitingOrder): void => keep(waitingOrders().filter(isOther(order)));
