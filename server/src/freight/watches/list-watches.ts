import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { CurrentRate, Watched, WatchKind, WatchRow } from '@fairway/contract/rate-watches.ts';
import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { compareMoney, money, subtractMoney } from '@fairway/domain/money/money.ts';
import { namesOf } from '../../entities/references.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { carriersById, portsById } from '../../master-data/lookups.ts';
import { companyDay } from '../company-day.ts';
import { findSeenRates, type StoredRate } from '../rate-store.ts';
import { type Viewer, viewerOf } from '../viewer.ts';
import {
  type AlertWithBase,
  currentVersions,
  listWatchRows,
  ratesOnLanes,
  ratesOnLines,
  type Watch,
  watchMarks,
} from './store.ts';

export async function listWatchMarks({ db, session }: Context) {
  const list = await watchMarks(db, session.userId);
  return { list: list.map(({ kind, ...mark }) => ({ ...mark, kind: kind as WatchKind })) };
}

interface Asked {
  kind: WatchKind;
  currentPage: number;
  pageSize: number;
}

/** What the caller watches, with the price of today as far as they may see it. */
export async function listWatches(ctx: Context, { kind, ...paging }: Asked) {
  const { db, session, language, now } = ctx;
  const viewer = await viewerOf(ctx);
  const today = companyDay(now);
  const { rows, total } = await listWatchRows(db, session.userId, kind, paging);
  const ids = (column: 'polId' | 'podId' | 'lineId' | 'carrierId') =>
    rows.flatMap((row) => row[column] ?? []);
  const ports = await portsById(db, [...ids('polId'), ...ids('podId')], language);
  const basePortOf = ({ podId }: Watch) => ports.get(podId ?? '')?.basePortId ?? null;
  const alerts = rows.map((row) => ({ ...row, basePortId: basePortOf(row) }));
  const current = await currentRates(ctx, viewer, kind, alerts, today);
  const [carriers, lines, counted] = await Promise.all([
    carriersById(
      db,
      [...ids('carrierId'), ...[...current.values()].map(({ rate }) => rate.carrierId)],
      language,
    ),
    namesOf(db, 'trade_line', ids('lineId'), language),
    ratesOnLines(db, ids('lineId'), viewer, today),
  ]);
  const list = rows.map((row): WatchRow => {
    const [pol, pod] = [ports.get(row.polId ?? ''), ports.get(row.podId ?? '')];
    const found = current.get(row.id);
    const carrier = carriers.get(found?.rate.carrierId ?? row.carrierId ?? '');
    const named = { carrierName: carrier?.fullName ?? '', carrierCode: carrier?.scac ?? '' };
    const line = row.lineId === null ? undefined : counted.get(row.lineId);
    return {
      ...{ id: row.id, kind, key: row.key, watched: watchedOf(row, found?.rate), mode: modeOf(row) },
      ...{ polName: pol?.fullName ?? '', polCode: pol?.unlocode ?? '' },
      ...{ podName: pod?.fullName ?? '', podCode: pod?.unlocode ?? '' },
      ...named,
      lineName: lines.get(row.lineId ?? '') ?? '',
      current: found ? { ...found.shown, ...named } : null,
      line: kind === 'line' ? { rates: line?.rates ?? 0, newestAt: line?.newestAt?.getTime() ?? null } : null,
      creatorTime: row.creatorTime.getTime(),
    };
  });
  return pageOf(list, paging, total);
}

const modeOf = ({ mode }: Watch) => mode as TransportMode | null;

/** What makes it again. */
function watchedOf(row: Watch, rate: StoredRate | undefined): Watched {
  if (row.kind === 'line') return { kind: 'line', lineId: row.lineId ?? '' };
  if (row.kind === 'favourite') return { kind: 'favourite', rateId: rate?.id ?? row.rateId ?? '' };
  return {
    ...{
      kind: 'priceAlert',
      mode: row.mode as TransportMode,
      polId: row.polId ?? '',
      podId: row.podId ?? '',
    },
    ...{ place: row.place ?? '', currency: row.currency ?? '', target: row.target },
  };
}

interface Current {
  rate: StoredRate;
  shown: Omit<CurrentRate, 'carrierName' | 'carrierCode'>;
}

async function currentRates(
  { db }: Context,
  viewer: Viewer,
  kind: WatchKind,
  rows: readonly AlertWithBase[],
  today: string,
): Promise<Map<string, Current>> {
  const found = new Map<string, StoredRate>();
  if (kind === 'favourite') {
    const ids = rows.map(({ id }) => id);
    for (const [id, rate] of await currentVersions(db, ids, viewer, today)) found.set(id, rate);
  }
  if (kind === 'priceAlert') {
    const rates = await ratesOnLanes(db, rows.flatMap(lanesOf), viewer, today);
    for (const row of rows) {
      const cheapest = cheapestFor(row, rates);
      if (cheapest) found.set(row.id, cheapest);
    }
  }
  const before = await findSeenRates(
    db,
    [...found.values()].flatMap(({ previousId }) => previousId ?? []),
    viewer,
  );
  const earlier = new Map(before.map((rate) => [rate.id, rate]));
  return new Map(
    rows.flatMap((row): [string, Current][] => {
      const rate = found.get(row.id);
      if (!rate) return [];
      const shown = shownOf(rate, earlier.get(rate.previousId ?? ''), row.place);
      return [[row.id, { rate, shown: { ...shown, isToBasePort: rate.podId !== row.podId } }]];
    }),
  );
}

export const laneOf = ({ mode, polId, podId }: Pick<Watch, 'mode' | 'polId' | 'podId'>) => ({
  ...{ mode: mode ?? '', polId: polId ?? '', podId: podId ?? '' },
});

/** With the lane to the base port, which stands in for it. */
export const lanesOf = (alert: AlertWithBase) => [
  laneOf(alert),
  ...(alert.basePortId === null ? [] : [laneOf({ ...alert, podId: alert.basePortId })]),
];

/** What answers an alert, as in a search: rates to its port, or where there is none those to its base port. */
export function ratesFor<T extends Pick<StoredRate, 'mode' | 'polId' | 'podId'>>(
  alert: AlertWithBase,
  rates: readonly T[],
  inForce: readonly Pick<StoredRate, 'mode' | 'polId' | 'podId'>[] = rates,
): T[] {
  const to = (podId: string | null) => (rate: Pick<StoredRate, 'mode' | 'polId' | 'podId'>) =>
    rate.mode === alert.mode && rate.polId === alert.polId && rate.podId === podId;
  const toPort = rates.filter(to(alert.podId));
  const isAnswered = toPort.length > 0 || inForce.some(to(alert.podId));
  return isAnswered || alert.basePortId === null ? toPort : rates.filter(to(alert.basePortId));
}

/** What a rate asks in one of its places. */
export const sellAt = (rate: Pick<StoredRate, 'prices'>, place: string): string | undefined =>
  layersOf(rate.prices).find(([at]) => at === place)?.[1].sell;

function cheapestFor(row: AlertWithBase, rates: readonly StoredRate[]): StoredRate | undefined {
  const offers = ratesFor(row, rates).flatMap((rate) => {
    const sell = rate.currency === row.currency ? sellAt(rate, row.place ?? '') : undefined;
    return sell === undefined ? [] : [{ rate, price: money(rate.currency, sell) }];
  });
  return offers.toSorted((one, other) => compareMoney(one.price, other.price))[0]?.rate;
}

/** The prices of a rate and what changed since the version before; of an alert those of its place alone. */
function shownOf(rate: StoredRate, before: StoredRate | undefined, place: string | null) {
  const { id, rateNo, status, validFrom, validTo, currency } = rate;
  const comparable = before && before.currency === currency ? before : undefined;
  return {
    ...{ id, rateNo, status, validFrom, validTo },
    prices: layersOf(rate.prices)
      .filter(([at]) => place === null || at === place)
      .map(([at, { sell }]) => {
        const old = comparable && sellAt(comparable, at);
        const price = money(currency, sell);
        return {
          place: at,
          price,
          change: old === undefined ? null : subtractMoney(price, money(currency, old)),
        };
      }),
  };
}
