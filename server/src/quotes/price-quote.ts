import { AppError } from '@fairway/contract/app-error.ts';
import type { AskedCargo } from '@fairway/contract/freight-search.ts';
import type { QuotedRate, QuotedSailing } from '@fairway/contract/quotes.ts';
import { isWithin, pricingDate } from '@fairway/domain/freight/pricing-date.ts';
import {
  exclusionsOf,
  linesBelowFloor,
  linesOfPrice,
  totalsOfLines,
} from '@fairway/domain/quotes/quote-lines.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { companyDay } from '../freight/company-day.ts';
import { priceRates } from '../freight/price-rates.ts';
import { isInForce } from '../freight/rate-in-force.ts';
import { visibleRate } from '../freight/show-rates.ts';
import { type Viewer, viewerOf } from '../freight/viewer.ts';
import type { Context } from '../http/context.ts';
import { carriersById, nextSailings, portsById } from '../master-data/lookups.ts';
import { chargeNamer } from './charge-names.ts';
import { refuseRateOfOthers } from './refuse-rate-of-others.ts';
import type { StoredQuote } from './store.ts';

type StoredRate = Awaited<ReturnType<typeof visibleRate>>;

/** What prices are asked by, beside the rate and the customer. */
export interface AskedPrices {
  etd?: string | undefined;
  cargo: AskedCargo;
  sailingId: string | null;
  currency: string;
  chosen: string[];
  withCollect: boolean;
}

/** What a quote keeps of its rate and of what that costs. */
export type QuotedPrices = Pick<
  StoredQuote,
  | 'rateId'
  | 'mode'
  | 'rate'
  | 'sailing'
  | 'asked'
  | 'cargo'
  | 'lines'
  | 'excluded'
  | 'totals'
  | 'teu'
  | 'currency'
  | 'converted'
  | 'missingRate'
  | 'isBelowFloor'
>;

/** So many departures of a lane can be chosen from. */
const mostSailings = 40;

/** A snapshot of a rate that is in force and that the caller may see. */
export async function priceQuote(
  ctx: Context,
  rateId: string,
  customerId: string | null,
  asked: AskedPrices,
): Promise<QuotedPrices> {
  const viewer = await viewerOf(ctx, customerId ?? undefined);
  const rate = await visibleRate(ctx, rateId, viewer);
  if (!isInForce(rate, companyDay(ctx.now)))
    throw new AppError('QUOTE_RATE_NOT_IN_FORCE', { rateNo: rate.rateNo });
  if (customerId !== null) await refuseRateOfOthers(ctx.db, rate.id, customerId);
  return pricesOf(ctx, viewer, rate, asked);
}

/** What a rate says to the customer, and what it comes to for them. */
export async function pricesOf(
  ctx: Pick<Context, 'db' | 'now' | 'language'>,
  viewer: Viewer,
  rate: StoredRate,
  asked: AskedPrices,
): Promise<QuotedPrices> {
  const today = companyDay(ctx.now);
  const { cargo, currency, chosen, withCollect } = asked;
  const sailing = asked.sailingId === null ? null : await sailingOf(ctx, rate, asked.sailingId);
  const etd = asked.etd ?? (sailing && formatDate(sailing.etd, 'yyyy-MM-dd', sailing.timeZone));
  const pricing = pricingDate(rate.validityBasis, { requestedEtd: etd ?? rate.validTo });
  if (!isWithin(pricing.date, rate))
    throw new AppError('QUOTE_DAY_OUTSIDE', {
      ...{ day: pricing.date, period: `${rate.validFrom} – ${rate.validTo}` },
    });
  const question = { cargo, currency, today, chosen, withCollect };
  const price = async (seer: Viewer) =>
    (await priceRates(ctx, seer, [{ rate, pricing }], question)).get(rate.id);
  const priced = await price(viewer);
  // What is not charged is named only where it is public.
  const outside = await price({ ...viewer, isStaff: false });
  if (!priced?.price) {
    const what = priced?.missing.join(', ') ?? '';
    throw new AppError('QUOTE_RATE_WITHOUT_PRICE', { what: what || '—' });
  }
  const nameOf = await chargeNamer(ctx.db);
  const { lines: charged, teu, converted, missingRate } = priced.price;
  const lines = linesOfPrice(charged, rate, nameOf);
  return {
    ...{ rateId: rate.id, mode: rate.mode, rate: await quotedRate(ctx, rate), sailing, cargo, currency },
    asked: { etd: etd ?? null, currency, chosen, withCollect },
    ...{
      lines,
      excluded: exclusionsOf(outside?.price?.excluded ?? [], nameOf),
      totals: totalsOfLines(lines),
    },
    ...{ teu, converted, missingRate },
    isBelowFloor: linesBelowFloor(lines).length > 0,
  };
}

/** A departure of the rate that is still to come. */
async function sailingOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  rate: StoredRate,
  id: string,
): Promise<QuotedSailing> {
  const sailing = (await nextSailings(db, [rate], { from: now, most: mostSailings })).find(
    (one) => one.id === id,
  );
  if (!sailing) throw new AppError('NOT_FOUND');
  const { vesselName, carrierVoyage, timeZone, etd, eta, transitDays } = sailing;
  const { cutSi, cutVgm, cutPort, cutCustoms, cutManifest } = sailing;
  return {
    ...{ id, vesselName, carrierVoyage, timeZone, etd, eta, transitDays },
    ...{ cutSi, cutVgm, cutPort, cutCustoms, cutManifest },
  };
}

/** Field by field: what a rate says to the company alone has no way in. */
async function quotedRate({ db }: Pick<Context, 'db'>, rate: StoredRate): Promise<QuotedRate> {
  const places = [rate.polId, rate.podId, rate.porId, rate.delId, rate.viaId].flatMap((id) => id ?? []);
  const [ports, carriers] = await Promise.all([
    portsById(db, places, 'zh'),
    carriersById(db, [rate.carrierId], 'zh'),
  ]);
  const port = (id: string) => {
    const found = ports.get(id);
    return {
      ...{ id, code: found?.unlocode ?? '', zh: found?.nameCn || found?.nameEn || '' },
      en: found?.nameEn || found?.nameCn || '',
    };
  };
  const place = (id: string | null) => (id === null ? null : port(id));
  const carrier = carriers.get(rate.carrierId);
  const { rateNo, mode, rateType, isDirect, serviceCode, frequency, commodity, transitDays } = rate;
  const { weightLimit, freeDemurrage, freeDetention, validFrom, validTo, validityBasis, remark } = rate;
  return {
    ...{ rateId: rate.id, rateNo, mode, rateType },
    ...{ pol: port(rate.polId), pod: port(rate.podId) },
    ...{ por: place(rate.porId), del: place(rate.delId), via: place(rate.viaId) },
    carrier: {
      ...{ id: rate.carrierId, code: carrier?.scac ?? '', zh: carrier?.nameCn || carrier?.nameEn || '' },
      en: carrier?.nameEn || carrier?.nameCn || '',
    },
    ...{ isDirect, serviceCode, frequency, commodity, transitDays, weightLimit, freeDemurrage },
    ...{ freeDetention, validFrom, validTo, validityBasis, remark },
  };
}
