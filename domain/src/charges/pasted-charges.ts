import { type ChargeUnit, chargeUnits } from '@fairway/contract/charge-codes.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';

export type PastedColumn =
  | 'side'
  | 'code'
  | 'party'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'currency'
  | 'vatRate'
  | 'remark';

/** A line of a sheet; names are as somebody typed them and looked up by who knows the company. */
export interface PastedCharge {
  line: number;
  side: ChargeSide;
  code: string;
  party: string;
  unit: ChargeUnit | null;
  quantity: string;
  price: string;
  currency: string | null;
  vatRate: string | null;
  remark: string;
}

export interface PastedProblem {
  line: number;
  column: PastedColumn | 'line';
  cell: string;
}

const headings: readonly [PastedColumn, RegExp][] = [
  ['side', /^(收付|方向|应收应付|类型|side|ar\/ap|type)/i],
  ['code', /费用|科目|项目|名称|代码|charge|code|item|description/i],
  ['party', /对象|客户|供应商|结算|付款人|收款人|party|customer|vendor|payer|payee|bill ?to/i],
  ['unit', /单位|计费|unit|per\b/i],
  ['quantity', /数量|件数|箱量|qty|quantity|count/i],
  ['price', /单价|price|rate\b/i],
  ['amount', /金额|合计|总价|amount|total/i],
  ['currency', /币种|币别|货币|currency|ccy|cur\b/i],
  ['vatRate', /税率|税|vat|tax/i],
  ['remark', /备注|说明|remark|note|memo/i],
];
/** The order of a sheet without headings. */
const usual: readonly PastedColumn[] = ['code', 'party', 'quantity', 'price', 'currency', 'remark'];

const units: readonly [RegExp, ChargeUnit][] = [
  [/^(箱|柜|ctn|cntr|container|box)$/i, 'ctn'],
  [/^(票|单|bl|b\/l|bill)$/i, 'bl'],
  [/^(业务|job|shipment|次)$/i, 'shipment'],
  [/^(rt|w\/m|wm|计费吨)$/i, 'rt'],
  [/^(cbm|方|立方|立方米)$/i, 'cbm'],
  [/^(kg|kgs|公斤|千克)$/i, 'kg'],
  [/^(teu|标箱)$/i, 'teu'],
  [/^(天|日|day|days)$/i, 'day'],
  [/^(套|set)$/i, 'set'],
  [/^(%|pct|百分比)$/i, 'pct'],
];
const sides: readonly [RegExp, ChargeSide][] = [
  [/^(应?收|ar|receivable|in|revenue)/i, 'receivable'],
  [/^(应?付|ap|payable|out|cost)/i, 'payable'],
];
const currencies: Readonly<Record<string, string>> = {
  ...{ RMB: 'CNY', 人民币: 'CNY', 元: 'CNY', '¥': 'CNY', '￥': 'CNY' },
  ...{ 美元: 'USD', 美金: 'USD', $: 'USD', US$: 'USD', 欧元: 'EUR', '€': 'EUR', 港币: 'HKD', 日元: 'JPY' },
};
const mostLines = 500;

/** Lines of a sheet as charges: with a line of headings those say which cell is what, otherwise the usual order does. */
export function readPastedCharges(
  text: string,
  usualSide: ChargeSide,
): { charges: PastedCharge[]; problems: PastedProblem[] } {
  const lines = text.split(/\r?\n/).slice(0, mostLines);
  const read = { charges: [] as PastedCharge[], problems: [] as PastedProblem[] };
  let columns: readonly (PastedColumn | undefined)[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split('\t').map((cell) => cell.trim());
    if (columns === undefined) {
      columns = headingsIn(cells);
      if (columns) continue;
      columns = usual;
    }
    const { charge, problems } = readLine(cells, columns, index + 1, usualSide);
    if (charge) read.charges.push(charge);
    read.problems.push(...problems);
  }
  return read;
}

/** A line of headings names what is charged and how much, and has no figures. */
function headingsIn(cells: readonly string[]): (PastedColumn | undefined)[] | undefined {
  const found = cells.map((cell) => headings.find(([, words]) => words.test(cell))?.[0]);
  const hasPrice = found.includes('price') || found.includes('amount');
  return found.includes('code') && hasPrice && !cells.some((cell) => decimalIn(cell) !== null)
    ? found
    : undefined;
}

function readLine(
  cells: readonly string[],
  columns: readonly (PastedColumn | undefined)[],
  line: number,
  usualSide: ChargeSide,
): { charge: PastedCharge | null; problems: PastedProblem[] } {
  const cell = (column: PastedColumn): string => cells[columns.indexOf(column)]?.slice(0, 200) ?? '';
  const problems: PastedProblem[] = [];
  const problem = (column: PastedColumn | 'line', text: string) => {
    problems.push({ line, column, cell: text.slice(0, 80) });
  };
  const figure = (column: PastedColumn): string | null => {
    const text = cell(column);
    if (text === '') return null;
    const value = decimalIn(text);
    if (value === null) problem(column, text);
    return value;
  };
  const code = cell('code');
  if (code === '') problem('line', cells.join(' '));
  const quantity = figure('quantity') ?? '1';
  const price = figure('price') ?? amountAsPrice(figure('amount'), quantity);
  if (price === null && !problems.some(({ column }) => column === 'price' || column === 'amount'))
    problem('price', '');
  const unit = cell('unit');
  const known = unit === '' ? null : unitIn(unit);
  if (unit !== '' && known === null) problem('unit', unit);
  const currency = cell('currency');
  const named = currency === '' ? null : currencyIn(currency);
  if (currency !== '' && named === null) problem('currency', currency);
  const sideCell = cell('side');
  const side = sideCell === '' ? usualSide : sides.find(([words]) => words.test(sideCell))?.[1];
  if (!side) problem('side', sideCell);
  const vat = cell('vatRate');
  const vatRate = vat === '' ? null : vatIn(vat);
  if (vat !== '' && vatRate === null) problem('vatRate', vat);
  if (problems.length > 0 || price === null || !side) return { charge: null, problems };
  return {
    charge: {
      ...{ line, side, code, party: cell('party'), unit: known, quantity, price, currency: named, vatRate },
      remark: cell('remark'),
    },
    problems,
  };
}

/** Sheets that give only the sum: it is the price of one. */
function amountAsPrice(amount: string | null, quantity: string): string | null {
  return amount !== null && Number(quantity) === 1 ? amount : null;
}

/** `1,234.50`, `(50)` for what is less than nothing; null where it is no number. */
function decimalIn(text: string): string | null {
  const bare = text.replace(/^[¥￥$€]\s*/, '');
  const inside = /^\((.+)\)$/.exec(bare)?.[1];
  const plain = (inside ?? bare).replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(plain)) return null;
  return inside === undefined ? plain : `-${plain}`;
}

function unitIn(text: string): ChargeUnit | null {
  const bare = text.replace(/^(\/|每|per\s*)/i, '').trim();
  return units.find(([words]) => words.test(bare))?.[1] ?? chargeUnits.find((unit) => unit === bare) ?? null;
}

function currencyIn(text: string): string | null {
  const large = text.toUpperCase();
  return currencies[large] ?? (/^[A-Z]{3}$/.test(large) ? large : null);
}

function vatIn(text: string): string | null {
  if (/^(免税?|exempt|零税?率?)$/i.test(text)) return '0';
  const share = /^0?\.(\d{1,2})$/.exec(text)?.[1];
  if (share !== undefined) return String(Number(share.padEnd(2, '0')));
  return /^(\d{1,2}(?:\.\d{1,2})?)\s*%?$/.exec(text)?.[1] ?? null;
}
