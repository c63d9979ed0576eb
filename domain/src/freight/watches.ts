import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { Watched } from '@fairway/contract/rate-watches.ts';
import { compareMoney, money } from '../money/money.ts';
import { priceKindOf } from './rate-layers.ts';

/** What the versions of a rate have in common: a favourite goes on with the next one. */
export interface FavouriteHead {
  mode: string;
  polId: string;
  podId: string;
  carrierId: string;
  rateType: string;
  serviceCode: string;
  commodity: string;
}

const joined = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

export const favouriteKey = (rate: FavouriteHead): string =>
  joined(
    ...[rate.mode, rate.polId, rate.podId, rate.carrierId],
    ...[rate.rateType, rate.serviceCode, rate.commodity],
  );

export const alertKey = ({
  mode,
  polId,
  podId,
  place,
  currency,
}: Omit<Extract<Watched, { kind: 'priceAlert' }>, 'kind' | 'target'>): string =>
  joined(mode, polId, podId, place, currency);

const placesOf = {
  box: /^\d{2}[A-Z0-9]{1,4}$/,
  quantity: /^$/,
  weight: /^(M|\+\d{1,6}(\.\d)?)$/,
} as const;

/** Whether a way of transport has prices in such a place: boxes, weights, or the only one there is. */
export const hasPlace = (mode: TransportMode, place: string): boolean =>
  placesOf[priceKindOf[mode]].test(place);

interface Offer {
  currency: string;
  /** What the watched place costs now, and what it cost in the version before. */
  price: string;
  before: string | undefined;
}
interface Alert {
  currency: string;
  target: string | null;
}

/** Whether a new price is what somebody waits for: at or below their target, or without one below the price before. */
export function isPriceToTell({ currency, target }: Alert, offer: Offer): boolean {
  if (offer.currency !== currency) return false;
  const limit = target ?? offer.before;
  if (limit === undefined) return false;
  const compared = compareMoney(money(currency, offer.price), money(currency, limit));
  return target === null ? compared < 0 : compared <= 0;
}
