import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type {
  CalculatedRate,
  FoundRate,
  priceRate as priceRateCall,
  searchRates as searchRatesCall,
} from '@fairway/contract/freight-search.ts';
import { isOfferedTo } from '@fairway/domain/freight/audience.ts';
import { pricingDate } from '@fairway/domain/freight/pricing-date.ts';
import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { byRank, type Candidate, type RateHead, selectRates } from '@fairway/domain/freight/select-rate.ts';
import { compareMoney, money, subtractMoney } from '@fairway/domain/money/money.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { midnightOf } from '@fairway/domain/time/zoned.ts';
import type { Context } from '../http/context.ts';
import { lineWithParts, nextSailings, portsById } from '../master-data/lookups.ts';
import { companyDay } from './company-day.ts';
import { namedRates } from './named-rates.ts';
import { noteCostView } from './note-cost-view.ts';
import { type PricedRate, type PriceQuestion, priceRates } from './price-rates.ts';
import { findRates, ratesOfLane, type StoredRate } from './rate-store.ts';
import { visibleRate } from './show-rates.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** So many are priced and shown; the others are only counted. */
const mostShown = 60;

type Asked = Received<typeof searchRatesCall>['body'];
/** What decides whether a rate is taken, with the rate itself. */
interface Head extends RateHead {
  stored: StoredRate;
}
const headOf = (stored: StoredRate): Head => ({
  ...{ id: stored.id, mode: stored.mode, polId: stored.polId, podId: stored.podId, status: stored.status },
  ...{ rateType: stored.rateType, validFrom: stored.validFrom, validTo: stored.validTo },
  ...{ validityBasis: stored.validityBasis, publishedAt: stored.publishedAt?.getTime() ?? null },
  ...{ audience: stored.audience, sailingId: stored.sailingId, commodity: stored.commodity, stored },
});

export const searchRates = async (ctx: Context, asked: Asked) =>
  searchRatesAs(ctx, await viewerOf(ctx, asked.customerId), asked);

/** The same as somebody else sees it: what a customer is offered, whoever asks. */
export async function searchRatesAs(
  ctx: Context,
  viewer: Viewer,
  { mode, polId, podId, filters, order, ...asked }: Asked,
) {
  const ports = await portsById(ctx.db, [polId, podId], ctx.language);
  const pod = ports.get(podId);
  if (!pod || !ports.has(polId)) throw new AppError('NOT_FOUND');
  const today = companyDay(ctx.now);
  const date = asked.etd ?? today;
  const podIds = [podId, ...(pod.basePortId === null ? [] : [pod.basePortId])];
  const rates = await ratesOfLane(ctx.db, { mode, polId, podIds, from: date, to: date });
  const lineIds = await linesOf(ctx, filters.lineId);
  const candidates = selectRates(rates.map(headOf), {
    ...{ mode, polId, podId, basePortId: pod.basePortId, days: { requestedEtd: date }, sailingId: null },
    ...{ commodity: asked.cargo.commodity || (filters.commodity ?? ''), viewer },
  }).filter(({ rate }) => passes(rate.stored, filters, lineIds));
  const shown = candidates.slice(0, mostShown);
  const found = await describe(ctx, viewer, shown, { ...questionOf(asked), today }, date);
  return { list: ordered(found, order), total: candidates.length, date };
}

/** What a cargo costs with one rate; also with one that is over, which a quote may still be read with. */
export async function priceRate(ctx: Context, id: string, asked: Received<typeof priceRateCall>['body']) {
  const viewer = await viewerOf(ctx, asked.customerId);
  const rate = headOf(await visibleRate(ctx, id, viewer));
  const today = companyDay(ctx.now);
  const pricing = pricingDate(rate.validityBasis, { requestedEtd: asked.etd ?? rate.validTo });
  const candidate: Candidate<Head> = { rate, rank: 3, pricing, isToBasePort: false };
  const [found] = await describe(
    ctx,
    viewer,
    [candidate],
    { ...questionOf(asked), today },
    asked.etd ?? today,
  );
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const questionOf = ({
  cargo,
  currency,
  chosen,
  withCollect,
}: Pick<Asked, 'cargo' | 'currency' | 'chosen' | 'withCollect'>) => ({
  ...{ cargo, currency, chosen, withCollect },
});

/** A line stands for its parts too; one that is not there has no rates. */
async function linesOf({ db, language }: Context, lineId: string | undefined) {
  if (lineId === undefined) return undefined;
  return [lineId, ...((await lineWithParts(db, lineId, language))?.partIds ?? [])];
}

function passes(
  rate: StoredRate,
  filters: Asked['filters'],
  lineIds: readonly string[] | undefined,
): boolean {
  const { carrierIds, isDirect, mostTransitDays, leastFreeDetention, hasSpace, isFeatured, rateTypes } =
    filters;
  const { holdsUntil, commodity } = filters;
  return (
    (!lineIds || (rate.lineId !== null && lineIds.includes(rate.lineId))) &&
    (!holdsUntil || rate.validTo >= holdsUntil) &&
    (!commodity || rate.commodity.toLowerCase().includes(commodity.toLowerCase())) &&
    (!carrierIds?.length || carrierIds.includes(rate.carrierId)) &&
    (isDirect === undefined || rate.isDirect === isDirect) &&
    (mostTransitDays === undefined || (rate.transitDays !== null && rate.transitDays <= mostTransitDays)) &&
    (leastFreeDetention === undefined || (rate.freeDetention ?? 0) >= leastFreeDetention) &&
    (hasSpace !== true || rate.space === 'ok' || rate.space === 'tight') &&
    (isFeatured === undefined || rate.isFeatured === isFeatured) &&
    (!rateTypes?.length || rateTypes.includes(rate.rateType))
  );
}

async function describe(
  ctx: Context,
  viewer: Viewer,
  candidates: readonly Candidate<Head>[],
  question: PriceQuestion,
  /** Departures of this day and later ones, as far as a box can still be brought to them. */
  wanted: string,
): Promise<CalculatedRate[]> {
  const rates = candidates.map(({ rate }) => rate.stored);
  await noteCostView(ctx, viewer, rates);
  const [priced, named, departures, before] = await Promise.all([
    priceRates(
      ctx,
      viewer,
      candidates.map(({ rate, pricing }) => ({ rate: rate.stored, pricing })),
      question,
    ),
    namedRates(ctx, viewer, rates),
    nextSailings(ctx.db, rates, { from: dayBegins(wanted, ctx.now), openAt: ctx.now, most: 1 }),
    findRates(
      ctx.db,
      rates.flatMap(({ previousId }) => previousId ?? []),
    ),
  ]);
  const earlier = new Map(before.filter((rate) => maySee(rate, viewer)).map((rate) => [rate.id, rate]));
  const found = candidates.flatMap(
    (candidate, index): (CalculatedRate & { candidate: Candidate<Head> })[] => {
      const { rank, pricing, isToBasePort } = candidate;
      const rate = candidate.rate.stored;
      const row = named[index];
      if (!row) return [];
      const { price, missing } = priced.get(rate.id) ?? ({ price: null, missing: [] } as PricedRate);
      const next = departures.find(
        (one) => one.polId === rate.polId && one.podId === rate.podId && one.carrierId === rate.carrierId,
      );
      return [
        {
          ...{ candidate, rate: row, rank, pricing, isToBasePort, price, missing: [...missing] },
          nextSailing: next ?? null,
          changes: changesOf(rate, earlier.get(rate.previousId ?? '')),
        },
      ];
    },
  );
  // Of equal rank and moment the cheaper one is taken.
  return found
    .sort((one, other) => byRank(one.candidate, other.candidate) || byPrice(one, other))
    .map(({ candidate: _, ...one }) => one);
}

/** The first moment of a day, or now where that is over. */
const dayBegins = (day: string, now: Date): Date =>
  new Date(Math.max(midnightOf(day, defaultZone) ?? 0, now.getTime()));

/** What a customer may not see does not show in what changed either. */
const maySee = (rate: StoredRate, viewer: Viewer): boolean =>
  rate.status !== 'draft' && (viewer.isStaff || isOfferedTo(rate.audience, viewer));

function changesOf(rate: StoredRate, before: StoredRate | undefined): FoundRate['changes'] {
  if (!before || before.currency !== rate.currency || before.prices.by !== rate.prices.by) return [];
  const was = new Map(layersOf(before.prices));
  return layersOf(rate.prices).flatMap(([type, { sell }]) => {
    const old = was.get(type);
    if (!old) return [];
    return [{ type, change: subtractMoney(money(rate.currency, sell), money(rate.currency, old.sell)) }];
  });
}

/** The cheaper one first; what cannot be compared comes last. */
function byPrice(one: FoundRate, other: FoundRate): number {
  const [first, second] = [one.price?.converted?.total, other.price?.converted?.total];
  if (!first || !second) return Number(!first) - Number(!second);
  return compareMoney(first, second);
}

function ordered(found: FoundRate[], order: Asked['order']): FoundRate[] {
  if (order === undefined) return found;
  const far = Number.MAX_SAFE_INTEGER;
  return found.toSorted((one, other) => {
    if (order === 'allIn') return byPrice(one, other);
    if (order === 'transitDays') return (one.rate.transitDays ?? far) - (other.rate.transitDays ?? far);
    if (order === 'nextSailing') return (one.nextSailing?.etd ?? far) - (other.nextSailing?.etd ?? far);
    return one.rate.validTo < other.rate.validTo ? -1 : 1;
  });
}
