import { RRuleTemporal } from 'rrule-temporal';
import { dayStarts, lastDayStart } from './day-starts.ts';
import { evenStarts, lastEvenStart } from './even-starts.ts';
import { countOf, type Wall, wallAt } from './wall-clock.ts';

/** The parts of a rule (RFC 5545) by their names; the time of its end is that of the wall. */
export type Rule = ReadonlyMap<string, string>;

const weekday = '(MO|TU|WE|TH|FR|SA|SU)';
const figures = (most: number) => `[+-]?\\d{1,${most}}`;
const listed = (one: string) => new RegExp(`^${one}(,${one}){0,60}$`);

/** What a rule may say; seconds, minutes and hours do not repeat in a calendar. */
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: listed(`([+-]?[1-5])?${weekday}`),
  BYMONTHDAY: listed(figures(2)),
  BYMONTH: listed('([1-9]|1[0-2])'),
  BYSETPOS: listed(figures(2)),
  WKST: new RegExp(`^${weekday}$`),
};

/** A rule as it is written; undefined where it is none, or one that a calendar has no use for. */
export function readRule(text: string): Rule | undefined {
  const rule = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [name = '', value = '', ...more] = part.split('=');
    if (more.length > 0 || rule.has(name) || !parts[name]?.test(value)) return undefined;
    rule.set(name, value);
  }
  const isWhole = rule.has('FREQ') && !(rule.has('COUNT') && rule.has('UNTIL'));
  // A place in a week or in a day would be no place: only months and years are long enough.
  const isPlaced = /\d/.test(rule.get('BYDAY') ?? '') && !/^(MONTHLY|YEARLY)$/.test(rule.get('FREQ') ?? '');
  const isOutside = [...numbersIn(rule, 'BYMONTHDAY', 31), ...numbersIn(rule, 'BYSETPOS', 60)].some(
    (isFitting) => !isFitting,
  );
  const isUnset =
    rule.has('BYSETPOS') && !(rule.has('BYDAY') || rule.has('BYMONTHDAY') || rule.has('BYMONTH'));
  const isWeekly = rule.get('FREQ') === 'WEEKLY' && rule.has('BYMONTHDAY');
  return isWhole && !isPlaced && !isOutside && !isUnset && !isWeekly ? rule : undefined;
}

const numbersIn = (rule: Rule, name: string, most: number): boolean[] =>
  (rule.get(name)?.split(',') ?? []).map((one) => Number(one) !== 0 && Math.abs(Number(one)) <= most);

export const writeRule = (rule: Rule): string =>
  [...rule].map(([name, value]) => `${name}=${value}`).join(';');

/** With other parts; one that is undefined is taken out. */
export function withParts(rule: Rule, changes: Readonly<Record<string, string | undefined>>): Rule {
  const changed = new Map(rule);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

const compact = (wall: Wall): string => `${wall.replace(/[-:]/g, '')}00`;

/** How the end of a rule is written that ends with this minute of the wall. */
export const untilOf = (wall: Wall): string => compact(wall);

/** More than a screen shows or anybody plans. */
export const mostStarts = 2_000;

const kept = new Map<string, RRuleTemporal>();
const mostKept = 500;

/** Reading a rule costs more than asking it: those of the last minutes are kept. */
function readerOf(start: Wall, rule: string): RRuleTemporal {
  const ended = rule.replace(
    /UNTIL=(\d{8})(T\d{6})?Z?/,
    (_, day: string, time?: string) => `UNTIL=${day}${time ?? 'T235959'}Z`,
  );
  // Rules are about walls: Greenwich never moves its clock.
  const rruleString = `DTSTART:${compact(start)}Z\nRRULE:${ended}`;
  const known = kept.get(rruleString);
  if (known) return known;
  const reader = new RRuleTemporal({ rruleString });
  if (kept.size >= mostKept) kept.clear();
  kept.set(rruleString, reader);
  return reader;
}

/** When it starts by its rule, from one wall to before another. */
export function startsWithin(start: Wall, rule: string, from: Wall, before: Wall): Wall[] {
  if (rule === '') return start >= from && start < before ? [start] : [];
  const first = from < start ? start : from;
  if (first >= before) return [];
  const counted =
    evenStarts(start, rule, first, before, mostStarts) ?? dayStarts(start, rule, first, before, mostStarts);
  if (counted) return counted;
  const last = new Date(countOf(before) - 1);
  return readerOf(start, rule)
    .between(new Date(countOf(first)), last, true)
    .slice(0, mostStarts)
    .map(({ epochMilliseconds }) => wallAt(epochMilliseconds));
}

/** The first start at or after a wall; undefined where the rule has ended, or never comes true. */
export function nextStart(start: Wall, rule: string, from: Wall): Wall | undefined {
  if (rule === '') return start >= from ? start : undefined;
  const first = from < start ? start : from;
  const endless = '9000-01-01T00:00';
  const counted = evenStarts(start, rule, first, endless, 1) ?? dayStarts(start, rule, first, endless, 1);
  if (counted) return counted[0];
  try {
    const found = readerOf(start, rule).next(new Date(countOf(first)), true);
    return found ? wallAt(found.epochMilliseconds) : undefined;
  } catch {
    // It looked as far as anybody would: the 31st of February.
    return undefined;
  }
}

/** The last start of a rule that ends; undefined where it does not. */
export function lastStart(start: Wall, rule: string): Wall | undefined {
  if (rule === '') return start;
  if (!/COUNT=|UNTIL=/.test(rule)) return undefined;
  const counted = lastEvenStart(start, rule) ?? lastDayStart(start, rule);
  if (counted) return counted;
  try {
    const found = readerOf(start, rule).previous(new Date(countOf('9999-01-01T00:00')), true);
    return found ? wallAt(found.epochMilliseconds) : start;
  } catch {
    // So many times that nobody lives to see the last one.
    return undefined;
  }
}
