import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { Context } from '../../http/context.ts';
import { batchWords, modeWords, rateTypeWords } from '../../language/freight-words.ts';
import { namedRates } from '../named-rates.ts';
import { findRates, type StoredRate } from '../rate-store.ts';
import type { Viewer } from '../viewer.ts';
import { audienceText, laneOf, priceRows } from './publication-values.ts';

/** So many prices stand in the request; the others are read in the list of its rates. */
const mostRows = 100;
/** As long as the texts of the form may be. */
const [shortest, longest] = [100, 200];

/** The first of them by number, and how many there are. */
export function batchName(rates: readonly StoredRate[], language: Language): string {
  const [rateNo = '', ...others] = rates.map((rate) => rate.rateNo).toSorted();
  if (others.length === 0) return rateNo;
  return filledWords(batchWords.name[language], { rateNo, n: rates.length });
}

/** What the request for the publication of many rates shows of them: the fields of the form for one. */
export async function batchValues(
  ctx: Context,
  viewer: Viewer,
  rates: readonly StoredRate[],
): Promise<FormValues> {
  const { db, language } = ctx;
  const sorted = rates.toSorted((one, other) => (one.rateNo < other.rateNo ? -1 : 1));
  const named = await namedRates(ctx, viewer, sorted);
  const earlier = await findRates(
    db,
    sorted.flatMap(({ previousId }) => previousId ?? []),
  );
  const before = new Map(earlier.map((rate) => [rate.id, rate]));
  const lanes = new Map(named.map((rate) => [rate.id, laneOf(rate)]));
  const prices = sorted.flatMap((rate) =>
    priceRows(rate, before.get(rate.previousId ?? '')).map((row) => ({
      ...row,
      place: [rate.rateNo, lanes.get(rate.id), row.place].filter(Boolean).join(' '),
    })),
  );
  const all = (text: (rate: RateRow) => string, most: number = shortest) =>
    listed(named.map(text), language, most);
  // Of several currencies the lowest figure counts: what is sold at a loss stays below zero.
  const margins = prices.flatMap(({ margin }) => margin ?? []);
  const left = prices.length - mostRows;
  return {
    rateNo: batchName(rates, language),
    mode: all(({ mode }) => modeWords[mode][language]),
    lane: all(laneOf, longest),
    carrier: all(({ carrierName }) => carrierName),
    rateType: all(({ rateType }) => rateTypeWords[rateType][language]),
    validity: [
      sorted.map(({ validFrom }) => validFrom).toSorted()[0],
      sorted
        .map(({ validTo }) => validTo)
        .toSorted()
        .at(-1),
    ].join(' – '),
    currency: all(({ currency }) => currency),
    audience: all(({ audience }) => audienceText(audience, language), longest),
    replaces: listed(
      earlier.map(({ rateNo }) => rateNo),
      language,
      shortest,
    ),
    lowestMargin: margins.length > 0 ? Math.min(...margins) : null,
    prices: prices.slice(0, mostRows),
    remark: left > 0 ? filledWords(batchWords.morePrices[language], { n: left }) : '',
  };
}

/** Each once; what does not fit is counted. */
function listed(texts: readonly string[], language: Language, most: number): string {
  const each = [...new Set(texts.filter(Boolean))];
  const comma = language === 'zh' ? '、' : ', ';
  const whole = each.join(comma);
  if (whole.length <= most) return whole;
  const said = (count: number) =>
    filledWords(batchWords.others[language], { first: each.slice(0, count).join(comma), n: each.length });
  let count = each.length;
  while (count > 1 && said(count).length > most) count -= 1;
  return said(count).slice(0, most);
}
