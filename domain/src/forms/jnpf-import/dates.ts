import { filledWords } from '@fairway/contract/filled-words.ts';
import { ownValue } from '../own-value.ts';
import { kindOf } from './kinds.ts';
import { asNumber, asRaw, asText, isOn, type Raw, shortText } from './raw.ts';
import { type Given, settingOf } from './reading.ts';
import { timeWords } from './remark-words.ts';

const formatsByType: Record<string, string> = {
  year: 'yyyy',
  month: 'yyyy-MM',
  date: 'yyyy-MM-dd',
  datetime: 'yyyy-MM-dd HH:mm:ss',
};

/** The format in the letters formatDate knows; the family writes `YYYY-MM-DD` as well. */
export function formatOf(given: Pick<Given, 'raw' | 'config'>): string | undefined {
  const written = shortText(settingOf(given, 'format'))
    .replace(/Y+/gi, 'yyyy')
    .replace(/D+/g, 'dd')
    .replace(/h+/g, 'HH')
    .trim();
  return written || ownValue(formatsByType, asText(settingOf(given, 'type')).replace('range', ''));
}

type Fineness = 'year' | 'month' | 'day' | 'time';

function finenessOf(given: Pick<Given, 'raw' | 'config'>): Fineness {
  const format = formatOf(given) ?? 'yyyy-MM-dd';
  if (/[Hms]/.test(format)) return 'time';
  if (format.includes('d')) return 'day';
  return format.includes('M') ? 'month' : 'year';
}

export const hasTime = (given: Pick<Given, 'raw' | 'config'>): boolean => finenessOf(given) === 'time';

type End = 'start' | 'end';
const kindOfLimit: Record<string, string> = { 1: 'fixed', 2: 'field', 3: 'now', 4: 'before', 5: 'after' };
const dateUnits: Record<string, string> = { 1: 'y', 2: 'M', 3: 'd' };
const timeUnits: Record<string, string> = { 1: 'h', 2: 'm', 3: 's' };

/** The first and the last moment a date may be. */
export function dateLimitsOf(given: Given): Raw {
  return { earliest: limitOf(given, 'start', dateLimit), latest: limitOf(given, 'end', dateLimit) };
}

/** Times are texts, which sort as they follow each other: their limits are rules. */
export function timeRulesOf(given: Given): Raw[] {
  const path = given.reading.pathOf(asText(given.raw.__vModel__), given.table);
  const ruleOf = (end: End, sign: string, problem: 'tooEarly' | 'tooLate') => {
    const limit = limitOf(given, end, timeLimit);
    if (limit === undefined || path === undefined) return [];
    const message = filledWords(timeWords[problem][given.reading.language], { label: given.label });
    return [
      {
        check: 'expression',
        expression: `ISEMPTY(${limit}) || ${padded(`{${path}}`)} ${sign} ${padded(limit)}`,
        message,
      },
    ];
  };
  return [...ruleOf('start', '>=', 'tooEarly'), ...ruleOf('end', '<=', 'tooLate')];
}

/** With seconds, or 08:30 would come before 08:30:00. */
const padded = (time: string): string => `LEFT(${time} & ":00", 8)`;

interface Limit {
  type: string;
  /** Negative goes back. */
  count: number | undefined;
  unit: string | undefined;
  value: unknown;
  path: string | undefined;
}

function limitOf(
  given: Given,
  end: End,
  write: (limit: Limit, end: End, given: Given) => string | undefined,
): string | undefined {
  if (!isOn(settingOf(given, `${end}TimeRule`))) return undefined;
  const number = asText(settingOf(given, `${end}TimeType`));
  const value = settingOf(given, `${end}TimeValue`);
  const target = asText(settingOf(given, `${end}TimeTarget`));
  const isTime = kindOf(asText(given.config.jnpfKey)) === 'time';
  const type = ownValue(kindOfLimit, number) ?? '';
  const count = asNumber(value);
  const written = write(
    {
      type,
      value,
      unit: ownValue(isTime ? timeUnits : dateUnits, target),
      count: count === undefined ? undefined : Math.trunc(type === 'before' ? -count : count),
      path: given.reading.pathOf(asText(settingOf(given, `${end}RelationField`)), given.table),
    },
    end,
    given,
  );
  if (written === undefined) given.reading.left(given.label, `${end}TimeRule`, `${number} ${asText(value)}`);
  return written;
}

function dateLimit({ type, value, count, unit, path }: Limit, end: End, given: Given): string | undefined {
  const fineness = finenessOf(given);
  const floored = (at: string) => (end === 'start' ? startOf(at, fineness) : at);
  const now = fineness === 'day' ? 'TODAY()' : floored('NOW()');
  switch (type) {
    case 'fixed': {
      if (count !== undefined) return String(count);
      const text = asText(value).trim();
      return /^\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/.test(text)
        ? `DATE("${text}")`
        : undefined;
    }
    case 'field': {
      if (path === undefined) return undefined;
      const raw = given.reading.fields.get(path) ?? {};
      const isFiner = hasTime({ raw, config: asRaw(raw.__config__) });
      return isFiner && fineness !== 'time' ? floored(`{${path}}`) : `{${path}}`;
    }
    case 'now':
      return now;
    case 'before':
    case 'after':
      return count === undefined || unit === undefined ? undefined : `DATEADD(${now}, ${count}, "${unit}")`;
    default:
      return undefined;
  }
}

/** A day is chosen as its beginning: a limit in the midst of it would refuse the day itself. */
function startOf(at: string, fineness: Fineness): string {
  if (fineness === 'day') return `DATE(YEAR(${at}), MONTH(${at}), DAY(${at}))`;
  if (fineness === 'month') return `DATE(YEAR(${at}), MONTH(${at}), 1)`;
  return fineness === 'year' ? `DATE(YEAR(${at}), 1, 1)` : at;
}

function timeLimit({ type, value, count, unit, path }: Limit, _end: End, given: Given): string | undefined {
  // As finely as the field itself: the minute of now is not over at its beginning.
  const format = /s/.test(formatOf(given) ?? 's') ? 'HH:mm:ss' : 'HH:mm';
  const shown = (at: string) => `FORMATDATE(${at}, "${format}")`;
  switch (type) {
    case 'fixed': {
      if (count !== undefined) return shown(String(count));
      const [time] = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.exec(asText(value).trim()) ?? [];
      return time && `"${time}"`;
    }
    case 'field':
      return path && `{${path}}`;
    case 'now':
      return shown('NOW()');
    case 'before':
    case 'after':
      return count === undefined || unit === undefined
        ? undefined
        : shown(`DATEADD(NOW(), ${count}, "${unit}")`);
    default:
      return undefined;
  }
}
