import type { ChargeCondition } from '@fairway/contract/charges.ts';
import type { EntityDescription, EntityField, EntityRow } from '../../entities/entity-description.ts';
import { figureText } from '../../entities/field-text.ts';
import type { PlainKey, Say } from '../../language/words.ts';
import { conditionText } from '../detail/charge-words.ts';
import { companyToday } from '../rate-dates.ts';
import { unitWords } from '../rate-words.ts';

const usualBoxes = ['20GP', '40GP', '40HQ', '45HQ'];
const flags = {
  dangerous: 'notDangerous',
  oversize: 'notOversize',
  refrigerated: 'notRefrigerated',
} as const;

/** What a condition can be about; the form has one row for each. */
const conditionKinds: Readonly<Record<string, PlainKey>> = {
  dangerous: 'chargeDangerous',
  notDangerous: 'chargeNotDangerous',
  oversize: 'chargeOversize',
  notOversize: 'chargeNotOversize',
  refrigerated: 'chargeRefrigerated',
  notRefrigerated: 'chargeNotRefrigerated',
  kgPerBox: 'chargeOfBoxWeight',
  grossKg: 'chargeOfGross',
  cbm: 'chargeOfVolume',
  toCountry: 'chargesCountries',
  boxType: 'chargesBoxTypes',
};

/** What is charged and how much, as surcharges and local charges have it alike. */
export const chargeFields: readonly EntityField[] = [
  {
    ...{ field: 'unit', label: 'rateChargeUnit', kind: 'choice', required: true, startsWith: 'ctn' },
    ...{ options: unitWords, width: 90 },
  },
  {
    ...{ field: 'currency', label: 'rateCurrency', kind: 'currency', required: true, startsWith: 'CNY' },
    width: 70,
  },
  {
    ...{ field: 'prices', label: 'rateBoxPrices', kind: 'text', most: 0, isShownOnly: true, width: 250 },
    says: pricesText,
  },
  { field: 'price', label: 'tariffFlat', hint: 'chargesFlatHint', kind: 'decimal', width: 90 },
  { field: 'minimum', label: 'rateLeastAmount', kind: 'decimal', table: 'extra' },
  { field: 'maximum', label: 'rateMostAmount', kind: 'decimal', table: 'extra' },
];

export const boxPriceRows: EntityField = {
  ...{ field: 'boxPrices', label: 'rateBoxPrices', kind: 'rows', table: 'never' },
  columns: [
    { field: 'type', label: 'rateBoxType', kind: 'code', most: 6 },
    { field: 'price', label: 'chargesBoxPrice', kind: 'decimal' },
  ],
};

export const conditionRows: EntityField = {
  ...{ field: 'conditions', label: 'rateCondition', kind: 'rows', table: 'extra', says: conditionsText },
  columns: [
    { field: 'of', label: 'rateCondition', kind: 'choice', required: true, options: conditionKinds },
    {
      ...{ field: 'op', label: 'chargesComparison', kind: 'choice' },
      options: { '>': 'chargesMore', '>=': 'chargesAtLeast', '<': 'chargesLess', '<=': 'chargesAtMost' },
    },
    { field: 'value', label: 'chargesValue', hint: 'chargesValueHint', kind: 'text', most: 400 },
  ],
};

export const periodFields: readonly EntityField[] = [
  {
    ...{
      field: 'validFrom',
      label: 'rateValidFrom',
      kind: 'day',
      required: true,
      startsWith: companyToday(),
    },
    filter: { by: 'on', as: 'day' },
  },
  { field: 'validTo', label: 'rateValidTo', hint: 'chargesNoEndHint', kind: 'day' },
];

function pricesText(value: unknown): string {
  const prices = Object.entries((value ?? {}) as Record<string, string>);
  const rank = ([type]: readonly [string, string]) => {
    const place = usualBoxes.indexOf(type);
    return place < 0 ? usualBoxes.length : place;
  };
  return prices
    .sort((one, other) => rank(one) - rank(other) || (one[0] < other[0] ? -1 : 1))
    .map(([type, price]) => `${type} ${figureText(price)}`)
    .join(' · ');
}

function conditionsText(value: unknown, words: Say): string {
  const conditions = Array.isArray(value) ? (value as ChargeCondition[]) : [];
  return conditions.map((one) => conditionText(one, words)).join(words('listComma'));
}

type Flat = Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const rowsOf = (value: unknown): Flat[] => (Array.isArray(value) ? (value as Flat[]) : []);

function flatCondition(condition: ChargeCondition): Flat {
  if ('is' in condition) return { of: condition.is ? condition.of : flags[condition.of] };
  if ('in' in condition) return { of: condition.of, value: condition.in.join(' ') };
  return { of: condition.of, op: condition.op, value: condition.value };
}

function writtenCondition({ of, op, value }: Flat): Flat {
  const flag = Object.entries(flags).find(([is, isNot]) => of === is || of === isNot);
  if (flag) return { of: flag[0], is: of === flag[0] };
  if (of === 'toCountry' || of === 'boxType') {
    const listed = textOf(value).toUpperCase();
    return { of, in: listed.split(/[\s,，;；、]+/).filter(Boolean) };
  }
  return { of, op: textOf(op) || '>', value: textOf(value).replace(/[,，\s]/g, '') };
}

/** The rows of box prices that are sent: those with a type and a price. */
const pricedRows = (boxPrices: unknown): Flat[] =>
  rowsOf(boxPrices).filter(({ type, price }) => textOf(type) !== '' && textOf(price) !== '');

/** Prices by box and conditions as rows of the form, and back. */
export const chargeForm: NonNullable<EntityDescription['form']> = {
  read: (row) => {
    const prices = Object.entries((row.prices ?? {}) as Record<string, string>);
    const missing = usualBoxes.filter((type) => prices.every(([priced]) => priced !== type));
    return {
      ...row,
      boxPrices: [
        ...prices.map(([type, price]) => ({ type, price })),
        ...missing.map((type) => ({ type, price: null })),
      ],
      conditions: rowsOf(row.conditions).map((one) => flatCondition(one as unknown as ChargeCondition)),
    } as EntityRow;
  },
  write: ({ boxPrices, conditions, price, minimum, maximum, vatRate, mode, ...rest }) => ({
    ...rest,
    prices: Object.fromEntries(
      pricedRows(boxPrices).map(({ type, price: one }) => [textOf(type).toUpperCase(), textOf(one)]),
    ),
    conditions: rowsOf(conditions).map(writtenCondition),
    ...{ price: textOf(price) || null, minimum: textOf(minimum) || null, maximum: textOf(maximum) || null },
    ...{ mode: textOf(mode) || null },
    ...(vatRate !== undefined && { vatRate: textOf(vatRate) || null }),
  }),
  place: chargePlace,
  start: (address) =>
    Object.fromEntries(
      [
        ['portId', address.get('port')],
        ['direction', address.get('direction')],
        ['carrierId', address.get('carrier')],
      ].filter(([, value]) => value),
    ),
};

/** Where the form has what a refusal names. */
export function chargePlace(path: string, values: Readonly<Record<string, unknown>>): string {
  const [, box] = /^prices\.(\w+)/.exec(path) ?? [];
  if (box) {
    const rows = rowsOf(values.boxPrices);
    const row = rows.findIndex(({ type }) => textOf(type).toUpperCase() === box.toUpperCase());
    return row < 0 ? 'boxPrices' : `boxPrices.${row}.price`;
  }
  if (path === 'prices') return 'boxPrices';
  const [, at, of] = /^conditions\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (at) return `conditions.${at}.${of === 'of' || of === 'op' ? of : 'value'}`;
  return path;
}
