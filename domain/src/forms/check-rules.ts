import type { FormField, Rule } from '@fairway/contract/forms.ts';
import { validators } from '../text/validators.ts';
import { formatDate } from '../time/format-date.ts';
import { startOfDay } from '../time/zoned.ts';
import type { CompiledField, CompiledRule } from './compile-form.ts';
import { evaluateSingle, isTrue } from './expression/evaluate.ts';
import type { FormContext, Scope } from './expression/scope.ts';
import { isEmpty, numberOf } from './expression/value.ts';
import type { FieldError } from './form-state.ts';

type Format = Extract<Rule, { check: 'format' }>['format'];

const formats: Record<Format, (value: unknown) => boolean> = {
  ...validators,
  json: validators.jsonString,
  phone: (value) => validators.mobile(value) || validators.landline(value),
};

/** The first rule a value breaks, in the order of the form; the value is not empty and has the right shape. */
export function brokenRule(
  { field, rules, earliest, latest }: CompiledField,
  value: unknown,
  scope: Scope,
): FieldError | undefined {
  for (const rule of rules) if (isBroken(rule, value, scope)) return errorOf(rule.rule);
  if (typeof value !== 'number' && !Array.isArray(value)) return undefined;
  const moments = [value].flat().filter((one) => typeof one === 'number');
  const bound = (expression: typeof earliest) => {
    const limit = expression && evaluateSingle(expression, scope);
    return limit === undefined || isEmpty(limit) ? undefined : numberOf(limit)?.toNumber();
  };
  const [first, last] = [bound(earliest), bound(latest)];
  if (first !== undefined && moments.some((at) => at < first))
    return { problem: 'tooEarly', places: { limit: limitText(first, field, scope.context) } };
  if (last !== undefined && moments.some((at) => at > last))
    return { problem: 'tooLate', places: { limit: limitText(last, field, scope.context) } };
  return undefined;
}

/** A limit as people read it: the day, and the hour where there is one to tell. */
function limitText(at: number, { format = '' }: FormField, { zone }: FormContext): string {
  const isDay = !/[Hh]/.test(format) && startOfDay(at, zone) === at;
  return formatDate(at, isDay ? 'yyyy-MM-dd' : 'yyyy-MM-dd HH:mm', zone) || String(at);
}

function isBroken({ rule, expression, pattern }: CompiledRule, value: unknown, scope: Scope): boolean {
  switch (rule.check) {
    case 'length': {
      const length = Array.isArray(value) ? value.length : [...String(value)].length;
      return isOutside(length, rule);
    }
    case 'range':
      return typeof value === 'number' && isOutside(value, rule);
    case 'format':
      return !formats[rule.format](value);
    case 'pattern':
      return pattern !== undefined && !pattern.matches(String(value));
    case 'expression':
      return expression !== undefined && !isTrue(expression, scope);
    case 'unique':
      // Only the server knows the other records.
      return false;
  }
}

const isOutside = (
  size: number,
  { least, most }: { least?: number | undefined; most?: number | undefined },
): boolean => (least !== undefined && size < least) || (most !== undefined && size > most);

function errorOf(rule: Rule): FieldError {
  const problem = rule.check === 'unique' ? 'expression' : rule.check;
  const places = {
    ...('least' in rule && rule.least !== undefined ? { least: rule.least } : {}),
    ...('most' in rule && rule.most !== undefined ? { most: rule.most } : {}),
    ...('format' in rule ? { format: rule.format } : {}),
  };
  return { problem, places, ...(rule.message ? { message: rule.message } : {}) };
}
