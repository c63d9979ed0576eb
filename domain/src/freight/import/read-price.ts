import { Decimal } from 'decimal.js';
import { isCurrency } from '../../money/currency.ts';
import { plainText, type SheetCell } from './sheet-cell.ts';

export type ReadPrice =
  | { is: 'price'; amount: string; currency: string | undefined }
  /** The price contains it. */
  | { is: 'included' }
  /** Nothing is offered: `N/A`, `-`, `TBA`. */
  | { is: 'none' }
  | { is: 'bad'; reason: 'notAnAmount' | 'ambiguousAmount' | 'formulaFailed'; proposal?: string };

const signs: Readonly<Record<string, string>> = {
  ...{ $: 'USD', US$: 'USD', USD$: 'USD', U$: 'USD', 美元: 'USD', 美金: 'USD' },
  ...{ '¥': 'CNY', RMB: 'CNY', CNH: 'CNY', 元: 'CNY', 人民币: 'CNY' },
  ...{ '€': 'EUR', EURO: 'EUR', 欧元: 'EUR', '£': 'GBP', HK$: 'HKD', 港币: 'HKD', 日元: 'JPY' },
};
const included =
  /^(INCL?|INCLUDED|INCLUSIVE|INC|ALL ?IN|已含|含|包含|包干)\.?( ?(IN|OF)? ?(O\/?F|RATE|FREIGHT|ALL ?IN|IN))?$/;
const nothing =
  /^(N\/?A|N\.A\.?|NIL|NONE|NO|NOT (AVAILABLE|OFFERED|APPLICABLE)|-+|–+|—+|\/+|X+|TB[ACD]|T\.B\.A\.?|(UP)?ON REQUEST|O\/?R|RQST|REQUEST|CALL|CHECK|CASE BY CASE|NO SERVICE|SUSPENDED|FULL|无|暂无|不接|停收|单询|另询|询价|待定|面议|不含)$/;

/** What one cell of a price column says. */
export function readPrice(cell: SheetCell): ReadPrice {
  if (cell.error !== undefined) {
    // Somebody's own N/A looks like a failed formula in a sheet.
    return cell.error === '#N/A' ? { is: 'none' } : { is: 'bad', reason: 'formulaFailed' };
  }
  if (cell.isUncalculated) return { is: 'bad', reason: 'formulaFailed' };
  if (cell.number !== undefined)
    return cell.day === undefined && Math.abs(cell.number) < 1e12
      ? price(cell.number, cell.currency)
      : { is: 'bad', reason: 'notAnAmount' };
  const text = plainText(cell.text);
  if (text === '' || nothing.test(text)) return { is: 'none' };
  if (included.test(text)) return { is: 'included' };
  return readAmount(text);
}

/** So many prices in one cell with strokes between them; a currency before the first is that of all. */
export function readPrices(cell: SheetCell, count: number): ReadPrice[] | undefined {
  if (cell.number !== undefined || cell.error !== undefined || cell.text.length > 120) return undefined;
  const parts = plainText(cell.text)
    .replace(/\bN\/A\b/g, 'NA')
    .split(/\s*[/|]\s*/);
  if (parts.length !== count) return undefined;
  const read = parts.map((text) => readPrice({ address: cell.address, text }));
  const currency = read.flatMap((one) => (one.is === 'price' ? (one.currency ?? []) : []))[0];
  return read.map((one) => (one.is === 'price' ? { ...one, currency: one.currency ?? currency } : one));
}

const shape =
  /^(?<before>[^\d\s.,+()-]{1,6})?\s*(?<digits>\(?[-+]?\d[\d.,' ]*\)?)\s*(?:[.,]?-)?\s*(?<after>[^\d\s.,+()-]{1,6})?(?<unit>\s*(?:\/|PER)\s*(?!\d{3})\S.{0,20})?$/;

function readAmount(text: string): ReadPrice {
  const { before, digits, after } = (text.length > 60 ? null : shape.exec(text))?.groups ?? {};
  if (digits === undefined) return { is: 'bad', reason: 'notAnAmount' };
  const word = before ?? after;
  const currency = word === undefined ? undefined : currencyOf(word);
  if ((before && after && currencyOf(after) !== currency) || (word !== undefined && !currency))
    return { is: 'bad', reason: 'notAnAmount' };
  const isBelowZero = /^\(.*\)$/.test(digits) || digits.includes('-');
  const number = plainNumber(digits.replace(/[()+\- ']/g, '').replace(/[.,]$/, ''));
  if (number === undefined) return { is: 'bad', reason: 'notAnAmount' };
  if (number === 'ambiguous')
    return { is: 'bad', reason: 'ambiguousAmount', proposal: digits.replace(/[.,]/g, '') };
  return price(isBelowZero ? `-${number}` : number, currency);
}

/** Commas by threes and a point, or the other way round; `1.520` may be either. */
function plainNumber(digits: string): string | 'ambiguous' | undefined {
  if (/^\d{1,12}(\.\d{1,2}|\.\d{4,6})?$/.test(digits)) return digits;
  if (/^\d{1,3}(,\d{3})+(\.\d{1,6})?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(digits)) return digits.replaceAll('.', '');
  if (/^\d{1,12},\d{1,2}$/.test(digits)) return digits.replace(',', '.');
  if (/^0\.\d{3}$/.test(digits)) return digits;
  return /^\d{1,3}\.\d{3}$/.test(digits) ? 'ambiguous' : undefined;
}

const mostDecimals = 4;

/** Sheets calculate in floats: what lies behind the fourth decimal is noise. */
function price(number: number | string, currency: string | undefined): ReadPrice {
  const rounded = new Decimal(number).toDecimalPlaces(mostDecimals, Decimal.ROUND_HALF_UP);
  return { is: 'price', amount: rounded.isZero() ? '0' : rounded.toFixed(), currency };
}

const known = new Set(
  'USD CNY EUR GBP HKD JPY KRW SGD AUD NZD CAD CHF TWD THB VND MYR IDR PHP INR PKR BDT LKR AED SAR QAR KWD BHD OMR JOD ILS TRY EGP ZAR KES NGN TZS BRL MXN CLP PEN COP ARS RUB PLN CZK SEK NOK DKK HUF KZT'.split(
    ' ',
  ),
);

/** `20 CTN` is no amount: three letters are not enough. */
export function currencyOf(word: string): string | undefined {
  const code = plainText(word).replace(/[.:]$/, '');
  if (Object.hasOwn(signs, code)) return signs[code];
  return isCurrency(code) && known.has(code) ? code : undefined;
}
