import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { getLineBoard as getLineBoardCall } from '@fairway/contract/freight-search.ts';
import { isOnBoard } from '@fairway/domain/freight/audience.ts';
import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { type Money, meanMoney, subtractMoney } from '@fairway/domain/money/money.ts';
import { namesOf } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { carriersById, lineWithParts, portsById } from '../master-data/lookups.ts';
import { companyDay } from './company-day.ts';
import { cheapestOffers, type Offer } from './line-offers.ts';
import { placesInOrder } from './price-places.ts';
import { modesOfLines, polsOfLines, ratesOfLines, type StoredRate } from './rate-store.ts';
import { viewerOf } from './viewer.ts';

const oneWeek = 7 * 86_400_000;
/** What people compare by, where nothing else is asked for. */
const usualPlaces = ['40HQ', '+100'];

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
  const pols = await polsOfLines(db, viewer, { mode, lineIds, on });
  const polId = asked.polId ?? pols[0] ?? null;
  const ratesOn = async (day: string) => {
    const read = await ratesOfLines(db, { mode, lineIds, polId: polId ?? '', on: day, today });
    return { ...read, rates: read.rates.filter((rate) => isOnBoard(rate.audience, viewer)) };
  };
  const { rates, isCut } = await ratesOn(on);
  const boxTypes = placesOf(rates);
  const boxType = asked.boxType ?? usualPlaces.find((one) => boxTypes.includes(one)) ?? boxTypes[0] ?? '';
  const cells = cheapestOffers(rates, boxType, line.currency);
  const earlier = await ratesOn(companyDay(weekBefore(on)));
  const before = cheapestOffers(earlier.rates, boxType, line.currency);
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
    isCut: isCut || earlier.isCut,
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
