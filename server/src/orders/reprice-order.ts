import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderState } from '@fairway/contract/order-fields.ts';
import { differenceByCurrency } from '@fairway/domain/orders/order-costs.ts';
import { customerById } from '../customers/customers-by-id.ts';
import type { Context } from '../http/context.ts';
import { composeOrder } from './compose-order.ts';
import { changeHeld, doingOf, orderToChange, savedOf, wrongState } from './order-acts.ts';
import { rateFor } from './order-rate.ts';
import { type PricedOrder, priceOrder, standingOf } from './price-order.ts';
import { addDraft } from './save-order.ts';
import type { OrderReader } from './sight.ts';
import type { StoredOrder } from './store.ts';
import { tellCustomer } from './tell-about-order.ts';

const byWriter: readonly OrderState[] = ['draft', 'needInfo', 'expired'];
const byPricer: readonly OrderState[] = ['submitted', 'accepted', 'booking', 'confirmed'];

/** Who writes an order prices it anew; once it is sent, who sets prices does. */
export const mayReprice = ({ status, request }: StoredOrder, { isStaff, has }: OrderReader): boolean =>
  request === null &&
  ((byWriter.includes(status) && has('btn_edit')) ||
    (byPricer.includes(status) && isStaff && has('btn_price')));

/** Prices an order anew by its rate or another one; of an order that expired a draft is made. */
export async function repriceOrder(
  ctx: Context,
  id: string,
  { version, rateId }: { version: number; rateId?: string | undefined },
) {
  const { order, reader } = await orderToChange(ctx, id, version);
  if (![...byWriter, ...byPricer].includes(order.status)) throw wrongState(ctx, order);
  if (order.request !== null) throw new AppError('ORDER_REQUEST_WAITS');
  if (!mayReprice(order, reader)) throw new AppError('FORBIDDEN');
  const isOther = rateId !== undefined && rateId !== order.rateId;
  const fields = isOther ? { ...order.fields, rateId, quoteId: null, sailingId: null } : order.fields;
  const sailing = isOther ? null : order.sailing;
  const customer = order.customerId === null ? undefined : await customerById(ctx.db, order.customerId);
  const by = await rateFor(ctx, fields, customer);
  const priced = await priceOrder(ctx, by, fields, sailing);
  const priceBefore = order.price && { totals: order.price.totals, pricedAt: order.price.pricedAt };
  const amounts = {
    totals: priced.price?.totals ?? [],
    difference: differenceByCurrency(priced.price?.totals ?? [], order.price?.totals ?? []),
  };
  if (order.status === 'expired') {
    const draft = await composeOrder(ctx, { ...fields, sailingId: null }, { isTakenOver: true });
    const saved = await addDraft(ctx, draft.order, { copiedFromId: order.id, priceBefore });
    return { ...saved, ...amounts };
  }
  const changed = await changeHeld(doingOf(ctx), order, 'reprice', {
    ...{
      ...heldFor(order, priced),
      priceBefore,
      fields,
      rateId: fields.rateId,
      quoteId: fields.quoteId,
      sailing,
    },
    carrierId: by.rate?.carrierId ?? null,
    etdOn: sailing ? order.etdOn : fields.etdFrom,
  });
  if (reader.isStaff && order.submittedAt !== null) await tellCustomer(ctx, changed, 'repriced');
  return { ...savedOf(changed), ...amounts };
}

/** The price of an order that was accepted is held for good. */
const heldFor = ({ acceptedAt }: StoredOrder, priced: PricedOrder): PricedOrder =>
  acceptedAt === null ? priced : { ...priced, priceLockUntil: null };

/** Whether the days of an order left the period of its price. */
export const hasLeftValidity = (order: StoredOrder): boolean => standingOf(order)?.holds === false;
