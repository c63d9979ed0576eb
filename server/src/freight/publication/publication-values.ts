import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { Audience, RateRow } from '@fairway/contract/freight-rates.ts';
import { layersOf, marginsOf } from '@fairway/domain/freight/rate-layers.ts';
import { compareMoney } from '@fairway/domain/money/money.ts';
import type { Context } from '../../http/context.ts';
import { audienceWords, modeWords, rateTypeWords } from '../../language/freight-words.ts';
import { namedRates } from '../named-rates.ts';
import { findRates, type StoredRate } from '../rate-store.ts';
import type { Viewer } from '../viewer.ts';

export interface PriceRow {
  place: string;
  sell: number;
  before: number | null;
  cost: number | null;
  floor: number | null;
  margin: number | null;
}

/** Every price of a rate as the table of the request shows it, beside the one before. */
export function priceRows(rate: StoredRate, before: StoredRate | undefined): PriceRow[] {
  const sold = new Map(before ? layersOf(before.prices) : []);
  const margins = marginsOf(rate.prices, rate.currency);
  return layersOf(rate.prices).map(([place, { cost, floor, sell }]) => ({
    place,
    sell: Number(sell),
    before: asNumber(sold.get(place)?.sell),
    cost: asNumber(cost),
    floor: asNumber(floor),
    margin: asNumber(margins.get(place)?.amount),
  }));
}

/** What the request for the publication of a rate shows of it. */
export async function publicationValues(ctx: Context, viewer: Viewer, rate: StoredRate): Promise<FormValues> {
  const { language } = ctx;
  const [named] = await namedRates(ctx, viewer, [rate]);
  const [before] = await findRates(ctx.db, rate.previousId === null ? [] : [rate.previousId]);
  const [lowest] = [...marginsOf(rate.prices, rate.currency).values()].toSorted(compareMoney);
  return {
    rateNo: rate.rateNo,
    mode: modeWords[rate.mode][language],
    lane: named ? laneOf(named) : '',
    carrier: named?.carrierName ?? '',
    rateType: rateTypeWords[rate.rateType][language],
    validity: `${rate.validFrom} – ${rate.validTo}`,
    currency: rate.currency,
    audience: audienceText(rate.audience, language),
    replaces: before?.rateNo ?? '',
    lowestMargin: asNumber(lowest?.amount),
    prices: priceRows(rate, before),
    remark: rate.remark,
  };
}

export const laneOf = ({ polName, viaName, podName }: RateRow): string =>
  [polName, viaName, podName].filter(Boolean).join(' → ');

const asNumber = (price: string | null | undefined): number | null =>
  price === null || price === undefined ? null : Number(price);

export function audienceText(
  { isForEveryCustomer, levels, customerIds }: Audience,
  language: Language,
): string {
  if (isForEveryCustomer) return audienceWords.everyone[language];
  const parts = [
    ...(levels.length > 0
      ? [filledWords(audienceWords.levels[language], { levels: levels.join(' / ') })]
      : []),
    ...(customerIds.length > 0
      ? [filledWords(audienceWords.named[language], { n: String(customerIds.length) })]
      : []),
  ];
  return parts.join(' · ') || audienceWords.nobody[language];
}
