import { newOrderPath, orderApartPath, orderEditPath } from '../paths.ts';
import { apartId, keepOrderDraft, orderDraftOf } from './order-draft.ts';
import { forgetWaiting, type WaitingOrder } from './waiting-orders.ts';

/**
 * It waits no longer and becomes a draft of the form it came from, where it is offered on return. A new order that is
 * being written meanwhile stays where it is, and this one is kept beside it. Returns where it is written on.
 */
export function takeBack(order: WaitingOrder): string {
  const { clientId, saved, fields } = order;
  const written = saved ? undefined : orderDraftOf(undefined);
  const isApart = written !== undefined && written.kept.clientId !== clientId;
  keepOrderDraft(isApart ? apartId(clientId) : saved?.id, {
    ...{ clientId, version: saved?.version ?? null, base: saved?.base ?? fields, fields, files: [] },
  });
  forgetWaiting(order);
  if (saved) return orderEditPath(saved.id);
  return isApart ? orderApartPath(clientId) : newOrderPath();
}
