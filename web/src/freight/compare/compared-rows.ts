import type { CalculatedRate, FoundRate, ShownPriceLine } from '@fairway/contract/freight-search.ts';
import { compareMoney } from '@fairway/domain/money/money.ts';
import type { Say } from '../../language/words.ts';
import { reasonText } from '../detail/charge-words.ts';
import { fxText } from '../detail/fx-lines.tsx';
import { moneyText } from '../money-text.ts';
import { routeText } from '../rate-route.tsx';
import { basisWords, rateTypeWords, spaceWords } from '../rate-words.ts';
import { atPort } from '../sailing-text.ts';

export interface ComparedRow {
  key: string;
  name: string;
  /** One for each rate; empty where it has none. */
  cells: readonly string[];
  /** Not the same for all of them. */
  differs: boolean;
  /** Which of the cells is the cheapest. */
  least?: number | undefined;
}

export interface ComparedPart {
  key: 'facts' | 'lines' | 'totals';
  rows: readonly ComparedRow[];
}

/** Rates side by side: what they are, every charge by its code, and what they come to. */
export function comparedParts(rates: readonly CalculatedRate[], words: Say): ComparedPart[] {
  return [
    { key: 'facts', rows: factRows(rates, words) },
    { key: 'lines', rows: lineRows(rates, words) },
    { key: 'totals', rows: totalRows(rates, words) },
  ];
}

const row = (key: string, name: string, cells: readonly string[], least?: number): ComparedRow => ({
  ...{ key, name, cells, differs: new Set(cells).size > 1 },
  ...(least !== undefined && { least }),
});

function factRows(rates: readonly FoundRate[], words: Say): ComparedRow[] {
  const days = (count: number | null) => (count === null ? '' : words('rateDays', { count }));
  const fact = (key: string, name: string, of: (one: FoundRate) => string) => row(key, name, rates.map(of));
  return [
    fact('route', words('rateRoute'), ({ rate }) => routeText(rate)),
    fact('type', words('rateKinds'), ({ rate }) => words(rateTypeWords[rate.rateType])),
    fact('transit', words('rateTransit'), ({ rate }) => days(rate.transitDays)),
    fact('sailing', words('rateNextSailing'), ({ nextSailing }) =>
      nextSailing ? atPort(nextSailing.etd, nextSailing.timeZone) : '',
    ),
    fact('valid', words('rateValidTo'), ({ rate }) => rate.validTo),
    fact('basis', words('rateBasis'), ({ rate }) => words(basisWords[rate.validityBasis])),
    fact('demurrage', words('rateFreeDemurrage'), ({ rate }) => days(rate.freeDemurrage)),
    fact('detention', words('rateFreeDetention'), ({ rate }) => days(rate.freeDetention)),
    fact('space', words('rateSpace'), ({ rate }) => words(spaceWords[rate.space])),
    fact('limit', words('rateWeightLimit'), ({ rate }) => rate.weightLimit),
  ].filter(({ cells }) => cells.some(Boolean));
}

const placeOrder = { freight: 0, origin: 1, destination: 2 };
const lineKey = ({ place, chargeCode, boxType }: ShownPriceLine) => `${place} ${chargeCode} ${boxType}`;

/** Where a rate has no such line, why: it may contain the charge already. */
function lineRows(rates: readonly CalculatedRate[], words: Say): ComparedRow[] {
  const all = new Map<string, ShownPriceLine>();
  for (const { price } of rates) for (const line of price?.lines ?? []) all.set(lineKey(line), line);
  return [...all.entries()]
    .sort(([, one], [, other]) => placeOrder[one.place] - placeOrder[other.place])
    .map(([key, { chargeName, boxType, chargeCode, place }]) =>
      row(
        key,
        [chargeName, boxType].filter(Boolean).join(' '),
        rates.map(({ price }) => {
          const line = price?.lines.find((one) => lineKey(one) === key);
          if (line) return moneyText(line.amount);
          const left = price?.excluded.find((one) => one.chargeCode === chargeCode && one.place === place);
          return left ? reasonText(left, words) : '';
        }),
      ),
    );
}

function totalRows(rates: readonly FoundRate[], words: Say): ComparedRow[] {
  const currencies = [
    ...new Set(rates.flatMap(({ price }) => price?.totals.map((sum) => sum.currency) ?? [])),
  ];
  const converted = rates.map(({ price }) => price?.converted);
  return [
    ...currencies.map((currency) =>
      row(
        currency,
        words('rateSumIn', { currency }),
        rates.map(({ price }) => {
          const sum = price?.totals.find((one) => one.currency === currency);
          return sum ? moneyText(sum) : '';
        }),
      ),
    ),
    row(
      'converted',
      words('rateConverted'),
      rates.map(({ price }, index) => {
        if (!price) return words('rateNoPrice');
        const total = converted[index]?.total;
        if (total) return moneyText(total);
        return price.missingRate ? words('rateFxMissing', price.missingRate) : '';
      }),
      leastOf(rates),
    ),
    row(
      'fx',
      words('rateFxUsed'),
      converted.map((one) => one?.rates.map((rate) => fxText(rate, words)).join(' ') ?? ''),
    ),
    row(
      'teu',
      words('ratePerTeu'),
      converted.map((one) => (one?.perTeu ? moneyText(one.perTeu) : '')),
    ),
  ].filter(({ cells }) => cells.some(Boolean));
}

/** The cheapest of those that can be compared. */
function leastOf(rates: readonly FoundRate[]): number | undefined {
  let least: number | undefined;
  rates.forEach(({ price }, index) => {
    const total = price?.converted?.total;
    const before = least === undefined ? undefined : rates[least]?.price?.converted?.total;
    if (total && (!before || compareMoney(total, before) < 0)) least = index;
  });
  return rates.length > 1 ? least : undefined;
}
