import { AppError } from '@fairway/contract/app-error.ts';
import type { RateRow, rateColumns } from '@fairway/contract/freight-rates.ts';
import { layersOf, withoutLayers } from '@fairway/domain/freight/rate-layers.ts';
import type { Order } from '../database/page.ts';
import { namesOf } from '../entities/references.ts';
import { listEntityChanges } from '../entities/show-entities.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { nextSailings } from '../master-data/lookups.ts';
import { companyDay } from './company-day.ts';
import { namedRates } from './named-rates.ts';
import { noteCostView } from './note-cost-view.ts';
import {
  findRate,
  lastChangers,
  listRateRows,
  type RateFilters,
  type StoredRate,
  trendOf,
} from './rate-store.ts';
import { type Viewer, viewerOf } from './viewer.ts';

interface Paging {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export async function listRates(
  ctx: Context,
  { filters, ...paging }: Paging & Order<(typeof rateColumns)[number]> & { filters: RateFilters },
) {
  const viewer = await viewerOf(ctx);
  // Who does not keep rates looks for what they can use.
  const seen = viewer.isKeeper || filters.status ? filters : { ...filters, status: ['published'] };
  const { rows, total } = await listRateRows(ctx.db, viewer, seen, paging);
  await noteCostView(ctx, viewer, rows);
  const named = await namedRates(ctx, viewer, rows);
  return pageOf(viewer.isKeeper ? await withChangers(ctx, named, rows) : named, paging, total);
}

/** That it was added stands in the rate itself. */
async function withChangers(
  { db, language }: Context,
  rates: readonly RateRow[],
  rows: readonly StoredRate[],
) {
  const changed = await lastChangers(
    db,
    rows.map(({ id }) => id),
  );
  const changers = new Map(
    rows.map(({ id, creatorUserId }) => [id, changed.has(id) ? changed.get(id) : creatorUserId]),
  );
  const names = await namesOf(
    db,
    'person',
    [...changers.values()].flatMap((one) => one ?? []),
    language,
  );
  return rates.map((rate) => ({ ...rate, changerName: names.get(changers.get(rate.id) ?? '') ?? '' }));
}

/** Not there and not for the caller look the same. */
export async function visibleRate(ctx: Context, id: string, viewer: Viewer): Promise<StoredRate> {
  const rate = await findRate(ctx.db, id, viewer);
  if (!rate) throw new AppError('NOT_FOUND');
  return rate;
}

export async function getRate(ctx: Context, id: string) {
  const viewer = await viewerOf(ctx);
  const rate = await visibleRate(ctx, id, viewer);
  await noteCostView(ctx, viewer, [rate]);
  const [row] = await namedRates(ctx, viewer, [rate]);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const shownSailings = 4;

export async function listRateSailings(ctx: Context, id: string) {
  const rate = await visibleRate(ctx, id, await viewerOf(ctx));
  return {
    list: await nextSailings(ctx.db, [rate], { from: ctx.now, openAt: ctx.now, most: shownSailings }),
  };
}

const trendDays = 90;
const oneDay = 86_400_000;

export async function listRateTrend(ctx: Context, id: string) {
  const viewer = await viewerOf(ctx);
  const rate = await visibleRate(ctx, id, viewer);
  const since = companyDay(new Date(ctx.now.getTime() - trendDays * oneDay));
  const rates = await trendOf(ctx.db, rate, viewer, since);
  return {
    list: rates.map((one) => ({
      ...{ rateId: one.id, rateNo: one.rateNo, validFrom: one.validFrom, validTo: one.validTo },
      currency: one.currency,
      prices: layersOf(one.prices).map(([type, { sell }]) => ({ type, sell })),
    })),
  };
}

/** Who changed what, without what the reader may not see. */
export async function listRateHistory(ctx: Context, id: string, paging: Paging) {
  const viewer = await viewerOf(ctx);
  const rate = await visibleRate(ctx, id, viewer);
  const hidden = [
    ...(viewer.seesCost ? [] : (['cost'] as const)),
    ...(viewer.seesFloor ? [] : (['floor'] as const)),
  ];
  const seen = (value: unknown) =>
    value === null ? null : withoutLayers(value as StoredRate['prices'], hidden);
  return listEntityChanges(ctx, { entity: 'Rate', row: rate, paging }, (difference) => {
    if (difference.field === 'contractNo' && !viewer.seesContract) return undefined;
    if (difference.field !== 'prices') return difference;
    return { ...difference, before: seen(difference.before), after: seen(difference.after) };
  });
}
