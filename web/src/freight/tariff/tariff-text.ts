import type { ShownPrice } from '@fairway/contract/freight-search.ts';
import { payees, type Tariff, type TariffRow } from '@fairway/contract/local-charges.ts';
import { type Money, sumByCurrency } from '@fairway/domain/money/money.ts';
import { csvOf, csvType } from '@fairway/domain/text/csv.ts';
import { figureText } from '../../entities/field-text.ts';
import type { Say } from '../../language/words.ts';
import { saveText } from '../../native/save-text.ts';
import { cargoText } from '../cargo/cargo-text.ts';
import { conditionText, reasonText } from '../detail/charge-words.ts';
import { fxText } from '../detail/fx-lines.tsx';
import { moneyText, sumsText } from '../money-text.ts';
import { modeWords, unitWords } from '../rate-words.ts';
import type { TariffQuestion } from './tariff-question.ts';
import { directionWords, payeeWords } from './tariff-words.ts';

export const boxColumns = ['20GP', '40GP', '40HQ', '45HQ'] as const;

/** Types of box that a line has a price for, the usual first. */
export const boxesOfRow = ({ prices }: TariffRow): string[] => {
  const priced = Object.keys(prices);
  return [
    ...boxColumns.filter((type) => priced.includes(type)),
    ...priced.filter((type) => !boxColumns.some((usual) => usual === type)).sort(),
  ];
};

/** What a box of a type costs; a line without prices by box costs the same for all. */
export const priceOfBox = ({ prices, price, unit }: TariffRow, type: string): string | null =>
  prices[type] ?? (unit === 'ctn' || unit === 'day' ? price : null);

/** Everything a line asks, in one line. */
export function rowPriceText(row: TariffRow, words: Say): string {
  const unit = words(unitWords[row.unit]);
  const boxes = boxesOfRow(row).map((type) => `${type} ${figureText(row.prices[type])}`);
  const flat = row.price === null ? [] : [figureText(row.price)];
  const asked = [...boxes, ...flat].join(' · ');
  return row.unit === 'pct' ? `${asked}%` : `${row.currency} ${asked} / ${unit}`;
}

export function taxText({ vat, vatKind }: TariffRow, words: Say): string {
  if (vatKind === 'exempt') return words('tariffTaxExempt');
  if (vatKind === 'none') return words('tariffTaxNone');
  return words('tariffTax', { rate: figureText(vat) });
}

export const periodText = ({ validFrom, validTo }: TariffRow, words: Say): string =>
  validTo
    ? words('rateHoldsUntil', { from: validFrom, to: validTo })
    : words('rateHoldsSince', { from: validFrom });

export const conditionsText = ({ conditions }: TariffRow, words: Say): string =>
  conditions.map((one) => conditionText(one, words)).join(words('listComma'));

/** What a line comes to for the cargo that was asked for. */
export const amountsOf = (price: ShownPrice, ruleId: string): Money[] => [
  ...sumByCurrency(price.lines.flatMap((line) => (line.ruleId === ruleId ? [line.amount] : []))),
];

/** What is always due first. */
export const inOrder = (rows: readonly TariffRow[]): TariffRow[] =>
  rows.toSorted((one, other) => Number(other.isMandatory) - Number(one.isMandatory));

/** The lines by who is paid; those of whom there are none are left out. */
export const byPayee = (rows: readonly TariffRow[]) =>
  payees
    .map((payee) => ({ payee, rows: inOrder(rows).filter(({ payTo }) => payTo === payee) }))
    .filter(({ rows: own }) => own.length > 0);

/** Port, direction and carrier, as a heading. */
export const tariffName = (tariff: Tariff, { direction }: TariffQuestion, words: Say): string =>
  [
    `${tariff.port.fullName} ${tariff.port.enCode}`,
    words(directionWords[direction]),
    tariff.carrier ? `${tariff.carrier.fullName} ${tariff.carrier.enCode}` : words('tariffGeneral'),
  ].join(' · ');

/** A tariff as people paste it into a message. */
export function tariffAsText(tariff: Tariff, question: TariffQuestion, words: Say): string {
  const { totals, converted, missingRate, excluded } = tariff.price;
  const cargo = cargoText(question.mode, question.cargo, words);
  const whyNot = new Map(excluded.map((one) => [one.ruleId, reasonText(one, words)]));
  return [
    words('tariffTextHead', { name: tariffName(tariff, question, words) }),
    `${words(modeWords[question.mode])} · ${cargo} · ${tariff.date}`,
    ...byPayee(tariff.rows).flatMap(({ payee, rows }) => [
      '',
      `[${words(payeeWords[payee])}]`,
      ...rows.map((row) => {
        const amounts = amountsOf(tariff.price, row.id);
        const end = amounts.length > 0 ? ` = ${sumsText(amounts)}` : ` (${whyNot.get(row.id) ?? ''})`;
        return `${row.chargeName} ${row.chargeCode}: ${rowPriceText(row, words)}${end}`;
      }),
    ]),
    '',
    ...totals.map((sum) => `${words('rateSumIn', { currency: sum.currency })}: ${moneyText(sum)}`),
    ...(converted ? [`${words('rateConverted')}: ${moneyText(converted.total)}`] : []),
    ...(converted?.rates.map((one) => fxText(one, words)) ?? []),
    ...(missingRate ? [words('rateFxMissing', missingRate)] : []),
  ].join('\n');
}

/** The table of a tariff as a file. */
export function downloadTariff(tariff: Tariff, question: TariffQuestion, words: Say): void {
  const heads = [
    ...['tariffCode', 'tariffNameCn', 'tariffNameEn', 'tariffUnit'].map((key) => words(key as 'tariffCode')),
    ...boxColumns,
    words('tariffFlat'),
    ...(
      ['rateCurrency', 'tariffTaxRate', 'tariffPayee', 'rateCondition', 'tariffPeriod', 'mdRemark'] as const
    ).map((key) => words(key)),
  ];
  const lines = inOrder(tariff.rows).map((row) => [
    ...[row.chargeCode, row.nameCn, row.nameEn, words(unitWords[row.unit])],
    ...boxColumns.map((type) => row.prices[type] ?? ''),
    row.price ?? '',
    ...[row.currency, taxText(row, words), words(payeeWords[row.payTo]), conditionsText(row, words)],
    ...[
      periodText(row, words),
      row.isGeneral ? `${words('tariffGeneralMark')} ${row.remark}`.trim() : row.remark,
    ],
  ]);
  saveText(`${tariffName(tariff, question, words)} ${tariff.date}.csv`, csvOf([heads, ...lines]), csvType);
}
