import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderState } from '@fairway/contract/order-fields.ts';
import { isPricedForOtherBoxes } from '@fairway/domain/orders/changed-boxes.ts';
import { chosenCharges } from '@fairway/domain/orders/chosen-charges.ts';
import { compareLines } from '@fairway/domain/orders/compare-lines.ts';
import { differenceByCurrency } from '@fairway/domain/orders/order-costs.ts';
import { replaceChargesOfOrder } from '../charges/charges-of-order.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { searchRatesAs } from '../freight/search-rates.ts';
import type { Context } from '../http/context.ts';
import { repriceShipmentOfOrder } from '../shipments/follow-order.ts';
import { composeOrder } from './compose-order.ts';
import { promisedPriceOf } from './create-shipment-of-order.ts';
import { changeHeld, doingOf, orderToChange, savedOf, wrongState } from './order-acts.ts';
import { cargoOf } from './order-cargo.ts';
import { asSeenBy, rateFor } from './order-rate.ts';
import { type PricedOrder, priceOrder, standingOf } from './price-order.ts';
import { addDraft } from './save-order.ts';
import { type OrderReader, readerOf, visibleOrder } from './sight.ts';
import type { StoredOrder } from './store.ts';
import { tellCustomer } from './tell-about-order.ts';

const byWriter: readonly OrderState[] = ['draft', 'needInfo', 'expired'];
const byPricer: readonly OrderState[] = ['submitted', 'accepted', 'booking', 'confirmed', 'converted'];

/**
 * Who writes an order prices it anew; once it is sent, who sets prices does. Who handles it does too where its price
 * cannot stand: while nobody accepted it, once its day left the period of its rate, and once its boxes are others. That
 * alone is a reason once it is a shipment.
 */
export function mayReprice(order: StoredOrder, { isStaff, has }: OrderReader): boolean {
  const { status, request } = order;
  if (request !== null) return false;
  if (byWriter.includes(status)) return has('btn_edit');
  if (!isStaff || !byPricer.includes(status)) return false;
  if (status === 'converted' && !hasOtherBoxes(order)) return false;
  const isHandler = has('btn_edit') || has('btn_accept') || has('btn_book');
  return (
    has('btn_price') ||
    (isHandler && (status === 'submitted' || hasLeftValidity(order) || hasOtherBoxes(order)))
  );
}

function refuseReprice(ctx: Context, order: StoredOrder, reader: OrderReader): void {
  if (![...byWriter, ...byPricer].includes(order.status)) throw wrongState(ctx, order);
  if (order.request !== null) throw new AppError('ORDER_REQUEST_WAITS');
  if (order.status === 'converted' && !hasOtherBoxes(order)) throw wrongState(ctx, order);
  if (!mayReprice(order, reader)) throw new AppError('FORBIDDEN');
}

const customerOf = async ({ db }: Context, { customerId }: StoredOrder) =>
  customerId === null ? undefined : customerById(db, customerId);

/** What an order comes to today by its rate, or by another one. */
async function pricedAnew(ctx: Context, order: StoredOrder, rateId: string | undefined) {
  // What it became sails as it was booked: by the same rate.
  const isOther = order.status !== 'converted' && rateId !== undefined && rateId !== order.rateId;
  const fields = isOther ? { ...order.fields, rateId, quoteId: null, sailingId: null } : order.fields;
  const sailing = isOther ? null : order.sailing;
  const by = await rateFor(ctx, fields, await customerOf(ctx, order));
  return { fields, sailing, by, priced: await priceOrder(ctx, by, fields, sailing) };
}

/** An order that its reader may price anew now. */
async function orderToReprice(ctx: Context, id: string): Promise<StoredOrder> {
  const reader = await readerOf(ctx);
  const order = await visibleOrder(ctx.db, id, reader);
  refuseReprice(ctx, order, reader);
  return order;
}

const mostRates = 20;

/** The rates of its lane that its customer is offered on the day it is wished to sail. */
export async function listRepriceRates(ctx: Context, id: string) {
  const order = await orderToReprice(ctx, id);
  const { polId, podId, fields, mode } = order;
  if (polId === null || podId === null) return { list: [] };
  const { list } = await searchRatesAs(ctx, asSeenBy(await customerOf(ctx, order)), {
    ...{ mode, polId, podId, cargo: cargoOf(fields), currency: 'CNY', chosen: chosenCharges(fields) },
    ...{ withCollect: false, filters: {}, etd: fields.etdFrom ?? undefined, order: undefined },
    customerId: undefined,
  });
  return {
    list: list
      .filter(({ rate }) => order.status !== 'converted' || rate.id === order.rateId)
      .slice(0, mostRates)
      .map(({ rate, price }) => ({
        ...{ rateId: rate.id, rateNo: rate.rateNo, carrierName: rate.carrierName, isDirect: rate.isDirect },
        ...{ transitDays: rate.transitDays, validFrom: rate.validFrom, validTo: rate.validTo },
        ...{ totals: price?.totals ?? [], converted: price?.converted?.total ?? null },
        isOwn: rate.id === order.rateId,
      })),
  };
}

/** What pricing it anew would come to, beside what it comes to now. */
export async function previewReprice(ctx: Context, id: string, rateId: string | undefined) {
  const order = await orderToReprice(ctx, id);
  const { price } = (await pricedAnew(ctx, order, rateId)).priced;
  const [before, totals] = [order.price?.totals ?? [], price?.totals ?? []];
  return {
    ...{ before, totals, difference: differenceByCurrency(totals, before) },
    lines: compareLines(order.price?.lines ?? [], price?.lines ?? []),
  };
}

/** Prices an order anew by its rate or another one; of an order that expired a draft is made. */
export async function repriceOrder(
  ctx: Context,
  id: string,
  { version, rateId }: { version: number; rateId?: string | undefined },
) {
  const { order, reader } = await orderToChange(ctx, id, version);
  refuseReprice(ctx, order, reader);
  const { fields, sailing, by, priced } = await pricedAnew(ctx, order, rateId);
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
  if (order.status === 'converted') await repriceShipment(ctx, changed);
  if (reader.isStaff && order.submittedAt !== null) await tellCustomer(ctx, changed, 'repriced');
  return { ...savedOf(changed), ...amounts };
}

/** Its shipment has the new price, and what that charges. */
async function repriceShipment(ctx: Context, order: StoredOrder): Promise<void> {
  const shipment = await repriceShipmentOfOrder(ctx, { id: order.id, price: promisedPriceOf(order) });
  if (!shipment) throw wrongState(ctx, order);
  if (!(await replaceChargesOfOrder(ctx, shipment.id)))
    throw new AppError('ORDER_CHARGES_GO_ON', { shipmentNo: shipment.shipmentNo });
}

/** The price of an order that was accepted is held for good. */
const heldFor = ({ acceptedAt }: StoredOrder, priced: PricedOrder): PricedOrder =>
  acceptedAt === null ? priced : { ...priced, priceLockUntil: null };

/** Whether the days of an order left the period of its price. */
export const hasLeftValidity = (order: StoredOrder): boolean => standingOf(order)?.holds === false;

/** Whether the price of an order was made for other boxes than it has now. */
export const hasOtherBoxes = ({ price, fields }: StoredOrder): boolean =>
  price !== null && isPricedForOtherBoxes(price.lines, fields.boxes);
