import type { CellProblem, RateMapping, RowState } from '@fairway/contract/rate-import.ts';
import { missingColumns } from '@fairway/domain/freight/import/missing-columns.ts';
import { openSheetFile } from '../files/sheet-file.ts';
import { sheetAt } from '../files/sheet-rows.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { type Importer, importerOf, refuseHiddenLayers } from './importer.ts';
import { type RowOutcome, readRows } from './read-rows.ts';

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
  const outcome = await readRows(db, { headings, rows, mapping, leftRows, today: companyDay(now) });
  return { file, sheetName: name, headings, importer, outcome };
}

/** So many cells can be jumped to. */
const mostProblems = 500;

export async function previewImport(
  ctx: Context,
  asked: AskedSheet & { state?: readonly RowState[] | undefined; currentPage: number; pageSize: number },
) {
  const { importer, outcome } = await outcomeOfSheet(ctx, asked);
  const { currentPage, pageSize, state } = asked;
  const shown = state?.length ? outcome.rows.filter((row) => state.includes(row.state)) : outcome.rows;
  const page = shown.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const bad = shown.flatMap((row, index) => row.problems.map((problem) => ({ row, index, problem })));
  const named = await namesFor(ctx, [...page, ...bad.slice(0, mostProblems).map(({ row }) => row)]);
  return {
    list: page.map((row) => ({
      ...{ row: row.row.number, state: row.state },
      cells: Array.from(row.row.cells, (cell) => cell?.text ?? ''),
      rates: row.rates.map((rate) => shownRate(rate, named, importer)),
      problems: row.problems.map((problem) => shownProblem(row, problem, named)),
    })),
    pagination: { currentPage, pageSize, total: shown.length },
    counts: outcome.counts,
    missing: missingColumns(asked.mapping),
    problems: bad
      .slice(0, mostProblems)
      .map(({ row, index, problem }) => ({ ...shownProblem(row, problem, named), index })),
    problemCount: bad.length,
    digest: outcome.digest,
  };
}

async function namesFor({ db, language }: Context, rows: readonly RowOutcome[]) {
  const proposed = rows.flatMap(({ problems }) => problems.flatMap(({ proposals }) => proposals));
  const rates = rows.flatMap((row) => row.rates.map(({ written }) => written));
  const places = rates.flatMap(({ polId, podId, viaId }) => [polId, podId, viaId ?? '']);
  const ports = await portsById(db, [...places, ...proposed], language);
  const carriers = await carriersById(
    db,
    [...rates.map(({ carrierId }) => carrierId), ...proposed],
    language,
  );
  return {
    port: (id: string | null) => ports.get(id ?? '')?.fullName ?? '',
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

function shownRate(
  { state, written, previous, prices, changedFields }: RowOutcome['rates'][number],
  named: Named,
  { layers, seesContract }: Importer,
) {
  const { polId, podId, viaId, carrierId, currency, validFrom, validTo } = written;
  return {
    ...{ state, currency, validFrom, validTo },
    ...{ polName: named.port(polId), podName: named.port(podId), viaName: named.port(viaId) },
    carrierName: named.carrier(carrierId),
    prices: prices.filter(({ layer }) => layers.includes(layer)),
    previousNo: previous?.rateNo ?? '',
    changedFields: changedFields.filter(
      (field) => field !== 'prices' && (field !== 'contractNo' || seesContract),
    ),
  };
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
