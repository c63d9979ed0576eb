import type { DeclaredParameter } from '@fairway/contract/data-interfaces.ts';
import { defaultZone } from '../time/format-date.ts';
import { instantOf } from '../time/zoned.ts';

/** Text, a number, epoch milliseconds of a date, or nothing. */
export type ParameterValue = string | number | null;
export type ParameterValues = Record<string, ParameterValue>;

export type ParameterProblem = 'missing' | 'notText' | 'tooLong' | 'notNumber' | 'notDate';

const longestText = 2_000;
const latestMoment = 8.64e15;

/** The values an interface is asked with: declared names only, defaults where nothing is given; or what is wrong. */
export function parameterValues(
  declared: readonly DeclaredParameter[],
  given: Readonly<Record<string, unknown>>,
): { values: ParameterValues } | { problem: ParameterProblem; label: string } {
  const values: ParameterValues = {};
  for (const parameter of declared) {
    const { name, dataType, required } = parameter;
    const sent = Object.hasOwn(given, name) ? plain(given[name]) : null;
    const value = read(dataType, isEmpty(sent) ? parameter.defaultValue : sent);
    if (typeof value === 'object' && value !== null) return { ...value, label: parameter.label || name };
    if (value === null && required) return { problem: 'missing', label: parameter.label || name };
    values[name] = value;
  }
  return { values };
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Several choices travel as one text; a switch as its number. */
function plain(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (!Array.isArray(value)) return value;
  return value.every((one) => typeof one === 'string' || typeof one === 'number') ? value.join(',') : value;
}

function read(
  dataType: DeclaredParameter['dataType'],
  value: unknown,
): ParameterValue | { problem: ParameterProblem } {
  if (isEmpty(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return { problem: 'notText' };
  const text = String(value).toWellFormed();
  if (text.length > longestText) return { problem: 'tooLong' };
  if (dataType === 'text') return text;
  return dataType === 'number' ? numberIn(text) : momentIn(text);
}

function numberIn(text: string): number | { problem: ParameterProblem } {
  const isNumber = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?\s*$/i.test(text);
  const number = Number(text);
  return isNumber && Number.isFinite(number) ? number : { problem: 'notNumber' };
}

const withZone = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const written = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Epoch milliseconds, a day, or a day and a time as the company's clock shows them. */
function momentIn(text: string): number | { problem: ParameterProblem } {
  const wrong = { problem: 'notDate' } as const;
  if (/^-?\d{1,16}$/.test(text)) return Math.abs(Number(text)) <= latestMoment ? Number(text) : wrong;
  if (withZone.test(text)) return Number.isNaN(Date.parse(text)) ? wrong : Date.parse(text);
  const parts = written.exec(text)?.slice(1) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const isDay = month >= 1 && month <= 12 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  const isTime = hour < 24 && minute < 60 && second < 60;
  if (year < 1000 || !isDay || !isTime) return wrong;
  return instantOf({ year, month, day, hour, minute, second }, defaultZone) ?? wrong;
}
