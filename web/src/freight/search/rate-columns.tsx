import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import { rateTypes } from '@fairway/contract/freight-rates.ts';
import { dayFilter, EntityNames, entityFilter } from '../../entities/entity-filter.tsx';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { figureText } from '../../entities/field-text.ts';
import type { Say } from '../../language/words.ts';
import type { Column } from '../../ui/table/column.ts';
import { choicesOf, choicesText, type Filter } from '../../ui/table/filter.ts';
import { isByBox } from '../cargo/cargo-text.ts';
import { ChatWithPublisher, updatedText } from '../chat-with-publisher.tsx';
import { moneyText, sumsText } from '../money-text.ts';
import { changeText, PriceChange } from '../price-change.tsx';
import { pricesOf } from '../rate-prices.ts';
import { routeText } from '../rate-route.tsx';
import { RateState, RateTags, SpaceLabel, ValidTo } from '../rate-tags.tsx';
import { rateTypeWords, spaceWords } from '../rate-words.ts';
import { atPort, departsOn } from '../sailing-text.ts';
import type { OfferedRate } from './offered-rates.ts';

interface ColumnsGiven {
  words: Say;
  mode: TransportMode;
  /** The rates answer a lane: they can be narrowed and ordered by more. */
  isPriced: boolean;
  /** The types of box that are asked for. */
  boxTypes: readonly string[];
  seesCost: boolean;
  seesFloor: boolean;
}

type RateColumn = Column<OfferedRate>;

const usualTypes = ['20GP', '40GP', '40HQ', '45HQ'];
/** The others are columns that a person chooses first. */
const shownTypes = ['20GP', '40GP', '40HQ'];
const transitSteps = ['10', '15', '20', '25', '30', '40'];
const freeSteps = ['7', '10', '14', '21'];

/** The columns of the table of rates; their filters stand on a phone in a sheet. */
export function rateTableColumns(given: ColumnsGiven): RateColumn[] {
  const { words, mode, isPriced } = given;
  const single = (options: readonly { value: string; label: string }[]): Filter => ({
    kind: 'choice',
    single: true,
    options,
  });
  const yes = (label: string) => single([{ value: '1', label }]);
  return [
    {
      ...{
        id: 'carrier',
        name: words('rateCarrier'),
        width: 150,
        filter: carrierFilter(words('rateCarrier')),
      },
      text: ({ rate }) => `${rate.carrierName} ${rate.carrierCode}`,
      cell: ({ rate }) => (
        <>
          <strong>{rate.carrierName}</strong> {rate.carrierCode}
        </>
      ),
      ...(!isPriced && { sort: 'carrierName' }),
    },
    {
      ...{ id: 'rateType', name: words('rateKinds'), width: 120 },
      text: ({ rate }) =>
        [rate.isFeatured && words('rateFeatured'), words(rateTypeWords[rate.rateType])]
          .filter(Boolean)
          .join(' '),
      cell: ({ rate }) => (
        <>
          <RateTags rate={rate} /> <RateState rate={rate} />
        </>
      ),
      filter: {
        kind: 'choice',
        options: rateTypes.map((value) => ({ value, label: words(rateTypeWords[value]) })),
      },
    },
    {
      ...{ id: 'route', name: words('rateRoute'), width: isPriced ? 150 : 220 },
      text: ({ rate, found }) =>
        [routeText(rate), found?.isToBasePort && words('rateToBasePort')].filter(Boolean).join(' · '),
      ...(isPriced && {
        filter: single([
          { value: 'direct', label: words('rateDirect') },
          { value: 'via', label: words('rateTransshipped') },
        ]),
      }),
    },
    ...priceColumns(given),
    ...(isPriced ? [allInColumn(words)] : []),
    ...(isPriced ? sailingColumns(words) : []),
    {
      ...{ id: 'transit', name: words('rateTransit'), width: 70, align: 'end', sort: 'transitDays' },
      text: ({ rate }) => (rate.transitDays === null ? '' : words('rateDays', { count: rate.transitDays })),
      value: ({ rate }) => rate.transitDays ?? '',
      ...(isPriced && {
        filter: single(
          transitSteps.map((value) => ({ value, label: words('rateAtMostDays', { count: value }) })),
        ),
      }),
    },
    {
      ...{ id: 'validTo', name: words('rateValidTo'), width: 150, sort: 'validTo' },
      filter: dayFilter(words('rateHoldsAtLeast')),
      text: ({ rate }) => rate.validTo,
      cell: ({ rate }) => <ValidTo rate={rate} />,
    },
    {
      ...{ id: 'space', name: words('rateSpace'), width: 90 },
      text: ({ rate }) => words(spaceWords[rate.space]),
      cell: ({ rate }) => <SpaceLabel space={rate.space} />,
      ...(isPriced && { filter: yes(words('rateHasSpace')) }),
    },
    ...layerColumns(given),
    ...(isPriced ? [sumsColumn(words)] : []),
    {
      ...{ id: 'freeDays', name: words('rateFreeDays'), width: 110, align: 'end' },
      text: ({ rate: { freeDemurrage, freeDetention } }) =>
        freeDemurrage === null && freeDetention === null
          ? ''
          : `${freeDemurrage ?? '–'} / ${freeDetention ?? '–'}`,
      ...(isPriced && {
        filter: single(
          freeSteps.map((value) => ({ value, label: words('rateAtLeastDays', { count: value }) })),
        ),
      }),
    },
    {
      ...{ id: 'updated', name: words('rateUpdatedBy'), width: 210 },
      text: ({ rate }) => `${updatedText(rate)} ${rate.publisherName}`,
      cell: ({ rate }) => <ChatWithPublisher rate={rate} />,
      ...(!isPriced && { sort: 'publishedAt' }),
    },
    {
      ...{
        id: 'featured',
        name: words('rateFeatured'),
        width: 80,
        isExtra: true,
        filter: yes(words('rateFeatured')),
      },
      text: ({ rate }) => (rate.isFeatured ? words('entityYes') : ''),
    },
    {
      ...{ id: 'line', name: words('rateLine'), width: 110, isExtra: true },
      text: ({ rate }) => rate.lineName,
      filter: entityFilter('TradeLine', words('rateLine')),
    },
    {
      ...{ id: 'goods', name: words('rateNamedGoods'), width: 130, isExtra: true },
      text: ({ rate }) => rate.commodity,
      filter: { kind: 'text' },
    },
    {
      ...{ id: 'rateNo', name: words('rateNo'), width: 150, isExtra: true },
      text: ({ rate }) => rate.rateNo,
      ...(!isPriced && { sort: 'rateNo' }),
    },
    {
      ...{ id: 'frequency', name: words('rateFrequency'), width: 160, isExtra: true },
      text: ({ rate }) => rate.frequency,
    },
    ...(mode === 'AIR' ? [] : [weightLimit(words)]),
  ];
}

const weightLimit = (words: Say): RateColumn => ({
  ...{ id: 'weightLimit', name: words('rateWeightLimit'), width: 180, isExtra: true },
  text: ({ rate }) => rate.weightLimit,
});

/** A column for each type of box; what is sold by weight has all of it in one. */
function priceColumns({ words, mode, isPriced, boxTypes }: ColumnsGiven): RateColumn[] {
  if (!isByBox(mode))
    return [
      {
        ...{ id: 'prices', name: words('ratePrices'), width: 300 },
        text: ({ rate }) =>
          `${rate.currency} ${pricesOf(rate, words)
            .map(({ name, sell }) => `${name} ${figureText(sell)}`)
            .join(' · ')}`,
      },
    ];
  const types = [...new Set([...usualTypes, ...boxTypes])];
  return types.map((type): RateColumn => {
    const priceOf = ({ rate }: OfferedRate) => pricesOf(rate, words).find(({ place }) => place === type);
    const changeOf = ({ found }: OfferedRate) => found?.changes.find((one) => one.type === type)?.change;
    return {
      ...{ id: `box-${type}`, name: type, width: 104, align: 'end' },
      text: (row) => {
        const price = priceOf(row);
        if (!price) return '';
        return [`${row.rate.currency} ${figureText(price.sell)}`, changeText(changeOf(row))]
          .filter(Boolean)
          .join(' ');
      },
      cell: (row) => {
        const price = priceOf(row);
        return (
          price && (
            <>
              <PriceChange change={changeOf(row)} /> {row.rate.currency} {figureText(price.sell)}
            </>
          )
        );
      },
      value: (row) => priceOf(row)?.sell ?? '',
      // Of a lane the boxes that are asked for; of what is new the usual ones.
      ...(!(isPriced ? boxTypes : [...shownTypes, ...boxTypes]).includes(type) && { isExtra: true }),
    };
  });
}

const allInColumn = (words: Say): RateColumn => ({
  ...{ id: 'allIn', name: words('rateAllIn'), width: 132, align: 'end', sort: 'allIn' },
  text: ({ found }) => {
    if (!found?.price) return words('rateNoPrice');
    const { converted, missingRate, totals } = found.price;
    if (converted) return moneyText(converted.total);
    return missingRate ? words('rateFxMissing', missingRate) : sumsText(totals);
  },
  cell: ({ found }) => {
    const price = found?.price;
    if (!price) return words('rateNoPrice');
    if (price.converted) return <strong>{moneyText(price.converted.total)}</strong>;
    return price.missingRate ? words('rateFxMissing', price.missingRate) : sumsText(price.totals);
  },
});

const sumsColumn = (words: Say): RateColumn => ({
  ...{ id: 'sums', name: words('rateSums'), width: 210, align: 'end' },
  text: ({ found }) => (found?.price ? sumsText(found.price.totals) : ''),
});

/** What it costs, the least it may be sold for and what is left, of the type that is asked for first. */
function layerColumns({ words, mode, boxTypes, seesCost, seesFloor }: ColumnsGiven): RateColumn[] {
  const layers = [
    ...(seesCost ? [['cost', words('rateCost')] as const] : []),
    ...(seesFloor ? [['floor', words('rateFloor')] as const] : []),
    ...(seesCost ? [['margin', words('rateMargin')] as const] : []),
  ];
  if (layers.length === 0) return [];
  const of = isByBox(mode) ? ` ${boxTypes[0] ?? ''}` : '';
  return [
    {
      ...{ id: 'layers', name: `${layers.map(([, name]) => name).join(' / ')}${of}`, align: 'end' },
      width: layers.length > 1 ? 216 : 110,
      text: ({ rate }) => {
        const prices = pricesOf(rate, words);
        const price = isByBox(mode) ? prices.find(({ place }) => place === boxTypes[0]) : prices[0];
        if (!price) return '';
        return layers.map(([layer]) => (price[layer] == null ? '–' : figureText(price[layer]))).join(' / ');
      },
    },
  ];
}

const sailingColumns = (words: Say): RateColumn[] => [
  {
    ...{ id: 'etd', name: words('rateNextSailing'), width: 104, sort: 'nextSailing' },
    text: ({ found }) => (found?.nextSailing ? departsOn(found.nextSailing) : ''),
  },
  {
    ...{ id: 'cutCustoms', name: words('rateCutCustoms'), width: 128 },
    text: ({ found }) => {
      const next = found?.nextSailing;
      return next ? atPort(next.cutCustoms, next.timeZone) : '';
    },
  },
];

export const carrierFilter = (label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => (
    <EntityPicker
      entity="Carrier"
      label={label}
      multiple
      values={choicesOf(value)}
      onChange={(ids) => onChange(choicesText(ids))}
    />
  ),
  describe: (value) => <EntityNames entity="Carrier" ids={choicesOf(value)} />,
});
