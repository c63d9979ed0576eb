import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { isOfferedTo } from '@fairway/domain/freight/audience.ts';
import { isPriceToTell } from '@fairway/domain/freight/watches.ts';
import { compareMoney, money } from '@fairway/domain/money/money.ts';
import type { Db } from '../../database/open.ts';
import { namesOf } from '../../entities/references.ts';
import { watchWords } from '../../language/freight-words.ts';
import { inBoth } from '../../language/words.ts';
import { carriersById, portsById } from '../../master-data/lookups.ts';
import { notify, type Teller } from '../../messages/notify.ts';
import { companyDay } from '../company-day.ts';
import { findRates, type Sight, type StoredRate } from '../rate-store.ts';
import { sightsOf } from '../sights.ts';
import { laneOf, ratesFor, sellAt } from './list-watches.ts';
import {
  type AlertWithBase,
  alertsOnLanes,
  noteTold,
  ratesOnLanes,
  subscribersOfLines,
  takeNews,
} from './store.ts';

/** So many rates are told of at once; what is left comes with the next round of the same run. */
const mostAtOnce = 500;

const ratePath = (id: string): string => `/pages/freight/freight/detail?id=${encodeURIComponent(id)}`;
const linePath = (id: string): string => `/pages/freight/tpline?line=${encodeURIComponent(id)}`;

/** Tells those who watch lanes and lines what came into force since the last time, each only what they may see. */
export async function tellWatchers(teller: Teller & { now: Date }): Promise<void> {
  for (;;) {
    const { rates, taken } = await takeNews(teller.db, mostAtOnce);
    if (rates.length > 0) {
      await tellOfPrices(teller, rates);
      await tellOfLines(teller, rates);
    }
    if (taken < mostAtOnce) return;
  }
}

/** Of rates in force; who may see each is asked of it afterwards. */
const everything: Sight = { isKeeper: false, isStaff: true, customerId: null, customerLevel: null };

const maySee = (rate: StoredRate, sight: Sight): boolean =>
  sight.isStaff || isOfferedTo(rate.audience, sight);

/** A price somebody waits for, with what it was before as far as they know that. */
interface Drop {
  watch: AlertWithBase;
  rate: StoredRate;
  price: string;
  before: string | undefined;
}

async function tellOfPrices(teller: Teller & { now: Date }, rates: readonly StoredRate[]): Promise<void> {
  const { db } = teller;
  const watches = await alertsOnLanes(db, rates.map(laneOf));
  if (watches.length === 0) return;
  const names = await namesFor(
    db,
    rates,
    watches.map(({ podId }) => podId ?? ''),
  );
  const sights = await sightsOf(db, unique(watches.map(({ userId }) => userId)));
  const earlier = new Map(
    (
      await findRates(
        db,
        rates.flatMap(({ previousId }) => previousId ?? []),
      )
    ).map((rate) => [rate.id, rate]),
  );
  const inForce = await ratesOnLanes(db, watches.map(laneOf), everything, companyDay(teller.now));
  const drops = watches.flatMap((watch): Drop[] => {
    const sight = sights.get(watch.userId);
    if (!sight) return [];
    const seen = (all: readonly StoredRate[]) => all.filter((rate) => maySee(rate, sight));
    const found = ratesFor(watch, seen(rates), seen(inForce)).flatMap((rate): Drop[] => {
      const price = sellAt(rate, watch.place ?? '');
      if (price === undefined) return [];
      const previous = earlier.get(rate.previousId ?? '');
      const isKnown = previous && previous.currency === rate.currency && maySee(previous, sight);
      const before = isKnown ? sellAt(previous, watch.place ?? '') : undefined;
      const alert = { currency: watch.currency ?? '', target: watch.target };
      const isTold = watch.toldRateId === rate.id && isSame(rate.currency, price, watch.toldPrice);
      if (isTold || !isPriceToTell(alert, { currency: rate.currency, price, before })) return [];
      return [{ watch, rate, price, before }];
    });
    // Of several at once the cheapest is the news.
    return found
      .toSorted((one, other) =>
        compareMoney(money(one.rate.currency, one.price), money(other.rate.currency, other.price)),
      )
      .slice(0, 1);
  });
  for (const same of grouped(
    drops,
    ({ watch, rate, before }) => `${rate.id} ${watch.podId} ${watch.place} ${before ?? ''}`,
  )) {
    const [{ watch, rate, price, before }] = same;
    const { currency, validFrom, validTo, rateNo } = rate;
    const change = before === undefined ? [] : [`${currency} ${before} → ${price}`];
    const isToBasePort = rate.podId !== watch.podId;
    await notify(teller, {
      type: 'system',
      title: inBoth((language) =>
        filledWords(watchWords.priceFell[language], {
          ...{
            lane: names.lane({ ...rate, podId: watch.podId ?? '' }, language),
            carrier: names.carrier(rate, language),
          },
          ...{ place: watch.place ?? '', price: `${currency} ${price}` },
        }).replace('  ', ' '),
      ),
      bodyText: inBoth((language) =>
        [
          ...change,
          ...(isToBasePort
            ? [filledWords(watchWords.toBasePort[language], { lane: names.lane(rate, language) })]
            : []),
          `${validFrom} – ${validTo}`,
          rateNo,
        ].join(' · '),
      ),
      link: ratePath(rate.id),
      userIds: same.map((one) => one.watch.userId),
      now: teller.now,
    });
  }
  await noteTold(
    db,
    drops.map(({ watch, rate, price }) => ({ id: watch.id, rateId: rate.id, price })),
  );
}

const isSame = (currency: string, price: string, told: string | null): boolean =>
  told !== null && compareMoney(money(currency, price), money(currency, told)) === 0;

/** One message for each line, however many rates it has; who may see other rates of it gets another one. */
async function tellOfLines(teller: Teller & { now: Date }, rates: readonly StoredRate[]): Promise<void> {
  const { db } = teller;
  const subscribers = await subscribersOfLines(db, unique(rates.flatMap(({ lineId }) => lineId ?? [])));
  if (subscribers.length === 0) return;
  const names = await namesFor(db, rates);
  const sights = await sightsOf(db, unique(subscribers.map(({ userId }) => userId)));
  const lines = inBothNames(
    await Promise.all(
      (['zh', 'en'] as const).map((language) =>
        namesOf(
          db,
          'trade_line',
          subscribers.map(({ lineId }) => lineId),
          language,
        ),
      ),
    ),
  );
  const told = grouped(subscribers, ({ userId, lineId }) => `${userId} ${lineId}`).flatMap((parts) => {
    const [{ userId, lineId }] = parts;
    const sight = sights.get(userId);
    const partIds = parts.map(({ partId }) => partId);
    const seen = sight
      ? rates.filter((rate) => partIds.includes(rate.lineId ?? '') && maySee(rate, sight))
      : [];
    return seen.length === 0 ? [] : [{ userId, lineId, seen }];
  });
  for (const same of grouped(told, ({ lineId, seen }) => [lineId, ...seen.map(({ id }) => id)].join(' '))) {
    const [{ lineId, seen }] = same;
    const [only] = seen;
    const isOne = seen.length === 1 && only !== undefined;
    await notify(teller, {
      type: 'system',
      title: inBoth((language) => {
        const line = lines(lineId, language);
        return isOne
          ? filledWords(watchWords.newRateOnLine[language], {
              ...{ line, lane: names.lane(only, language), carrier: names.carrier(only, language) },
            })
          : filledWords(watchWords.newOnLine[language], { line, n: String(seen.length) });
      }),
      bodyText: inBoth((language) =>
        seen
          .slice(0, shownLanes)
          .map((rate) => names.lane(rate, language))
          .filter(isFirst)
          .join(' · '),
      ),
      link: isOne ? ratePath(only.id) : linePath(lineId),
      userIds: same.map(({ userId }) => userId),
      now: teller.now,
    });
  }
}

/** So many lanes stand in the words of a message. */
const shownLanes = 12;
const isFirst = <T>(one: T, at: number, all: readonly T[]): boolean => all.indexOf(one) === at;
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function grouped<T>(all: readonly T[], by: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(by(one));
    if (group) group.push(one);
    else groups.set(by(one), [one]);
  }
  return [...groups.values()];
}

const inBothNames =
  ([zh, en]: readonly (ReadonlyMap<string, string> | undefined)[]) =>
  (id: string, language: Language): string =>
    (language === 'zh' ? zh : en)?.get(id) ?? '';

/** What ports and carriers of rates are called, in both languages; and other ports. */
async function namesFor(db: Db, rates: readonly StoredRate[], portIds: readonly string[] = []) {
  const named = <T extends { fullName: string }>(rows: Map<string, T>) =>
    new Map([...rows].map(([id, { fullName }]) => [id, fullName]));
  const both = async (read: (language: Language) => Promise<Map<string, { fullName: string }>>) =>
    inBothNames([named(await read('zh')), named(await read('en'))]);
  const places = [...portIds, ...rates.flatMap(({ polId, podId }) => [polId, podId])];
  const port = await both((language) => portsById(db, places, language));
  const carrierIds = rates.map(({ carrierId }) => carrierId);
  const carrier = await both((language) => carriersById(db, carrierIds, language));
  return {
    lane: ({ polId, podId }: StoredRate, language: Language) =>
      `${port(polId, language)} → ${port(podId, language)}`,
    carrier: ({ carrierId }: StoredRate, language: Language) => carrier(carrierId, language),
  };
}
