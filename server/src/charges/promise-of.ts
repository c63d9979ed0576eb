import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';

/** A line of the price that an order was accepted with, as far as charges need it. */
export interface PromisedLine {
  id: string;
  chargeCode: string;
  unit: ChargeUnit;
  quantity: string;
  price: string;
  currency: string;
  amount: string;
  bound: 'minimum' | 'maximum' | null;
  isIncluded: boolean;
}

/** What the freight of it costs. */
export interface PromisedCost {
  lineId: string;
  chargeCode: string;
  quantity: string;
  price: { currency: string; amount: string };
}

/** The price a shipment was ordered with; null where it was made without one. */
export function promiseOf({ price }: Pick<StoredShipment, 'price'>) {
  if (!price || !Array.isArray(price.lines)) return null;
  return {
    rateNo: typeof price.rateNo === 'string' ? price.rateNo : '',
    lines: (price.lines as PromisedLine[]).filter(({ isIncluded }) => !isIncluded),
    costs: (Array.isArray(price.costs) ? price.costs : []) as PromisedCost[],
  };
}
