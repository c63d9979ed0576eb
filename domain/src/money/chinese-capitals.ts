import { decimalText } from './decimal-text.ts';

export const capitalsOverflow = '数字较大溢出';

const mostIntegerDigits = 15;
const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['仟', '佰', '拾', ''];
const groupUnits = ['', '万', '亿', '兆'];
const fractionUnits = ['角', '分', '厘', '毫'];

/** An amount in the capitals that cheques and invoices carry; nothing for no number, the overflow words for too large a one. */
export function toChineseCapitals(value: string | number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (/[a-z]/i.test(String(value))) return capitalsOverflow;
  const decimal = decimalText(value);
  if (!decimal) return '';
  if (decimal.integer.length > mostIntegerDigits) return capitalsOverflow;
  const yuan = integerInCapitals(decimal.integer);
  const rest = fractionInCapitals(decimal.fraction, yuan !== '');
  if (!yuan && !rest) return '零元整';
  // 负, not the family's 负数: 负壹佰元整 is how the amount is read aloud; 负数 only names a kind of number.
  return `${decimal.negative ? '负' : ''}${yuan && `${yuan}元`}${rest || '整'}`;
}

function integerInCapitals(integer: string): string {
  const groupCount = Math.ceil(integer.length / 4);
  const padded = integer.padStart(groupCount * 4, '0');
  let words = '';
  let skippedGroup = false;
  for (let index = 0; index < groupCount; index += 1) {
    const group = padded.slice(index * 4, index * 4 + 4);
    if (group === '0000') {
      skippedGroup = true;
      continue;
    }
    const gap = words !== '' && (skippedGroup || group.startsWith('0'));
    words += (gap ? '零' : '') + groupInCapitals(group) + (groupUnits[groupCount - 1 - index] ?? '');
    skippedGroup = false;
  }
  return words;
}

function groupInCapitals(group: string): string {
  let words = '';
  let gap = false;
  for (const [place, digit] of [...group].entries()) {
    if (digit === '0') {
      gap = words !== '';
      continue;
    }
    words += (gap ? '零' : '') + (digits[Number(digit)] ?? '') + (places[place] ?? '');
    gap = false;
  }
  return words;
}

function fractionInCapitals(fraction: string, afterYuan: boolean): string {
  let words = '';
  let gap = false;
  for (const [place, unit] of fractionUnits.entries()) {
    const digit = Number(fraction[place] ?? 0);
    if (digit === 0) {
      gap = afterYuan || words !== '';
      continue;
    }
    words += (gap ? '零' : '') + (digits[digit] ?? '') + unit;
    gap = false;
  }
  return words;
}
