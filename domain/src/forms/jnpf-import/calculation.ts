import { parseExpression } from '../expression/parse-expression.ts';
import { ownValue } from '../own-value.ts';
import { asRaw, asText, listOrJson, type Raw } from './raw.ts';
import type { Given } from './reading.ts';

const signs: Record<string, string> = {
  '×': '*',
  '✕': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '＋': '+',
  '－': '-',
  '（': '(',
  '）': ')',
};
const isDigits = (text: string): boolean => /^[\d.]+$/.test(text);
const mostTokens = 500;

/** Comes to nothing: an amount that is not there is better than one that is wrong. */
const nothing = '""';

/** `[{__vModel__}, "×", 2]`, or the same as JSON, becomes `{field} * 2`. Digits pressed one by one are one number. */
export function calculationOf(given: Given): Raw {
  const { raw, label, reading } = given;
  const tokens = listOrJson(raw.expression);
  const written: string[] = [];
  for (const token of tokens.slice(0, mostTokens)) {
    const word = wordOf(token, given);
    const last = written.at(-1) ?? '';
    if (word !== undefined && isDigits(word) && isDigits(last)) written[written.length - 1] = last + word;
    else written.push(word ?? '?');
  }
  const calculated = written.join(' ');
  const isSound =
    tokens.length <= mostTokens && calculated.length <= 4_000 && !parseExpression(calculated).problem;
  if (!isSound) reading.remark('calculationLeft', label);
  return { calculated: isSound ? calculated : nothing };
}

/** A sign, a number or a field, in whichever way the token names it; undefined when it is none of them. */
function wordOf(token: unknown, { reading, table }: Given): string | undefined {
  const raw = asRaw(token);
  const names = [token, raw.__vModel__, raw.value, raw.field, raw.label]
    .map(asText)
    .map((text) => text.trim());
  for (const name of names.filter(Boolean)) {
    const sign = ownValue(signs, name) ?? name;
    if (/^[-+*/()]$/.test(sign) || isDigits(sign)) return sign;
    // A negative number follows another sign.
    if (/^-[\d.]+$/.test(sign)) return `(${sign})`;
    const path = reading.pathOf(name.replace(/^\{(.*)\}$/, '$1'), table);
    // The family adds up a column before anything else is done with it.
    if (path !== undefined)
      return path.includes('.') && !path.startsWith(`${table}.`) ? `SUM({${path}})` : `{${path}}`;
  }
  return undefined;
}
