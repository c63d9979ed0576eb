import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { CalculatedRate } from '@fairway/contract/freight-search.ts';
import type { Say } from '../../language/words.ts';
import { moneyText } from '../money-text.ts';
import { routeText } from '../rate-route.tsx';
import { reasonText, sumText } from './charge-words.ts';
import { fxText } from './fx-lines.tsx';

interface Told {
  rate: RateRow;
  found: CalculatedRate;
  cargo: string;
  day: string;
}

/** A price as people paste it into a message: selling prices only. */
export function priceAsText({ rate, found: { price }, cargo, day }: Told, words: Say): string {
  if (!price) return '';
  const { lines, excluded, totals, converted, missingRate } = price;
  return [
    `${rate.carrierName} ${rate.carrierCode} ${routeText(rate)}`,
    `${cargo} · ${words('rateSailingDay')} ${day} · ${words('rateValidTo')} ${rate.validTo}`,
    '',
    ...lines.map(
      (line) => `${line.chargeName} ${line.chargeCode}: ${sumText(line, words)} = ${moneyText(line.amount)}`,
    ),
    '',
    ...totals.map((sum) => `${words('rateSumIn', { currency: sum.currency })}: ${moneyText(sum)}`),
    ...(converted ? [`${words('rateConverted')}: ${moneyText(converted.total)}`] : []),
    ...(converted?.perTeu ? [`${words('ratePerTeu')}: ${moneyText(converted.perTeu)}`] : []),
    ...(converted?.rates.map((one) => fxText(one, words)) ?? []),
    ...(missingRate ? [words('rateFxMissing', missingRate)] : []),
    ...(excluded.length > 0 ? ['', words('rateNotIncluded')] : []),
    ...excluded.map((one) => `${one.chargeName} ${one.chargeCode}: ${reasonText(one, words)}`),
  ].join('\n');
}
