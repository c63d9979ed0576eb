import type { RatePrices, RateRow, WrittenRate } from '@fairway/contract/freight-rates.ts';
import { withoutLayers } from '@fairway/domain/freight/rate-layers.ts';
import type { StoredRate } from './rate-store.ts';
import type { Viewer } from './viewer.ts';

/** What people keep of a stored rate, all of it. */
export function writtenOf(row: StoredRate): Required<WrittenRate> {
  const { mode, lineId, polId, podId, porId, delId, viaId, isDirect, carrierId, serviceCode } = row;
  const { contractNo, rateType, commodity, currency, validFrom, validTo, validityBasis } = row;
  const { frequency, transitDays, freeDemurrage, freeDetention, weightLimit, space, isFeatured } = row;
  const { audience, sailingId, prices, surcharges, included, remark, remarkInternal } = row;
  return {
    ...{ mode, lineId, polId, podId, porId, delId, viaId, isDirect, carrierId, serviceCode },
    ...{ contractNo, rateType, commodity, currency, validFrom, validTo, validityBasis },
    ...{ frequency, transitDays, freeDemurrage, freeDetention, weightLimit, space, isFeatured },
    ...{ audience, sailingId, prices, surcharges, included, remark, remarkInternal },
  };
}

/** A rate as its reader may see it: what they have no right to is not there, neither by name nor by value. */
export function shownRate(row: StoredRate, viewer: Viewer): ShownRate {
  const { id, version, rateNo, status, source, publisherId, publishedAt, previousId, flowId } = row;
  const { contractNo, remarkInternal, prices, audience, ...written } = writtenOf(row);
  return {
    ...{ id, version, rateNo, status, source, publisherId, previousId },
    ...written,
    ...(viewer.seesContract && { contractNo }),
    ...(viewer.isStaff && { remarkInternal }),
    // Whom else it is offered to is the company's own business.
    audience: viewer.isStaff ? audience : nobodyElse,
    prices: seenPrices(prices, viewer),
    publishedAt: publishedAt?.getTime() ?? null,
    lastModifyTime: row.lastModifyTime.getTime(),
    flowId: viewer.isKeeper ? flowId : null,
  };
}

const nobodyElse = { isForEveryCustomer: false, levels: [], customerIds: [] };

/** Without the names that are looked up for a page of rates together. */
export type ShownRate = Omit<
  RateRow,
  `${'pol' | 'pod' | 'via' | 'por' | 'del' | 'carrier' | 'line' | 'publisher'}Name` | 'carrierCode'
>;

const seenPrices = (prices: RatePrices, { seesCost, seesFloor }: Viewer): RatePrices =>
  withoutLayers(prices, [
    ...(seesCost ? [] : (['cost'] as const)),
    ...(seesFloor ? [] : (['floor'] as const)),
  ]);
