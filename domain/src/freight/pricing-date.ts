import type { ValidityBasis } from '@fairway/contract/freight-rates.ts';

/** What is known of a shipment's days, YYYY-MM-DD each. */
export type ShipmentDays = Partial<Readonly<Record<ValidityBasis, string | null>>> & {
  /** When the customer wants to sail: it stands in for a day that is not known yet. */
  requestedEtd: string;
};

export interface PricingDate {
  date: string;
  /** Whether the day itself is known; otherwise the requested one stands in for it. */
  isKnown: boolean;
}

export function pricingDate(basis: ValidityBasis, days: ShipmentDays): PricingDate {
  const known = days[basis];
  return known ? { date: known, isKnown: true } : { date: days.requestedEtd, isKnown: false };
}

/** Whether a day is within a period; both ends count, and an open end never ends. */
export const isWithin = (
  date: string,
  { validFrom, validTo }: { validFrom: string; validTo: string | null },
): boolean => validFrom <= date && (validTo === null || date <= validTo);
