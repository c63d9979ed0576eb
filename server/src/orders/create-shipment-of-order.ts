import { AppError } from '@fairway/contract/app-error.ts';
import { createChargesOfOrder } from '../charges/charges-of-order.ts';
import {
  createShipmentOfOrder as createShipment,
  type OrderOfShipment,
} from '../shipments/shipment-of-order.ts';
import { noteBooking } from '../tracking/note-booking.ts';
import type { CreateShipment } from './convert-order.ts';
import type { StoredOrder } from './store.ts';

/** The shipment of an order with its charges; it is called once for each order, which is held until the commit. */
export const createShipmentOfOrder: CreateShipment = async (ctx, order) => {
  const { db, now, session } = ctx;
  const { id, shipmentNo } = await createShipment(db, shipmentFactsOf(order, session.userId), now);
  const booking = { shipmentNo, soNo: order.soNo, at: order.confirmedAt ?? now, userId: session.userId };
  if (order.soNo !== '') await noteBooking(db, booking, now);
  await createChargesOfOrder(ctx, id);
  return { shipmentId: id, shipmentNo };
};

/** The price as its shipment keeps it. */
export const promisedPriceOf = ({ price, costs }: Pick<StoredOrder, 'price' | 'costs'>) =>
  price && {
    ...{ rateId: price.rate.rateId, rateNo: price.rate.rateNo, validFrom: price.rate.validFrom },
    ...{ validTo: price.rate.validTo, validityBasis: price.rate.validityBasis, lines: price.lines },
    ...{ totals: price.totals, costs, pricedAt: price.pricedAt },
  };

/** What an order says of the shipment that it becomes. */
export function shipmentFactsOf(order: StoredOrder, operatorId: string): OrderOfShipment {
  const { fields, price, sailing, customerId, polId, podId, salesId } = order;
  if (customerId === null) throw new AppError('ORDER_WITHOUT_CUSTOMER');
  if (polId === null || podId === null) throw new Error('An order with space has both of its ports.');
  return {
    ...fields,
    ...{ orderId: order.id, orderNo: order.orderNo, customerId, polId, podId },
    ...{ carrierId: price?.rate.carrier.id ?? null, sailingId: sailing?.id || null, soNo: order.soNo },
    ship: sailing && {
      ...{ vesselName: sailing.vesselName.toUpperCase(), vesselImo: '', voyageNo: sailing.carrierVoyage },
      ...{ etd: sailing.etd, eta: sailing.eta, cutSi: sailing.cutSi, cutVgm: sailing.cutVgm },
      ...{ cutPort: sailing.cutPort, cutCustoms: sailing.cutCustoms, cutManifest: sailing.cutManifest },
    },
    ...{ freeDemurrage: price?.rate.freeDemurrage ?? null, freeDetention: price?.rate.freeDetention ?? null },
    price: promisedPriceOf(order),
    ...{ operatorId, salesId },
  };
}
