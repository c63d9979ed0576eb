import type { OrderCan } from '@fairway/contract/orders.ts';
import {
  actFits,
  isEditable,
  type OrderAct,
  orderTransitions,
  requestFits,
} from '@fairway/domain/orders/order-state.ts';
import { mayReprice } from './reprice-order.ts';
import type { OrderReader } from './sight.ts';
import type { StoredOrder } from './store.ts';

/** Which button an act needs, and what it is called on the wire. */
const acts: readonly [OrderCan, OrderAct, string][] = [
  ['submit', 'submit', 'btn_edit'],
  ['withdraw', 'withdraw', 'btn_edit'],
  ['cancel', 'cancel', 'btn_cancel'],
  ['askInfo', 'askInfo', 'btn_accept'],
  ['reject', 'reject', 'btn_accept'],
  ['accept', 'accept', 'btn_accept'],
  ['book', 'book', 'btn_book'],
  ['failSpace', 'failSpace', 'btn_book'],
  ['release', 'release', 'btn_book'],
  ['convert', 'convert', 'btn_convert'],
];

/** What somebody may do with an order now, by its state and their rights; guards of each act are asked when it is done. */
export function whatCanBeDone(order: StoredOrder, reader: OrderReader): OrderCan[] {
  const { isStaff, has } = reader;
  const found: OrderCan[] = [];
  const when = (isSo: boolean, name: OrderCan) => {
    if (isSo) found.push(name);
  };
  when(isEditable(order.status) && has('btn_edit'), 'edit');
  for (const [name, act, button] of acts) {
    const isTheirs = orderTransitions[act].by === 'customer' || isStaff;
    when(isTheirs && has(button) && actFits(act, order), name);
  }
  when(
    isStaff && order.isWaitingForCredit && actFits('accept', order) && has('btn_accept') && has('btn_credit'),
    'acceptBeyondCredit',
  );
  when(order.status === 'draft' && has('btn_remove'), 'delete');
  when(has('btn_add'), 'copy');
  when(has('btn_add'), 'saveTemplate');
  when(mayReprice(order, reader), 'reprice');
  when(order.status !== 'draft', 'talk');
  when(has('btn_cancel') && requestFits('cancel', order), 'requestCancel');
  when(has('btn_edit') && requestFits('amend', order), 'requestAmend');
  when(isStaff && has('btn_accept') && order.request === 'amend', 'answerAmend');
  when(isStaff && has('btn_book') && order.request === 'cancel', 'answerCancel');
  return found;
}
