import { keepOrderDraft } from './order-draft.ts';
import { forgetWaiting, type WaitingOrder } from './waiting-orders.ts';

/** It waits no longer and becomes a draft of the form it came from, where it is offered on return. */
export function takeBack(order: WaitingOrder): void {
  const { clientId, saved, fields } = order;
  forgetWaiting(order);
  keepOrderDraft(saved?.id, {
    ...{ clientId, version: saved?.version ?? null, base: saved?.base ?? fields, fields, files: [] },
  });
}
