import type { RateType, TransportMode, ValidityBasis } from '@fairway/contract/freight-rates.ts';
import { type Audience, isOfferedTo, type RateViewer } from './audience.ts';
import { isWithin, type PricingDate, pricingDate, type ShipmentDays } from './pricing-date.ts';

/** What of a rate decides whether it is taken. */
export interface RateHead {
  id: string;
  mode: TransportMode;
  polId: string;
  podId: string;
  status: 'draft' | 'published' | 'suspended' | 'expired';
  rateType: RateType;
  validFrom: string;
  validTo: string;
  validityBasis: ValidityBasis;
  /** Milliseconds; null while it was never published. */
  publishedAt: number | null;
  audience: Audience;
  /** The sailing a spot price is for; null for any. */
  sailingId: string | null;
  /** Goods it is restricted to; empty for all kinds. */
  commodity: string;
}

export interface RateQuestion {
  mode: TransportMode;
  polId: string;
  podId: string;
  /** Taken where nothing is offered to the port itself. */
  basePortId: string | null;
  days: ShipmentDays;
  sailingId: string | null;
  commodity: string;
  viewer: RateViewer;
}

export interface Candidate<R extends RateHead = RateHead> {
  rate: R;
  rank: number;
  pricing: PricingDate;
  /** To the base port: what lies between is not in the price. */
  isToBasePort: boolean;
}

/** Contract before named account before spot before everybody's price. */
const contract = 0;
const namedAccount = 1;
const spot = 2;
const everybody = 3;
/** Somebody of the company who asks for nobody in particular sees what is agreed with whom, below what they can offer. */
const agreedWithOthers = 4;

/**
 * The rates that answer a question, the one to take first. Those of equal rank and moment stay in the order of their
 * all-in prices, which the caller compares.
 */
export function selectRates<R extends RateHead>(rates: readonly R[], question: RateQuestion): Candidate<R>[] {
  const toPort = candidatesTo(rates, question, question.podId);
  if (toPort.length > 0 || question.basePortId === null) return toPort;
  return candidatesTo(rates, question, question.basePortId);
}

function candidatesTo<R extends RateHead>(
  rates: readonly R[],
  question: RateQuestion,
  podId: string,
): Candidate<R>[] {
  const found = rates.flatMap((rate): Candidate<R>[] => {
    const { mode, polId, days, viewer } = question;
    if (rate.status !== 'published' || rate.mode !== mode || rate.polId !== polId || rate.podId !== podId)
      return [];
    const pricing = pricingDate(rate.validityBasis, days);
    if (!isWithin(pricing.date, rate) || !isOfferedTo(rate.audience, viewer)) return [];
    const rank = rankOf(rate, question);
    if (rank === undefined || !isForGoods(rate, question.commodity)) return [];
    return [{ rate, rank, pricing, isToBasePort: podId !== question.podId }];
  });
  return found.sort(byRank);
}

/** The first is the better one; equal ones are told apart by what they cost. */
export const byRank = (one: Candidate, other: Candidate): number =>
  one.rank - other.rank || (other.rate.publishedAt ?? 0) - (one.rate.publishedAt ?? 0);

/** Nothing where a price is not for this customer or this sailing. */
function rankOf({ rateType, audience, sailingId }: RateHead, question: RateQuestion): number | undefined {
  const { customerId, isStaff } = question.viewer;
  const isNamed = customerId !== null && audience.customerIds.includes(customerId);
  if (rateType === 'CONTRACT' || rateType === 'NAC') {
    if (isNamed) return rateType === 'CONTRACT' ? contract : namedAccount;
    return isStaff && customerId === null ? agreedWithOthers : undefined;
  }
  if (rateType === 'SPOT' && sailingId !== null)
    return question.sailingId === null || question.sailingId === sailingId ? spot : undefined;
  return everybody;
}

/** A restricted rate answers only a question that names its goods. */
const isForGoods = ({ commodity }: RateHead, asked: string): boolean =>
  commodity === '' || (asked !== '' && commodity.toLowerCase().includes(asked.toLowerCase()));
