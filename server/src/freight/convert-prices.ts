import { AppError } from '@fairway/contract/app-error.ts';
import type { ExchangeRateKind } from '@fairway/contract/exchange-rates.ts';
import type { ShownPrice } from '@fairway/contract/freight-search.ts';
import { convertPrice } from '@fairway/domain/freight/all-in-price.ts';
import { crossRate, type ExchangeRate } from '@fairway/domain/money/exchange-rate.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import type { Db } from '../database/open.ts';
import { exchangeRateOn } from '../master-data/exchange-rate-rules.ts';

/** The list that prices are converted by. */
const rateKind: ExchangeRateKind = 'bocMid';

/** Converts sums by the rates of one day; a rate that is missing is named, and nothing is guessed. */
export async function conversions(
  db: Db,
  { currency, today }: { currency: string; today: string },
  sums: readonly Money[],
) {
  const asked = new Set(sums.map((sum) => sum.currency));
  asked.delete(currency);
  const known = new Map<string, ExchangeRate | Gap>();
  for (const from of asked)
    known.set(from, await rateOrGap(db, { from, to: currency, kind: rateKind, date: today }));
  return (price: Parameters<typeof convertPrice>[0]): Pick<ShownPrice, 'converted' | 'missingRate'> => {
    const gap = price.totals.map((sum) => known.get(sum.currency)).find((one) => one && 'pair' in one);
    if (gap && 'pair' in gap) return { converted: null, missingRate: gap };
    const { total, perTeu, rates } = convertPrice(price, currency, (from) => known.get(from) as ExchangeRate);
    return { converted: { total, perTeu, rates: [...rates] }, missingRate: null };
  };
}

/** A pair nobody entered a rate for. */
interface Gap {
  pair: string;
  date: string;
}

/** Every currency has a rate with this one. */
const common = 'CNY';

/** The rate of a pair; where it has none, the one that the rates of both with the common currency come to. */
async function rateOrGap(db: Db, wanted: Parameters<typeof exchangeRateOn>[1]): Promise<ExchangeRate | Gap> {
  const direct = await rateIfAny(db, wanted);
  if (direct) return direct;
  const { from, to, date } = wanted;
  if (from !== common && to !== common) {
    const [one, other] = [
      await rateIfAny(db, { ...wanted, to: common }),
      await rateIfAny(db, { ...wanted, from: to, to: common }),
    ];
    if (one && other) return crossRate({ from, to }, one, other);
  }
  return { pair: `${from}→${to}`, date };
}

async function rateIfAny(
  db: Db,
  wanted: Parameters<typeof exchangeRateOn>[1],
): Promise<ExchangeRate | undefined> {
  try {
    return await exchangeRateOn(db, wanted);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
