import { AppError } from '@fairway/contract/app-error.ts';
import {
  type BoardBasis,
  type BoardComparison,
  type BoardCurrency,
  type BoardDimension,
  type BoardMetric,
  type BoardState,
  boardMetrics,
  noneKey,
} from '@fairway/contract/board-fields.ts';
import type { BoardFilters, BoardValues } from '@fairway/contract/boards.ts';
import { comparedDays, type Days } from '@fairway/domain/metrics/compared-period.ts';
import { metricOf, metrics } from '@fairway/domain/metrics/metrics.ts';
import type { Sums } from '@fairway/domain/metrics/sums.ts';
import { bookCurrency, bookRateKind } from '@fairway/domain/money/book-currency.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { daysBetween } from '@fairway/domain/time/calendar-day.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { exchangeRateOn } from '../master-data/exchange-rate-rules.ts';
import { type Structure, structureOf } from '../organisation/structure.ts';
import { seenPlaces } from '../permission/data-scopes.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import type { FigureTable, PlaceColumn } from './figures/figure-table.ts';
import { keptFigures } from './figures/kept-figures.ts';
import { type Grouping, rowsOf, type Scan } from './figures/scan.ts';
import { findCustomersOf, findDepartments, findLinesOfPorts } from './store.ts';

export interface Asked {
  from: string;
  to: string;
  basis: BoardBasis;
  state: BoardState;
  currency: BoardCurrency;
  filters: BoardFilters;
}

/** Whose figures somebody sees: those of companies and people; of some shipments only, or of a customer. */
export interface Sight {
  companyIds: readonly string[] | null;
  userIds: readonly string[];
  shipmentIds?: readonly string[];
  customerId?: string;
}

interface Rights {
  sight: Sight;
  seesProfit: boolean;
  seesPeople: boolean;
  /** Left out: all that the right to profits leaves. */
  shown?: readonly BoardMetric[];
}

/** A question about figures, and what answers have to say of it. */
export interface Question {
  table: FigureTable;
  state: BoardState;
  days: Days;
  seesProfit: boolean;
  seesPeople: boolean;
  shown: readonly BoardMetric[];
  /** The rows of some days; `null`: of all. */
  rows: (days: Days | null, basis?: BoardBasis) => Int32Array;
  groupsBy: (dimension: Exclude<BoardDimension, 'boxType'>) => Grouping;
  /** What a number of a group stands for; null of none. */
  keyOf: (dimension: Exclude<BoardDimension, 'boxType'>, group: number) => string | null;
  valuesOf: (sums: Sums) => BoardValues;
  /** One metric of sums, in the currency that is shown; `null` where there is nothing to divide by. */
  metricValue: (metric: BoardMetric, sums: Sums) => string | null;
  answered: {
    asOf: number;
    isBehind: boolean;
    currency: BoardCurrency;
    rate: { rate: string; date: string } | null;
  };
}

const longestDays = 366 * 5;
/** In which department each member of the house works. */
export const departments = cacheUntilChange(findDepartments);

/** The board of the company: what the scope of the caller has. */
export async function companyQuestion(ctx: Context, asked: Asked): Promise<Question> {
  const granted = await ctx.permissions();
  const seesPeople = can(granted, 'enterpriseBoard', 'button', 'btn_person');
  if (!seesPeople && asked.filters.personIds !== undefined) throw new AppError('FORBIDDEN');
  const { byId } = await structureOf(ctx.db, ctx.session.organisationStamp);
  const { companyIds, userIds } = await seenPlaces(ctx, 'enterpriseBoard');
  const sight = { companyIds: [...withBelow(byId, companyIds)], userIds };
  const seesProfit = can(granted, 'enterpriseBoard', 'column', 'profit');
  return question(ctx, asked, { sight, seesProfit, seesPeople });
}

export const comparedWith = ({ days }: Question, comparison: BoardComparison): Days | null =>
  comparedDays(days, comparison);

export async function question(
  ctx: Context,
  { from, to, basis, state, currency, filters }: Asked,
  rights: Rights,
): Promise<Question> {
  const { db, session, now } = ctx;
  if (to < from || daysBetween(from, to) > longestDays) throw new AppError('BOARD_DAYS_WRONG');
  const rate = await shownRate(ctx, currency, to);
  const { table, isBehind } = await keptFigures(db);
  const [departmentOf, lineOf] = await Promise.all([
    departments(db, session.organisationStamp),
    findLinesOfPorts(db),
  ]);
  const derived = derivedOf(table, departmentOf, lineOf);
  const { companyIds, userIds, shipmentIds, customerId } = rights.sight;
  const scan = await narrowed(ctx, table, derived, filters);
  if (customerId !== undefined)
    scan.among = [...scan.among, { column: 'customerId', values: codesOf(table, [customerId]) }];
  if (shipmentIds !== undefined) scan.also = both(scan.also, amongShipments(table, shipmentIds));
  const sight = {
    companies: companyIds === null ? null : codesOf(table, companyIds),
    people: codesOf(table, userIds),
  };
  const rows = (days: Days | null, by: BoardBasis = basis) =>
    rowsOf(table, {
      ...{ basis: by, sight, ...scan },
      days: days && { from: dayNumber(days.from), to: dayNumber(days.to) },
    });
  const groupsBy: Question['groupsBy'] = (dimension) => {
    const { texts } = table;
    if (dimension === 'department') return { count: texts.count, of: derived.department };
    if (dimension === 'line') return { count: texts.count, of: derived.line };
    if (dimension === 'month') {
      const monthOf = monthsOf(table, basis);
      return { count: 4_000, of: monthOf };
    }
    const column = table.places[columnOf[dimension]];
    return { count: texts.count, of: (row) => column[row] as number };
  };
  const metricValue = (name: BoardMetric, sums: Sums) => metricOf(name, sums, rate?.rate);
  const shown = rights.shown ?? boardMetrics.filter((name) => rights.seesProfit || !metrics[name].isGuarded);
  return {
    ...{ table, state, days: { from, to }, rows, groupsBy },
    ...{ seesProfit: rights.seesProfit, seesPeople: rights.seesPeople, shown },
    keyOf: (dimension, group) => (dimension === 'month' ? monthText(group) : table.texts.textOf(group)),
    metricValue,
    valuesOf: (sums) =>
      Object.fromEntries(shown.map((name) => [name, metricValue(name, sums)])) as BoardValues,
    answered: { asOf: now.getTime(), isBehind, currency, rate },
  };
}

/** One rate for all of a board, that of its last day: what grew is the business and not a currency. */
async function shownRate(
  { db, now }: Context,
  currency: BoardCurrency,
  to: string,
): Promise<{ rate: string; date: string } | null> {
  if (currency === bookCurrency) return null;
  const today = companyDay(now);
  const date = to < today ? to : today;
  const found = await exchangeRateOn(db, { from: currency, to: bookCurrency, kind: bookRateKind, date });
  const rate = found.from === currency ? found.rate : exact('1').div(exact(found.rate)).toFixed(12);
  return { rate, date: found.date };
}

/** Whether a metric may be asked for at all. */
export function refuseGuarded({ shown }: Question, metric: BoardMetric): void {
  if (!shown.includes(metric)) throw new AppError('FORBIDDEN');
}

type Passes = (row: number) => boolean;
const both = (one: Passes | undefined, other: Passes): Passes =>
  one === undefined ? other : (row) => one(row) && other(row);

function amongShipments(table: FigureTable, ids: readonly string[]): Passes {
  const asked = new Uint8Array(table.shipments.count);
  for (const id of ids) {
    const code = table.shipments.knownCodeOf(id);
    if (code >= 0) asked[code] = 1;
  }
  return (row) => asked[table.shipment[row] as number] === 1;
}

const columnOf = {
  ...{ company: 'companyId', person: 'sellerId', customer: 'customerId', carrier: 'carrierId' },
  ...{ pol: 'polId', pod: 'podId' },
} as const satisfies Record<string, PlaceColumn>;

interface Derived {
  department: (row: number) => number;
  line: (row: number) => number;
}

/** Where people work now and on which line ports lie is asked now: nobody works figures out anew for it. */
function derivedOf(
  table: FigureTable,
  departmentOf: ReadonlyMap<string, string>,
  lineOf: ReadonlyMap<string, string>,
): Derived {
  const { texts, places } = table;
  const mapped = (of: ReadonlyMap<string, string>) => {
    const pairs = [...of].map(([id, to]) => [texts.knownCodeOf(id), texts.codeOf(to)] as const);
    const codes = new Int32Array(texts.count);
    for (const [code, to] of pairs) if (code > 0) codes[code] = to;
    return codes;
  };
  const [department, line] = [mapped(departmentOf), mapped(lineOf)];
  const imports = new Set(['SI', 'AI'].map((business) => texts.knownCodeOf(business)));
  return {
    department: (row) => department[places.sellerId[row] as number] as number,
    line: (row) =>
      line[
        (imports.has(places.business[row] as number) ? places.polId[row] : places.podId[row]) as number
      ] as number,
  };
}

async function narrowed(
  { db }: Context,
  table: FigureTable,
  derived: Derived,
  filters: BoardFilters,
): Promise<Pick<Scan, 'among' | 'also'>> {
  const among: { column: PlaceColumn; values: Uint8Array }[] = [];
  const narrow = (column: PlaceColumn, ids: readonly string[] | undefined) =>
    ids !== undefined && among.push({ column, values: codesOf(table, ids) });
  narrow('companyId', filters.companyIds);
  narrow('sellerId', filters.personIds);
  narrow('customerId', filters.customerIds);
  narrow('carrierId', filters.carrierIds);
  narrow('polId', filters.polIds);
  narrow('podId', filters.podIds);
  narrow('business', filters.business);
  narrow('mode', filters.modes);
  if (filters.levels !== undefined || filters.kinds !== undefined)
    narrow('customerId', await findCustomersOf(db, filters));
  const { departmentIds, lineIds } = filters;
  const asked = departmentIds && codesOf(table, departmentIds);
  const lines = lineIds && codesOf(table, lineIds);
  if (!asked && !lines) return { among };
  return {
    among,
    also: (row) =>
      (!asked || asked[derived.department(row)] === 1) && (!lines || lines[derived.line(row)] === 1),
  };
}

function codesOf({ texts }: FigureTable, ids: readonly string[]): Uint8Array {
  const values = new Uint8Array(texts.count);
  for (const id of ids) {
    const code = id === noneKey ? 0 : texts.knownCodeOf(id);
    if (code >= 0) values[code] = 1;
  }
  return values;
}

export function withBelow(byId: Structure['byId'], ids: readonly string[]): Set<string> {
  const asked = new Set(ids);
  return new Set(
    [...byId.values()]
      .filter(({ organizeIds }) => organizeIds.some((id) => asked.has(id)))
      .map(({ id }) => id),
  );
}

function monthsOf(table: FigureTable, basis: BoardBasis): (row: number) => number {
  if (basis === 'period') return (row) => table.month[row] as number;
  const days = basis === 'sailing' ? table.sails : table.billed;
  const known = new Map<number, number>();
  return (row) => {
    const day = days[row] as number;
    const found = known.get(day);
    if (found !== undefined) return found;
    const date = new Date(day * 86_400_000);
    const month = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
    known.set(day, month);
    return month;
  };
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
export const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const monthText = (month: number): string =>
  `${1970 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
