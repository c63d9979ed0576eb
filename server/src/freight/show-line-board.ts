import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { getLineBoard as getLineBoardCall } from '@fairway/contract/freight-search.ts';
import { isOfferedTo } from '@fairway/domain/freight/audience.ts';
import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { compareMoney, type Money, meanMoney, money, subtractMoney } from '@fairway/domain/money/money.ts';
import { namesOf } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { carriersById, lineWithParts, portsById } from '../master-data/lookups.ts';
import { companyDay } from './company-day.ts';
import { placesInOrder } from './price-places.ts';
import { modesOfLines, ratesOfLines, type StoredRate } from './rate-store.ts';
import { viewerOf } from './viewer.ts';

const oneWeek = 7 * 86_400_000;
/** What people compare by, where nothing else is asked for. */
const usualPlaces = ['40HQ', '+100'];

/** A rate with what it asks for the type of box the board is of. */
interface Offer {
  rate: StoredRate;
  sell: Money;
}

export async function getLineBoard(ctx: Context, asked: Received<typeof getLineBoardCall>['query']) {
  const { db, language, now } = ctx;
  const viewer = await viewerOf(ctx);
  const found = await lineWithParts(db, asked.lineId, language);
  if (!found) throw new AppError('NOT_FOUND');
  const { line, partIds } = found;
  const lineIds = [line.id, ...partIds];
  const today = companyDay(now);
  const on = asked.on ?? today;
  const modes = await modesOfLines(db, viewer, { lineIds, on });
  const mode = asked.mode ?? modes[0] ?? 'FCL';
  const ratesOn = async (day: string): Promise<StoredRate[]> =>
    (await ratesOfLines(db, { mode, lineIds, on: day, today })).filter((rate) =>
      isOfferedTo(rate.audience, viewer),
    );
  const rates = await ratesOn(on);
  const boxTypes = placesOf(rates);
  const boxType = asked.boxType ?? usualPlaces.find((one) => boxTypes.includes(one)) ?? boxTypes[0] ?? '';
  const offersOf = (those: readonly StoredRate[]): Offer[] =>
    those.flatMap((rate) => {
      const sell = new Map(layersOf(rate.prices)).get(boxType)?.sell;
      return sell === undefined ? [] : [{ rate, sell: money(rate.currency, sell) }];
    });
  const offers = offersOf(rates);
  const pols = unique(byCount(offers.map(({ rate }) => rate.polId)));
  const polId = asked.polId ?? pols[0] ?? null;
  const cells = cheapestOf(offers, polId, line.currency);
  const before = cheapestOf(offersOf(await ratesOn(companyDay(weekBefore(on)))), polId, line.currency);
  const carrierIds = unique(byCount(cells.map(({ rate }) => rate.carrierId)));
  const podIds = unique(cells.map(({ rate }) => rate.podId));
  const ownerId = line.ownerId ?? lastPublisher(rates);
  const [ports, carriers, owners] = await Promise.all([
    portsById(db, [...pols, ...podIds, ...(polId === null ? [] : [polId])], language),
    carriersById(db, carrierIds, language),
    namesOf(db, 'person', ownerId === null ? [] : [ownerId], language),
  ]);
  const named = (id: string) => {
    const port = ports.get(id);
    return port ? [{ id, fullName: port.fullName, enCode: port.unlocode }] : [];
  };
  const byCode = (one: { enCode: string }, other: { enCode: string }) => (one.enCode < other.enCode ? -1 : 1);
  return {
    line: {
      ...{ id: line.id, fullName: line.fullName, enCode: line.enCode, currency: line.currency, ownerId },
      ownerName: owners.get(ownerId ?? '') ?? '',
    },
    ports: podIds.flatMap(named).sort(byCode),
    pols: pols.flatMap(named),
    carriers: carrierIds.flatMap((id) => {
      const carrier = carriers.get(id);
      return carrier ? [{ id, fullName: carrier.fullName, enCode: carrier.scac }] : [];
    }),
    ...{ polId, boxType, boxTypes, mode, modes, date: on },
    cells: cells.map(({ rate, sell }) => ({
      ...{ podId: rate.podId, carrierId: rate.carrierId, rateId: rate.id, sell },
      ...{ transitDays: rate.transitDays, validTo: rate.validTo, space: rate.space },
    })),
    average: meanMoney(cells.map(({ sell }) => sell)),
    averageBefore: meanMoney(before.map(({ sell }) => sell)),
    change: meanMoney(differences(cells, before)),
  };
}

/** How much dearer each offer became, of those that both weeks have. */
function differences(now: readonly Offer[], before: readonly Offer[]): Money[] {
  const keyOf = ({ rate }: Offer) => `${rate.podId} ${rate.carrierId}`;
  const known = new Map(before.map((offer) => [keyOf(offer), offer.sell]));
  return now.flatMap((offer) => {
    const earlier = known.get(keyOf(offer));
    return earlier ? [subtractMoney(offer.sell, earlier)] : [];
  });
}

const weekBefore = (day: string): Date => new Date(Date.parse(`${day}T04:00:00Z`) - oneWeek);

/** What the rates have prices for, beside the least they ask for. */
const placesOf = (rates: readonly StoredRate[]): string[] =>
  placesInOrder(rates.flatMap(({ prices }) => layersOf(prices).map(([place]) => place))).filter(
    (place) => place !== 'M',
  );

/** Nobody is named for the line: who published for it last answers. */
const lastPublisher = (rates: readonly StoredRate[]): string | null =>
  rates.toSorted((one, other) => Number(other.publishedAt ?? 0) - Number(one.publishedAt ?? 0))[0]
    ?.publisherId ?? null;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Those that come most often first. */
function byCount(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  );
}

/** The cheapest offer of each carrier to each port, in the currency of the line: others cannot be compared with it. */
function cheapestOf(offers: readonly Offer[], polId: string | null, currency: string): Offer[] {
  const cheapest = new Map<string, Offer>();
  for (const offer of offers) {
    const { rate, sell } = offer;
    if (rate.polId !== polId || sell.currency !== currency) continue;
    const key = `${rate.podId} ${rate.carrierId}`;
    const known = cheapest.get(key);
    if (!known || compareMoney(sell, known.sell) < 0) cheapest.set(key, offer);
  }
  return [...cheapest.values()];
}
