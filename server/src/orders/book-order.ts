import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderCutoff, SavedOrder } from '@fairway/contract/orders.ts';
import type { QuotedSailing } from '@fairway/contract/quotes.ts';
import { rateById } from '../freight/rates-by-id.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { orderSearchText } from './compose-order.ts';
import { doingOf, moveOrder, orderToMove, savedOf } from './order-acts.ts';
import { keptSailing, sailingFor, sailingsOf } from './order-rate.ts';
import { dayOf, standingOf } from './price-order.ts';
import { readerOf, visibleOrder } from './sight.ts';
import type { StoredOrder } from './store.ts';
import { tellCustomer } from './tell-about-order.ts';

interface Departure {
  name: string;
  number: string;
  etd: number;
  eta: number;
}

interface Booking {
  version: number;
  sailingId: string | null;
  departure: Departure | null;
}

/** Asks the carrier for space on a departure. */
export async function bookOrder(ctx: Context, id: string, booking: Booking): Promise<SavedOrder> {
  const { order } = await orderToMove(ctx, id, booking.version, 'book');
  const sailing = await bookedSailing(ctx, order, booking);
  const booked = await moveOrder(doingOf(ctx), order, 'book', {
    ...{ sailing, etdOn: dayOf(sailing), bookedAt: ctx.now, stateRemark: '' },
    fields: { ...order.fields, sailingId: sailing.id || null },
  });
  await tellCustomer(ctx, booked, 'booking');
  return savedOf(booked);
}

/** One of the departures that are kept, or one that is written down where none of them is kept. */
async function bookedSailing(
  { db, now }: Context,
  order: StoredOrder,
  { sailingId, departure }: Booking,
): Promise<QuotedSailing> {
  const wanted = sailingId ?? (departure ? null : (order.sailing?.id ?? null));
  if (wanted) return sailingFor(db, laneOf(order), wanted, now);
  if (!departure) throw new AppError('ORDER_SAILING_NEEDED');
  const { name, number, etd, eta } = departure;
  if (etd <= now.getTime() || eta < etd) throw new AppError('ORDER_SAILING_OTHER_LANE');
  const pol = order.polId === null ? undefined : (await portsById(db, [order.polId], 'zh')).get(order.polId);
  return {
    ...{
      id: '',
      vesselName: name,
      carrierVoyage: number,
      timeZone: pol?.timeZone ?? 'Asia/Shanghai',
      etd,
      eta,
    },
    transitDays: Math.ceil((eta - etd) / 86_400_000),
    ...{ cutSi: null, cutVgm: null, cutPort: null, cutCustoms: null, cutManifest: null },
  };
}

/** The lane its rate sails on: that may end at the base port of where it goes. */
function laneOf({ price, carrierId }: StoredOrder) {
  if (!price || carrierId === null) return undefined;
  return { polId: price.rate.pol.id, podId: price.rate.pod.id, carrierId };
}

/** The carrier has no space; the next departures are offered. */
export async function failOrderSpace(
  ctx: Context,
  id: string,
  { version, reason }: { version: number; reason: string },
) {
  const { order } = await orderToMove(ctx, id, version, 'failSpace');
  const failed = await moveOrder(
    doingOf(ctx),
    order,
    'failSpace',
    {
      ...{ sailing: null, bookedAt: null, stateRemark: reason, etdOn: order.fields.etdFrom },
      fields: { ...order.fields, sailingId: null },
    },
    { remark: reason },
  );
  await tellCustomer(ctx, failed, 'noSpace', reason);
  const lane = laneOf(order);
  const next = lane ? await sailingsOf(ctx.db, lane, ctx.now) : [];
  const offered = next.filter((one) => one.id !== order.sailing?.id).slice(0, mostOffered);
  return { ...savedOf(failed), offered: offered.map(keptSailing) };
}

const mostOffered = 4;

/** The carrier confirmed the space: its number, and the cut-offs as they are today, or as the carrier wrote them down. */
export async function releaseOrder(
  ctx: Context,
  id: string,
  { version, soNo, cutoffs }: { version: number; soNo: string; cutoffs: Cutoffs | null },
): Promise<SavedOrder> {
  const { order } = await orderToMove(ctx, id, version, 'release');
  const lane = laneOf(order);
  const now = lane && (await sailingsOf(ctx.db, lane, ctx.now)).find((one) => one.id === order.sailing?.id);
  const sailing = now ? keptSailing(now) : withCutoffs(order.sailing, cutoffs);
  const released = await moveOrder(doingOf(ctx), order, 'release', {
    ...{ soNo, sailing, etdOn: sailing ? dayOf(sailing) : order.etdOn, confirmedAt: ctx.now },
    searchText: await orderSearchText(ctx, { ...order, soNo }),
  });
  await tellCustomer(ctx, released, 'confirmed');
  return savedOf(released);
}

type Cutoffs = Pick<QuotedSailing, OrderCutoff>;

/** A departure that is in the schedule has its own. */
function withCutoffs(sailing: QuotedSailing | null, cutoffs: Cutoffs | null): QuotedSailing | null {
  if (!sailing || !cutoffs || sailing.id !== '') return sailing;
  if (Object.values(cutoffs).some((at) => at !== null && at > sailing.etd))
    throw new AppError('ORDER_CUTOFF_LATE');
  return { ...sailing, ...cutoffs };
}

/** The next departures an order can be booked with. */
export async function listOrderSailings(ctx: Context, id: string) {
  const order = await visibleOrder(ctx.db, id, await readerOf(ctx));
  const rate = order.rateId === null ? undefined : await rateById(ctx.db, order.rateId);
  const lane = laneOf(order) ?? rate;
  if (!lane) return { list: [] };
  const departures = await sailingsOf(ctx.db, lane, ctx.now);
  return {
    list: departures.map((one) => ({
      ...{ ...keptSailing(one), status: one.status },
      priceHolds: standingOf({ ...order, sailing: keptSailing(one) })?.holds ?? false,
    })),
  };
}
