import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { QuotedSailing } from '@fairway/contract/quotes.ts';
import {
  changesPrice,
  type FieldDifference,
  orderDifferences,
} from '@fairway/domain/orders/order-differences.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { refuseUnseenCustomer } from '../customers/refuse-unseen-customer.ts';
import type { Context } from '../http/context.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { type OrderCustomer, type OrderRate, rateFor, sailingFor } from './order-rate.ts';
import { dayOf, type PricedOrder, priceOrder, unpriced } from './price-order.ts';
import type { StoredOrder } from './store.ts';

/** What follows from what somebody filled in. */
export type ComposedOrder = PricedOrder &
  Pick<
    StoredOrder,
    | 'fields'
    | 'customerId'
    | 'customerNameZh'
    | 'customerNameEn'
    | 'salesId'
    | 'mode'
    | 'polId'
    | 'podId'
    | 'carrierId'
    | 'rateId'
    | 'quoteId'
    | 'quoteNo'
    | 'sailing'
    | 'etdOn'
  >;

interface Composition {
  /** The order as it is; nothing for a new one. */
  before?: StoredOrder | undefined;
  /** What is taken over from another order: a rate or departure that is not there any more is left out. */
  isTakenOver?: boolean;
}

/** Reads what was filled in: for whom it is, by which rate, on which departure and what it comes to. */
export async function composeOrder(
  ctx: Context,
  written: OrderFields,
  { before, isTakenOver = false }: Composition = {},
): Promise<{ order: ComposedOrder; differences: FieldDifference[] }> {
  if (written.customerId !== before?.customerId) await refuseUnseenCustomer(ctx, written.customerId);
  const customer = await customerFor(ctx, written.customerId);
  const wanted = { ...written, customerId: customer?.id ?? null };
  const isRateKept = before !== undefined && isSameRate(before, wanted);
  const by = await rateFor(ctx, wanted, customer).catch((error: unknown) => {
    // What was chosen once does not keep anybody from writing the rest.
    if ((isRateKept || isTakenOver) && error instanceof AppError) return { customer } as OrderRate;
    throw error;
  });
  const rateId = by.rate?.id ?? (isTakenOver ? null : wanted.rateId);
  const sailing = await chosenSailing(ctx, wanted, by, { before, isTakenOver });
  const fields: OrderFields = {
    ...{ ...wanted, rateId, quoteId: by.quote?.id ?? (isRateKept ? wanted.quoteId : null) },
    ...{ polId: wanted.polId ?? by.rate?.polId ?? null, podId: wanted.podId ?? by.rate?.podId ?? null },
    sailingId: sailing?.id ?? null,
  };
  await refuseUnknownPorts(ctx, fields);
  const differences = before ? orderDifferences(before.fields, fields) : [];
  const isPriceKept = isStillHeld(before, ctx.now) && !changesPrice(differences);
  const priced = isPriceKept ? pricedAsBefore(before) : await priceIfPossible(ctx, by, fields, sailing);
  return {
    differences,
    order: {
      ...{ ...priced, fields, customerId: fields.customerId, salesId: customer?.salesId ?? null },
      ...{ customerNameZh: customer?.nameCn ?? '', customerNameEn: customer?.nameEn ?? '' },
      ...{ mode: fields.mode, polId: fields.polId, podId: fields.podId, rateId, quoteId: fields.quoteId },
      carrierId: by.rate?.carrierId ?? (isRateKept ? before.carrierId : null),
      quoteNo: by.quote?.quoteNo ?? (isRateKept ? before.quoteNo : ''),
      ...{ sailing, etdOn: sailing ? dayOf(sailing) : fields.etdFrom },
    },
  };
}

/** Customers order for themselves; staff for whom they say, or for nobody yet. */
async function customerFor(
  { db, session }: Context,
  customerId: string | null,
): Promise<OrderCustomer | undefined> {
  const own = session.kind === 'customer' ? await customerOfUser(db, session) : undefined;
  if (session.kind === 'customer' && !own) throw new AppError('ORDER_WITHOUT_CUSTOMER');
  const id = own?.id ?? customerId;
  if (id === null) return undefined;
  const customer = await customerById(db, id);
  if (!customer) throw new AppError('NOT_FOUND');
  return customer;
}

const isSameRate = (before: StoredOrder, { rateId, quoteId }: OrderFields): boolean =>
  before.rateId === rateId && before.quoteId === quoteId;

async function chosenSailing(
  { db, now }: Context,
  { sailingId }: OrderFields,
  { rate }: OrderRate,
  { before, isTakenOver }: Composition,
): Promise<QuotedSailing | null> {
  if (sailingId === null || isTakenOver) return null;
  if (before?.sailing?.id === sailingId) return before.sailing;
  return sailingFor(db, rate, sailingId, now);
}

async function refuseUnknownPorts({ db }: Context, { polId, podId }: OrderFields): Promise<void> {
  const ids = [polId, podId].flatMap((id) => id ?? []);
  const known = await portsById(db, ids, 'zh');
  if (ids.some((id) => !known.has(id))) throw new AppError('NOT_FOUND');
}

const isStillHeld = (before: StoredOrder | undefined, now: Date): before is StoredOrder =>
  before?.price != null && before.priceLockUntil !== null && before.priceLockUntil > now;

const pricedAsBefore = ({ price, costs, priceLockUntil }: StoredOrder): PricedOrder => ({
  ...{ price, costs, priceLockUntil },
});

/** A draft may be without a price: it is not sent without one. */
async function priceIfPossible(
  ctx: Context,
  by: OrderRate,
  fields: OrderFields,
  sailing: QuotedSailing | null,
): Promise<PricedOrder> {
  try {
    return await priceOrder(ctx, by, fields, sailing);
  } catch (error) {
    if (error instanceof AppError) return unpriced;
    throw error;
  }
}

/** Its numbers, whom it is for, the goods and the lane: what people type to find an order. */
export async function orderSearchText(
  { db }: Pick<Context, 'db'>,
  order: Pick<
    StoredOrder,
    | 'orderNo'
    | 'soNo'
    | 'shipmentNo'
    | 'customerId'
    | 'customerNameZh'
    | 'customerNameEn'
    | 'polId'
    | 'podId'
    | 'carrierId'
    | 'fields'
  >,
): Promise<string> {
  const ports = await portsById(
    db,
    [order.polId, order.podId].flatMap((id) => id ?? []),
    'zh',
  );
  const carriers = await carriersById(db, order.carrierId === null ? [] : [order.carrierId], 'zh');
  const customer = order.customerId === null ? undefined : await customerById(db, order.customerId);
  const { commodity, commodityEn, customerRef, poNo } = order.fields;
  return [
    ...[order.orderNo, order.soNo, order.shipmentNo, order.customerNameZh, order.customerNameEn],
    ...[customer?.enCode, customer?.shortName, commodity, commodityEn, customerRef, poNo],
    ...[...ports.values()].flatMap(({ unlocode, nameCn, nameEn }) => [unlocode, nameCn, nameEn]),
    ...[...carriers.values()].flatMap(({ scac, nameCn, nameEn }) => [scac, nameCn, nameEn]),
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}
