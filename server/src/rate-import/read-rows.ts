import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { WrittenRate } from '@fairway/contract/freight-rates.ts';
import {
  type ImportCounts,
  type RateMapping,
  type RateState,
  type RowState,
  rateStates,
} from '@fairway/contract/rate-import.ts';
import {
  changedFields,
  changedRate,
  columnKey,
  newRate,
  type PriceDifference,
  priceDifferences,
  rateKey,
} from '@fairway/domain/freight/import/compare-rate.ts';
import { doubtfulPrices, type PriceDoubt } from '@fairway/domain/freight/import/doubtful-prices.ts';
import { type FieldDifference, fieldDifferences } from '@fairway/domain/freight/import/field-differences.ts';
import { headingFingerprint } from '@fairway/domain/freight/import/guess-mapping.ts';
import { carrierMatcher } from '@fairway/domain/freight/import/match-carrier.ts';
import { portMatcher } from '@fairway/domain/freight/import/match-port.ts';
import { type DayOrder, dayOrderOf } from '@fairway/domain/freight/import/read-day.ts';
import { rowReader, type SaidRate, type UnderstoodCell } from '@fairway/domain/freight/import/read-row.ts';
import type { RowProblem } from '@fairway/domain/freight/import/row-cells.ts';
import type { SheetRow } from '@fairway/domain/freight/import/sheet-cell.ts';
import { belowFloor } from '@fairway/domain/freight/rate-layers.ts';
import type { Db } from '../database/open.ts';
import {
  draftsOfImports,
  type ImportedDraft,
  type PublishedRate,
  publishedRates,
  type RateToImport,
} from '../freight/import-rates.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { masterDataSpellings } from '../master-data/spellings.ts';
import { earlierImports } from './store.ts';

export interface RateOutcome extends RateToImport {
  state: RateState;
  differences: readonly FieldDifference[];
  prices: readonly PriceDifference[];
  /** Of the prices the sheet says. */
  doubts: readonly PriceDoubt[];
  /** What they were compared with. */
  inForce: PublishedRate | undefined;
}

/** What becomes of a row. */
export interface RowOutcome {
  row: SheetRow;
  state: RowState;
  rates: readonly RateOutcome[];
  problems: readonly RowProblem[];
  understood: readonly UnderstoodCell[];
}

export interface SheetOutcome {
  rows: readonly RowOutcome[];
  counts: ImportCounts;
  digest: string;
}

interface Asked {
  fileName: string;
  headings: readonly string[];
  rows: readonly SheetRow[];
  mapping: RateMapping;
  leftRows: readonly number[];
  today: string;
}

/** Whether the import does anything about a rate. */
export const isWritten = (state: RateState): boolean => state !== 'same' && state !== 'sameDraft';

const rowsAtATime = 250;

/** Reads a sheet by a mapping and compares it with what is published and with drafts of earlier imports; other requests are answered meanwhile. */
export async function readRows(db: Db, asked: Asked): Promise<SheetOutcome> {
  const { fileName, headings, rows, mapping, leftRows, today } = asked;
  const { ports, carriers } = await masterDataSpellings(db);
  const { byCode } = await chargeCodesOf(db, 'zh');
  const charges = new Map(
    [...byCode].map(([code, { id, defaultUnit }]) => [code, { id, defaultUnit: defaultUnit as ChargeUnit }]),
  );
  const answered = (of: 'port' | 'carrier') =>
    new Map(mapping.answers.flatMap((one) => (one.of === of ? [[one.spelling, one.id] as const] : [])));
  const read = rowReader({
    ...{ mapping, headings, today, charges, dayOrders: dayOrders(rows, mapping) },
    ports: portMatcher(ports, answered('port')),
    carrier: carrierMatcher(carriers, answered('carrier')),
  });
  const left = new Set(leftRows);
  const readings = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtATime === rowsAtATime - 1) await setImmediate();
    readings.push({ row, reading: read(row) });
  }
  const said = readings.flatMap(({ row, reading }) =>
    reading.is === 'rates' && !left.has(row.number) ? reading.rates : [],
  );
  const published = await publishedOf(db, said, today);
  const imports = await earlierImports(db, { fileName, fingerprint: headingFingerprint(headings) });
  const drafts = await draftsOf(db, said, imports);
  const lineOf = new Map(ports.map(({ id, lineId }) => [id, lineId]));
  const columns = spokenColumns(mapping);
  const seen = new Map<string, { from: string; to: string; row: number }[]>();
  const outcomes: RowOutcome[] = [];
  for (const { row, reading } of readings) {
    if (outcomes.length % rowsAtATime === rowsAtATime - 1) await setImmediate();
    if (reading.is === 'ignored') outcomes.push({ row, state: 'ignored', ...nothing });
    else if (left.has(row.number)) outcomes.push({ row, state: 'left', ...nothing });
    else if (reading.is === 'bad')
      outcomes.push({ row, state: 'bad', ...nothing, problems: reading.problems });
    else {
      const { rates, problems } = outcomeOf(reading.rates, {
        ...{ published, drafts, lineOf, columns, seen, row, today },
      });
      const placed = problems.map((problem) => ({ ...problem, cell: reading.cells.pol ?? '' }));
      const state = problems.length > 0 ? 'bad' : stateOf(rates);
      const { understood } = reading;
      outcomes.push({ row, state, rates: problems.length > 0 ? [] : rates, problems: placed, understood });
    }
  }
  return { rows: outcomes, counts: countsOf(outcomes), digest: digestOf(outcomes) };
}

const stateOf = (rates: readonly RateOutcome[]): RowState =>
  rateStates.find((state) => rates.some((rate) => rate.state === state)) ?? 'same';

const nothing = { rates: [], problems: [], understood: [] };

/** Which figure of a day comes first, by what each column says itself. */
function dayOrders(rows: readonly SheetRow[], { columns }: RateMapping): Map<number, DayOrder> {
  const orders = new Map<number, DayOrder>();
  for (const { column, target } of columns) {
    if (!['validity', 'validFrom', 'validTo'].includes(target.to)) continue;
    const order = dayOrderOf(rows.flatMap(({ cells }) => cells[column] ?? []));
    if (order) orders.set(column, order);
  }
  // Of two columns of days one may be clear, and nobody writes them differently.
  const [said, ...others] = new Set(orders.values());
  if (said && others.length === 0) for (const { column } of columns) orders.set(column, said);
  return orders;
}

function spokenColumns({ columns, markup }: RateMapping): Set<string> {
  const spoken = new Set<string>();
  for (const { target } of columns) {
    if (!('layer' in target)) continue;
    if (target.to === 'boxes') {
      for (const box of target.boxes) {
        spoken.add(columnKey(box, target.layer));
        if (target.layer === 'cost' && markup) spoken.add(columnKey(box, 'sell'));
      }
      continue;
    }
    const place = { box: 'box' in target ? target.box : '', perRt: '', weightMinimum: 'M' };
    const name = target.to === 'weight' ? `+${target.fromKg}` : place[target.to];
    spoken.add(columnKey(name, target.layer));
    if (target.layer === 'cost' && markup) spoken.add(columnKey(name, 'sell'));
  }
  return spoken;
}

const lanesOf = (said: readonly SaidRate[]) => [
  ...new Map(
    said.map(({ mode, polId, podId }) => [`${mode} ${polId} ${podId}`, { mode, polId, podId }]),
  ).values(),
];

const draftKey = (rate: SaidRate | Required<WrittenRate>): string =>
  [rateKey(rate), rate.validFrom, rate.validTo].join('\n');

/** By what a rate is one of a kind by and when it holds; of several the newest. */
async function draftsOf(
  db: Db,
  said: readonly SaidRate[],
  importIds: readonly string[],
): Promise<Map<string, ImportedDraft>> {
  const drafts = await draftsOfImports(db, lanesOf(said), importIds);
  return new Map(drafts.reverse().map((draft) => [draftKey(draft.written), draft]));
}

/** By what a rate is one of a kind by, those in force today among them, the latest first. */
async function publishedOf(
  db: Db,
  said: readonly SaidRate[],
  today: string,
): Promise<Map<string, PublishedRate[]>> {
  const from = said.reduce((first, { validFrom }) => (validFrom < first ? validFrom : first), today);
  const rates = await publishedRates(db, lanesOf(said), from);
  const byKey = new Map<string, PublishedRate[]>();
  for (const rate of rates) {
    const key = rateKey(rate.written);
    byKey.set(key, [...(byKey.get(key) ?? []), rate]);
  }
  return byKey;
}

interface Comparing {
  published: ReadonlyMap<string, readonly PublishedRate[]>;
  drafts: ReadonlyMap<string, ImportedDraft>;
  lineOf: ReadonlyMap<string, string | null>;
  columns: ReadonlySet<string>;
  seen: Map<string, { from: string; to: string; row: number }[]>;
  row: SheetRow;
  today: string;
}

function outcomeOf(
  said: readonly SaidRate[],
  { published, drafts, lineOf, columns, seen, row, today }: Comparing,
) {
  const problems: RowProblem[] = [];
  const wrong = (reason: RowProblem['reason'], field: string, about: string) =>
    problems.push({ cell: '', text: '', field, reason, about, proposals: [] });
  const rates = said.map((one): RateOutcome => {
    const key = rateKey(one);
    const [from, to] = [one.validFrom, one.validTo];
    const twin = seen.get(key)?.find((other) => other.from <= to && other.to >= from);
    if (twin) wrong('sameAsRow', 'row', String(twin.row));
    seen.set(key, [...(seen.get(key) ?? []), { from, to, row: row.number }]);
    const draft = drafts.get(draftKey(one));
    if (draft?.isUnderApproval) wrong('underApproval', 'row', draft.rateNo);
    const holding = (first: string, last: string) =>
      published.get(key)?.find(({ written }) => written.validFrom <= last && written.validTo >= first);
    const overlapping = holding(from, to);
    const previous = draft ? undefined : overlapping;
    const inForce = overlapping ?? holding(today, today);
    const known = draft ?? previous;
    const written = known
      ? changedRate(one, known.written, columns)
      : { ...newRate(one), lineId: lineOf.get(one.podId) ?? null };
    const cheap = belowFloor(written.prices, written.currency);
    if (cheap !== undefined) wrong('belowFloor', 'price', cheap);
    const isSame = known !== undefined && changedFields(known.written, written).length === 0;
    const state = stateOfRate({ isSame, isDraft: draft !== undefined, isPublished: previous !== undefined });
    return {
      ...{ written, previous, draft, state, inForce },
      doubts: isWritten(state) ? doubtfulPrices(one, inForce?.written) : [],
      differences: known ? fieldDifferences(known.written, written) : [],
      prices: priceDifferences(written.prices, known?.written.prices),
    };
  });
  return { rates, problems };
}

function stateOfRate(of: { isSame: boolean; isDraft: boolean; isPublished: boolean }): RateState {
  if (of.isDraft) return of.isSame ? 'sameDraft' : 'changesDraft';
  if (of.isPublished) return of.isSame ? 'same' : 'changed';
  return 'new';
}

/** Whether a row has a price that is hardly meant. */
export const isDoubtful = (rates: readonly RateOutcome[]): boolean =>
  rates.some(({ doubts }) => doubts.length > 0);

function countsOf(rows: readonly RowOutcome[]): ImportCounts {
  const counts = {
    ...{ rows: rows.length, new: 0, changed: 0, same: 0, changesDraft: 0, sameDraft: 0 },
    ...{ bad: 0, ignored: 0, left: 0, doubtful: 0 },
  };
  for (const { state, rates } of rows) {
    if (state === 'bad' || state === 'ignored' || state === 'left') counts[state]++;
    for (const rate of rates) counts[rate.state]++;
    if (isDoubtful(rates)) counts.doubtful++;
  }
  return counts;
}

/** The same for two sheets that would write the same. */
function digestOf(rows: readonly RowOutcome[]): string {
  const hash = createHash('sha256');
  for (const { row, state, rates } of rows) {
    if (state === 'ignored' || state === 'left') continue;
    hash.update(`${row.number} ${state}\n`);
    for (const { written, previous, draft } of rates)
      hash.update(JSON.stringify([written, previous?.id, draft?.id, draft?.version]));
  }
  return hash.digest('hex');
}
