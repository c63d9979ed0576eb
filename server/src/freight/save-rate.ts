import { AppError } from '@fairway/contract/app-error.ts';
import type { WrittenRate } from '@fairway/contract/freight-rates.ts';
import { belowFloor, doublePlace, priceKindOf, withLayersOf } from '@fairway/domain/freight/rate-layers.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { newId } from '../database/new-id.ts';
import { recordChange } from '../entities/record-change.ts';
import { refuseMissing } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { writtenOf } from './rate-row.ts';
import { rateSearchText } from './rate-search-text.ts';
import { insertRates, type StoredRate, takeRate, updateRate } from './rate-store.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** What a rate refers to, for the refusal of what is not there. */
const references = {
  polId: { to: 'port', called: { zh: '起运港', en: 'port of loading' } },
  podId: { to: 'port', called: { zh: '目的港', en: 'port of discharge' } },
  porId: { to: 'port', called: { zh: '收货地', en: 'place of receipt' } },
  delId: { to: 'port', called: { zh: '交货地', en: 'place of delivery' } },
  viaId: { to: 'port', called: { zh: '中转港', en: 'transhipment port' } },
  carrierId: { to: 'carrier', called: { zh: '承运人', en: 'carrier' } },
  lineId: { to: 'trade_line', called: { zh: '航线', en: 'trade line' } },
  sailingId: { to: 'sailing', called: { zh: '船期', en: 'sailing' } },
} as const;

export async function addRate(ctx: Context, written: WrittenRate) {
  const { db, now, session } = ctx;
  const viewer = await viewerOf(ctx);
  const checked = await checkedRate(ctx, viewer, written, undefined);
  const rateNo = await takeBillNumber(db, 'RateNumber', session.userId, now);
  ctx.auditTarget(rateNo);
  const id = newId(now.getTime());
  await insertRates(db, [
    {
      ...{ id, version: 1, rateNo, status: 'draft', source: 'manual', previousId: null, flowId: null },
      ...{ publisherId: null, publishedAt: null, importId: null, approvedFlowId: null },
      ...{ creatorUserId: session.userId, creatorTime: now, lastModifyTime: now },
      ...checked,
      searchText: await searchTextOf(ctx, rateNo, checked),
    },
  ]);
  return { id, version: 1, rateNo };
}

/** A draft is changed in its place; what is published is followed by a draft that takes its place once it is approved. */
export async function changeRate(
  ctx: Context,
  id: string,
  { version, ...written }: WrittenRate & { version: number },
) {
  const { db, now, session } = ctx;
  const viewer = await viewerOf(ctx);
  const rate = await takeRate(db, id);
  if (!rate) throw new AppError('NOT_FOUND');
  ctx.auditTarget(rate.rateNo);
  if (rate.version !== version) throw new AppError('RECORD_CHANGED');
  if (rate.flowId !== null) throw new AppError('RATE_UNDER_APPROVAL');
  const checked = await checkedRate(ctx, viewer, written, rate);
  if (rate.status !== 'draft') return nextVersion(ctx, rate, checked);
  const before = writtenOf(rate);
  const isChanged = await recordChange(
    { db, now, session },
    { entity: 'Rate', id, version: version + 1, act: 'update' },
    before,
    checked,
  );
  if (!isChanged) return { id, version };
  const searchText = await searchTextOf(ctx, rate.rateNo, checked);
  await updateRate(db, id, { ...checked, searchText, version: version + 1, lastModifyTime: now });
  return { id, version: version + 1 };
}

/** A draft that says what it will take the place of. */
export async function nextVersion(
  ctx: Context,
  rate: StoredRate,
  written: Required<WrittenRate>,
  source: StoredRate['source'] = 'manual',
) {
  const { db, now, session } = ctx;
  const id = newId(now.getTime());
  const rateNo = await takeBillNumber(db, 'RateNumber', session.userId, now);
  await insertRates(db, [
    {
      ...{ id, version: 1, rateNo, status: 'draft', source, previousId: rate.id, flowId: null },
      ...{ publisherId: null, publishedAt: null, importId: null, approvedFlowId: null },
      ...{ creatorUserId: session.userId, creatorTime: now, lastModifyTime: now },
      ...written,
      searchText: await searchTextOf(ctx, rateNo, written),
    },
  ]);
  return { id, version: 1 };
}

/** What is kept of what was written: what its writer may not see stays as it was. */
async function checkedRate(
  { db, language }: Pick<Context, 'db' | 'language'>,
  viewer: Viewer,
  written: WrittenRate,
  before: StoredRate | undefined,
): Promise<Required<WrittenRate>> {
  if (written.validTo < written.validFrom) throw new AppError('PERIOD_ENDS_EARLY');
  if (written.prices.by !== priceKindOf[written.mode]) throw new AppError('RATE_PRICES_OF_OTHER_MODE');
  const double = doublePlace(written.prices);
  if (double !== undefined) throw new AppError('RATE_PRICE_DOUBLE', { what: double });
  const hidden = [
    ...(viewer.seesCost ? [] : (['cost'] as const)),
    ...(viewer.seesFloor ? [] : (['floor'] as const)),
  ];
  const prices = before ? withLayersOf(written.prices, before.prices, hidden) : written.prices;
  const cheap = belowFloor(prices, written.currency);
  if (cheap !== undefined) throw new AppError('RATE_BELOW_FLOOR', { what: cheap });
  await refuseMissing(db, references, written, before, language);
  return {
    ...written,
    prices,
    contractNo: (viewer.seesContract ? written.contractNo : before?.contractNo) ?? '',
    remarkInternal: written.remarkInternal ?? before?.remarkInternal ?? '',
  };
}

export async function searchTextOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  rateNo: string,
  rate: WrittenRate,
): Promise<string> {
  const ports = await portsById(db, [rate.polId, rate.podId], language);
  return rateSearchText(rateNo, rate, ports, await carriersById(db, [rate.carrierId], language));
}
