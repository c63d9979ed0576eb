import { submitOrder } from '@fairway/contract/orders.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { NetworkError } from '../../wire/failures.ts';
import { refreshOrders } from '../order-reads.ts';
import { saveOnTop } from './save-order.ts';
import { takeBack } from './take-back.ts';
import { forgetWaiting, keepWaiting, type WaitingOrder, waitingOrders } from './waiting-orders.ts';

const shownLonger = 4_000;
let isSending = false;

/** Sends what waited for the network, one after the other. What is refused goes back to the form it came from. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const order of waitingOrders()) if (!(await sendOne(order))) break;
  } finally {
    isSending = false;
  }
}

/** False where there is no network still. */
async function sendOne(order: WaitingOrder): Promise<boolean> {
  try {
    const kept = await saveOnTop(order);
    if (kept.is === 'changed') giveBack(order, t('orderConflict'));
    else if (order.wantsSubmit) return await submit(order, kept);
    else done(order);
  } catch (error) {
    if (error instanceof NetworkError) return false;
    giveBack(order, (error as Error).message);
  }
  refreshOrders();
  return true;
}

/** It is kept: whatever comes of sending it, nothing that was written is lost. */
async function submit(
  order: WaitingOrder,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const kept = { ...order, saved: { id, version, base: order.fields } };
  keepWaiting(kept);
  try {
    await call(submitOrder, { params: { id }, body: { version } }, { commandId: newCommandId() });
    done(kept);
  } catch (error) {
    if (error instanceof NetworkError) return false;
    forgetWaiting(kept);
    toast(t('orderFormSentNot', { why: (error as Error).message }), shownLonger);
  }
  refreshOrders();
  return true;
}

function done(order: WaitingOrder): void {
  forgetWaiting(order);
  toast(t('orderFormSent'), shownLonger);
}

function giveBack(order: WaitingOrder, why: string): void {
  takeBack(order);
  toast(t('orderFormSentNot', { why }), shownLonger);
}
