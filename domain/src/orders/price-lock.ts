import type { ValidityBasis } from '@fairway/contract/freight-rates.ts';
import { isWithin, type PricingDate, pricingDate, type ShipmentDays } from '../freight/pricing-date.ts';
import { latestValidUntil } from '../quotes/valid-until.ts';

/** The period a price was promised for, as it was when the order was priced. */
export interface PromisedPrice {
  validFrom: string;
  validTo: string;
  validityBasis: ValidityBasis;
}

export interface PriceStanding extends PricingDate {
  /** The day that decides lies within the period; otherwise the order must be priced anew. */
  holds: boolean;
}

/** Whether a promised price still holds once the days of a shipment are known better. */
export function priceStanding(promised: PromisedPrice, days: ShipmentDays): PriceStanding {
  const deciding = pricingDate(promised.validityBasis, days);
  return { ...deciding, holds: isWithin(deciding.date, promised) };
}

const oneHour = 3_600_000;
const answerWithin = 24 * oneHour;

/** Until when an order that was sent must be answered. */
export const answerDue = (submittedAt: number): number => submittedAt + answerWithin;

/** Until when a price is held: for so many hours, and not longer than its rate while that holds. */
export function lockedUntil(now: number, hours: number, rateValidTo: string, zone: string): number {
  const wanted = now + hours * oneHour;
  return Math.min(wanted, latestValidUntil(now, rateValidTo, zone) ?? wanted);
}
