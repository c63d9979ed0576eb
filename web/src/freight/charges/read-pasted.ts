import { type ChargeUnit, chargeUnits } from '@fairway/contract/charge-codes.ts';
import { type Payee, payees } from '@fairway/contract/local-charges.ts';

/** What a line that was pasted says, and what is wrong with it. */
export interface PastedCharge {
  code: string;
  unit: ChargeUnit;
  prices: Record<string, string>;
  price: string | null;
  currency: string;
  payTo: Payee;
  vatRate: string | null;
  validFrom: string;
  validTo: string | null;
  remark: string;
  problems: readonly PastedProblem[];
}

export type PastedColumn = (typeof pastedColumns)[number];
export interface PastedProblem {
  column: PastedColumn;
  value: string;
}

/** In the order they are pasted in. */
export const pastedColumns = [
  'code',
  'unit',
  '20GP',
  '40GP',
  '40HQ',
  '45HQ',
  'price',
  'currency',
  'payTo',
  'vatRate',
  'validFrom',
  'validTo',
  'remark',
] as const;
const boxes = ['20GP', '40GP', '40HQ', '45HQ'] as const;

/** What people call units and payees, by what they are. */
export interface PastedNames {
  units: Readonly<Record<ChargeUnit, string>>;
  payees: Readonly<Record<Payee, string>>;
}

const figure = /^-?\d{1,12}(\.\d{1,4})?$/;
const percent = /^\d{1,2}(\.\d{1,2})?$/;

/** The cells of a sheet as they come from the clipboard: tabs between columns; a cell with quotes may hold a line break. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const parts = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;
  for (const [, quoted, plain = '', end] of text.replace(/\r\n?/g, '\n').matchAll(parts)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

/** The charges of a pasted sheet; a line of headings is left out. */
export function readPasted(
  text: string,
  { names, knows, today }: { names: PastedNames; knows: (code: string) => boolean; today: string },
): PastedCharge[] {
  const rows = cellsOf(text);
  const isHeading = (cells: readonly string[]) =>
    !knows(codeIn(cells)) &&
    !cells.some((one) => /\d{2,}$/.test(one) && figure.test(one.replace(/[,，]/g, '')));
  const lines = rows[0] && isHeading(rows[0]) ? rows.slice(1) : rows;
  return lines.map((cells) => readLine(cells, names, knows, today));
}

const codeIn = ([code = '']: readonly string[]): string => code.toUpperCase();

function readLine(
  cells: readonly string[],
  names: PastedNames,
  knows: (code: string) => boolean,
  today: string,
): PastedCharge {
  const problems: PastedProblem[] = [];
  const said = (column: PastedColumn): string => cells[pastedColumns.indexOf(column)] ?? '';
  const wrong = (column: PastedColumn) => problems.push({ column, value: said(column) });
  const figureOf = (column: PastedColumn, pattern: RegExp): string | null => {
    const value = said(column).replace(/[,，\s%]/g, '');
    if (value === '') return null;
    if (!pattern.test(value)) wrong(column);
    return value;
  };
  const dayOf = (column: PastedColumn): string | null => {
    const value = said(column);
    if (value === '') return null;
    const [, year = '', month = '', day = ''] =
      /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(value) ?? [];
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const at = Date.parse(`${written}T00:00:00Z`);
    if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(written)) wrong(column);
    return written;
  };
  const named = <T extends string>(
    column: PastedColumn,
    all: readonly T[],
    called: Readonly<Record<T, string>>,
    usual: T,
  ): T => {
    const value = said(column).toLowerCase();
    if (value === '') return usual;
    const found = all.find((one) => one === value || called[one].toLowerCase().startsWith(value));
    if (!found) wrong(column);
    return found ?? usual;
  };
  const code = codeIn(cells);
  if (!knows(code)) wrong('code');
  const prices = Object.fromEntries(
    boxes.flatMap((box) => {
      const value = figureOf(box, figure);
      return value === null ? [] : [[box, value]];
    }),
  );
  const price = figureOf('price', figure);
  if (price === null && Object.keys(prices).length === 0) wrong('price');
  const currency = said('currency').toUpperCase() || 'CNY';
  if (!/^[A-Z]{3}$/.test(currency)) wrong('currency');
  const remark = said('remark');
  if (remark.length > 500) wrong('remark');
  return {
    ...{ code, prices, price, currency, remark, problems },
    unit: named('unit', chargeUnits, names.units, Object.keys(prices).length > 0 ? 'ctn' : 'bl'),
    payTo: named('payTo', payees, names.payees, 'carrier'),
    vatRate: figureOf('vatRate', percent),
    validFrom: dayOf('validFrom') ?? today,
    validTo: dayOf('validTo'),
  };
}
