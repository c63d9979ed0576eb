import { type ListedRate, transportModes } from '@fairway/contract/freight-rates.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { figureText } from '../../entities/field-text.ts';
import type { PlainKey, Say } from '../../language/words.ts';
import type { Column } from '../../ui/table/column.ts';
import { pricesOf, type RatePrice } from '../rate-prices.ts';
import { modeWords } from '../rate-words.ts';
import { carrierFilter } from '../search/rate-columns.tsx';
import { importFilter } from './import-filter.tsx';
import { keptStateWords } from './kept-rates.ts';
import { KeptStateLabel, keptStateOf } from './kept-state.tsx';

const sources: Readonly<Record<ListedRate['source'], PlainKey>> = {
  manual: 'keepSourceManual',
  excel: 'keepSourceExcel',
  copy: 'keepSourceCopy',
};

/** Boxes with a column of their own. */
const usualTypes = ['20GP', '40GP', '40HQ'];

/** One layer of the prices of a rate in a line, of all unless it is said which. */
export function layerText(
  rate: ListedRate,
  layer: 'sell' | 'cost' | 'floor',
  words: Say,
  isWanted: (price: RatePrice) => boolean = () => true,
): string {
  const known = (price: RatePrice) => {
    const amount = price[layer];
    return amount == null ? [] : [`${price.name} ${figureText(amount)}`];
  };
  const prices = pricesOf(rate, words).filter(isWanted).flatMap(known);
  return prices.length > 0 ? `${rate.currency} ${prices.join(' · ')}` : '';
}

export const periodText = ({ validFrom, validTo }: ListedRate): string => `${validFrom} – ${validTo}`;

export const changedText = ({ changerName = '', lastModifyTime }: ListedRate): string =>
  [formatDate(lastModifyTime, 'MM-dd HH:mm'), changerName].filter(Boolean).join(' ');

interface Rights {
  seesCost: boolean;
  seesFloor: boolean;
  /** Knows of imports. */
  canImport: boolean;
}

export function keptColumns(words: Say, { seesCost, seesFloor, canImport }: Rights): Column<ListedRate>[] {
  const layer = (name: 'cost' | 'floor', title: string): Column<ListedRate> => ({
    ...{ id: name, name: title, width: 300 },
    text: (rate) => layerText(rate, name, words),
  });
  return [
    { id: 'rateNo', name: words('rateNo'), text: (rate) => rate.rateNo, sort: 'rateNo', width: 132 },
    {
      ...{ id: 'mode', name: words('rateModes'), width: 80, text: (rate) => words(modeWords[rate.mode]) },
      filter: {
        kind: 'choice',
        options: transportModes.map((value) => ({ value, label: words(modeWords[value]) })),
      },
    },
    {
      ...{ id: 'pol', name: words('ratePol'), width: 80, sort: 'polName', text: (rate) => rate.polName },
      filter: entityFilter('Port', words('ratePol')),
    },
    {
      ...{ id: 'pod', name: words('ratePod'), width: 120, sort: 'podName' },
      text: (rate) =>
        [rate.podName, rate.viaName && words('rateVia', { port: rate.viaName })].filter(Boolean).join(' · '),
      filter: entityFilter('Port', words('ratePod')),
    },
    {
      ...{ id: 'carrier', name: words('rateCarrier'), width: 144, sort: 'carrierName' },
      text: (rate) => `${rate.carrierName} ${rate.carrierCode}`,
      filter: carrierFilter(words('rateCarrier')),
    },
    ...usualTypes.map((type): Column<ListedRate> => {
      const priceOf = (rate: ListedRate) => pricesOf(rate, words).find(({ place }) => place === type)?.sell;
      return {
        ...{ id: `box-${type}`, name: type, width: 92, align: 'end' },
        text: (rate) => {
          const sell = priceOf(rate);
          return sell === undefined ? '' : `${rate.currency} ${figureText(sell)}`;
        },
        value: (rate) => priceOf(rate) ?? '',
      };
    }),
    {
      ...{ id: 'prices', name: words('keepOtherPrices'), width: 140 },
      text: (rate) => layerText(rate, 'sell', words, ({ place }) => !usualTypes.includes(place)),
    },
    { id: 'validity', name: words('ratePeriod'), width: 206, sort: 'validTo', text: periodText },
    {
      ...{ id: 'status', name: words('keepStatus'), width: 84 },
      text: (rate) => words(keptStateWords[keptStateOf(rate)]),
      cell: (rate) => <KeptStateLabel rate={rate} />,
    },
    {
      ...{ id: 'source', name: words('keepSource'), width: 92 },
      text: (rate) => words(sources[rate.source]),
      ...(canImport && { filter: importFilter(words('keepImport')) }),
    },
    {
      ...{ id: 'changed', name: words('keepChanged'), width: 160, sort: 'lastModifyTime' },
      text: changedText,
    },
    ...(seesFloor ? [layer('floor', words('rateFloor'))] : []),
    ...(seesCost ? [layer('cost', words('rateCost'))] : []),
  ];
}
