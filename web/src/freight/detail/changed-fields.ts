import { type RatePrices, transportModes } from '@fairway/contract/freight-rates.ts';
import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { figureText, valueText } from '../../entities/field-text.ts';
import type { Say } from '../../language/words.ts';
import { rateGroups } from '../edit/rate-fields.ts';
import { placeName } from '../rate-prices.ts';
import { modeWords } from '../rate-words.ts';

interface Difference {
  field: string;
  before?: unknown;
  after?: unknown;
}

interface ShownDifference {
  name: string;
  label: string;
  before: string;
  after: string;
}

const fields = new Map(
  transportModes
    .flatMap((mode) => rateGroups(mode, { seesCost: true, seesFloor: true, seesContract: true }))
    .flatMap((group) => group.fields)
    .map((field) => [field.field, field]),
);

/** What was changed in a rate, in words; of what is only an id it says that it was changed. */
export function changedFields(
  differences: readonly Difference[],
  words: Say,
  portName: (id: string) => string | undefined,
): ShownDifference[] {
  return differences.map(({ field: name, before, after }) => {
    const text = (value: unknown): string => changedText(name, value, words, portName);
    return { name, label: labelOf(name, words), before: text(before), after: text(after) };
  });
}

function labelOf(name: string, words: Say): string {
  if (name === 'prices') return words('ratePrices');
  if (name === 'audience') return words('rateAudience');
  if (name === 'mode') return words('rateModes');
  if (name === 'status') return words('rateStatus');
  const field = fields.get(name);
  return field ? words(field.label) : words('rateOtherField');
}

function changedText(
  name: string,
  value: unknown,
  words: Say,
  portName: (id: string) => string | undefined,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (name === 'prices') return pricesText(value as RatePrices, words);
  if (name === 'mode') {
    const mode = transportModes.find((one) => one === value);
    return mode ? words(modeWords[mode]) : '';
  }
  if (name === 'surcharges' || name === 'audience') return '';
  const field = fields.get(name);
  if (!field) return '';
  if (field.kind === 'reference') return field.entity === 'Port' ? (portName(String(value)) ?? '') : '';
  return valueText(field, value, words);
}

/** Prices in a line; what its reader may not see was not sent. */
const pricesText = (prices: RatePrices, words: Say): string =>
  layersOf(prices)
    .map(([place, { cost, floor, sell }]) =>
      [
        `${placeName(prices, place, words)} ${figureText(sell)}`,
        cost != null && `${words('rateCost')} ${figureText(cost)}`,
        floor != null && `${words('rateFloor')} ${figureText(floor)}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
