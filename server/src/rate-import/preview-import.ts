import type { CellProblem, RateMapping, RowState, ShownDoubt } from '@fairway/contract/rate-import.ts';
import { cellOfField, cellOfPrice } from '@fairway/domain/freight/import/field-differences.ts';
import { missingColumns } from '@fairway/domain/freight/import/missing-columns.ts';
import type { UnderstoodCell } from '@fairway/domain/freight/import/read-row.ts';
import { openSheetFile } from '../files/sheet-file.ts';
import { sheetAt } from '../files/sheet-rows.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { carriersById, chargeCodesOf, portsById } from '../master-data/lookups.ts';
import { type Importer, importerOf, refuseHiddenLayers } from './importer.ts';
import { isDoubtful, type RowOutcome, readRows } from './read-rows.ts';

export interface AskedSheet {
  fileId: string;
  sheet: number;
  headerRow: number;
  mapping: RateMapping;
  leftRows: readonly number[];
}

/** Everything an import of this sheet would do. */
export async function outcomeOfSheet(
  ctx: Pick<Context, 'db' | 'session' | 'language' | 'now' | 'permissions'>,
  { fileId, sheet, headerRow, mapping, leftRows }: AskedSheet,
) {
  const { db, session, language, now } = ctx;
  const importer = await importerOf(ctx);
  refuseHiddenLayers(mapping, importer, language);
  const file = await openSheetFile(db, { userId: session.userId, language }, fileId);
  const { name, headings, rows } = sheetAt(file, sheet, headerRow);
  const outcome = await readRows(db, {
    ...{ fileName: file.fileName, headings, rows, mapping, leftRows, today: companyDay(now) },
  });
  return { file, sheetName: name, headings, importer, outcome };
}

/** So many cells can be jumped to. */
const mostProblems = 500;

export async function previewImport(
  ctx: Context,
  asked: AskedSheet & {
    state?: readonly RowState[] | undefined;
    isDoubtful?: boolean | undefined;
    currentPage: number;
    pageSize: number;
  },
) {
  const { importer, outcome } = await outcomeOfSheet(ctx, asked);
  const { currentPage, pageSize, state } = asked;
  const shown = outcome.rows.filter(
    (row) => (!state?.length || isOf(row, state)) && (!asked.isDoubtful || isDoubtful(row.rates)),
  );
  const page = shown.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const bad = shown.flatMap((row, index) => row.problems.map((problem) => ({ row, index, problem })));
  const understood = understoodIn(outcome.rows);
  const known = [...page, ...bad.slice(0, mostProblems).map(({ row }) => row)];
  const named = await namesFor(ctx, known, understood);
  return {
    list: page.map((row) => ({
      ...{ row: row.row.number, state: row.state },
      cells: Array.from(row.row.cells, (cell) => cell?.text ?? ''),
      rates: row.rates.map((rate) => shownRate(row.row.number, rate, { named, importer, ...asked.mapping })),
      problems: row.problems.map((problem) => shownProblem(row, problem, named)),
      doubts: shownDoubts(row, asked.mapping.columns),
      isHidden: row.row.isHidden ?? false,
      understood: row.understood.map((one) => ({ ...one, name: named.proposal(one.id) })),
    })),
    pagination: { currentPage, pageSize, total: shown.length },
    counts: outcome.counts,
    missing: missingColumns(asked.mapping),
    problems: bad
      .slice(0, mostProblems)
      .map(({ row, index, problem }) => ({ ...shownProblem(row, problem, named), index })),
    problemCount: bad.length,
    understood: understood.map((one) => ({ ...one, name: named.proposal(one.id) })),
    digest: outcome.digest,
  };
}

/** A row of several rates is among those of each. */
const isOf = ({ state, rates }: RowOutcome, states: readonly RowState[]): boolean =>
  states.includes(state) || rates.some((rate) => states.includes(rate.state));

const mostUnderstood = 200;

/** Every short spelling once. */
function understoodIn(rows: readonly RowOutcome[]) {
  const found = new Map<string, UnderstoodCell & { count: number }>();
  for (const { understood } of rows)
    for (const one of understood) {
      const key = `${one.spelling}\n${one.id}`;
      found.set(key, { ...(found.get(key) ?? one), count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()].slice(0, mostUnderstood);
}

async function namesFor(
  { db, language }: Context,
  rows: readonly RowOutcome[],
  understood: readonly UnderstoodCell[],
) {
  const proposed = [
    ...rows.flatMap(({ problems }) => problems.flatMap(({ proposals }) => proposals)),
    ...[...understood, ...rows.flatMap((row) => row.understood)].map(({ id }) => id),
  ];
  const between = rows.flatMap((row) =>
    row.rates.flatMap(({ differences }) =>
      differences.flatMap(({ field, before, after }) => (portFields.has(field) ? [before, after] : [])),
    ),
  );
  const charges = (await chargeCodesOf(db, language)).byId;
  const rates = rows.flatMap((row) => row.rates.map(({ written }) => written));
  const places = rates.flatMap(({ polId, podId, viaId }) => [polId, podId, viaId ?? '']);
  const ports = await portsById(db, [...places, ...between, ...proposed], language);
  const carriers = await carriersById(
    db,
    [...rates.map(({ carrierId }) => carrierId), ...proposed],
    language,
  );
  return {
    port: (id: string | null) => ports.get(id ?? '')?.fullName ?? '',
    charge: (id: string) => charges.get(id)?.enCode ?? '',
    carrier: (id: string) => carriers.get(id)?.fullName ?? '',
    proposal: (id: string) => {
      const [port, carrier] = [ports.get(id), carriers.get(id)];
      return port
        ? `${port.fullName} ${port.unlocode}`
        : carrier
          ? `${carrier.fullName} ${carrier.scac}`
          : '';
    },
  };
}
type Named = Awaited<ReturnType<typeof namesFor>>;

/** Fields that hold the id of a port. */
const portFields: ReadonlySet<string> = new Set(['viaId', 'porId', 'delId']);

function shownRate(
  row: number,
  { state, written, previous, draft, prices, differences }: RowOutcome['rates'][number],
  { named, importer, columns }: { named: Named; importer: Importer; columns: RateMapping['columns'] },
) {
  const { polId, podId, viaId, carrierId, currency, validFrom, validTo } = written;
  return {
    ...{ state, currency, validFrom, validTo },
    ...{ polName: named.port(polId), podName: named.port(podId), viaName: named.port(viaId) },
    carrierName: named.carrier(carrierId),
    prices: prices
      .filter(({ layer }) => importer.layers.includes(layer))
      .map((price) => ({ ...price, cell: cellOfPrice(columns, row, price) })),
    previousNo: (draft ?? previous)?.rateNo ?? '',
    differences: differences
      .filter(({ field }) => field !== 'contractNo' || importer.seesContract)
      .map(({ field, chargeCodeId, before, after }) => {
        const code = named.charge(chargeCodeId);
        const text = (value: string) =>
          (portFields.has(field) ? named.port(value) : value).slice(0, longestShown);
        return {
          ...{ cell: cellOfField(columns, row, { field, code }), field, about: code },
          ...{ before: text(before), after: text(after) },
        };
      }),
  };
}

/** Once for each price of a cell, however many rates the row becomes. */
function shownDoubts({ row, rates }: RowOutcome, columns: RateMapping['columns']): ShownDoubt[] {
  const found = new Map<string, ShownDoubt>();
  for (const { doubts, inForce } of rates)
    for (const doubt of doubts) {
      const { place, layer } = doubt;
      const at = cellOfPrice(columns, row.number, { place, layer });
      // A selling price that is made of the cost stands nowhere itself.
      const cell = at || cellOfPrice(columns, row.number, { place, layer: 'cost' });
      const rateNo = doubt.reason === 'farFromInForce' ? (inForce?.rateNo ?? '') : '';
      const key = `${place} ${layer}`;
      if (!found.has(key)) found.set(key, { ...doubt, cell, rateNo });
    }
  return [...found.values()];
}

const longestShown = 100;

const shownProblem = (
  { row }: RowOutcome,
  { proposals, text, about, ...problem }: RowOutcome['problems'][number],
  named: Named,
): CellProblem => ({
  ...{ row: row.number, ...problem, text: text.slice(0, longestShown), about: about.slice(0, longestShown) },
  proposals: proposals.map((id) => ({ id, name: named.proposal(id) })),
});
