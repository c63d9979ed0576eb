import { getInterfaceRows, listInterfaceRows } from '@fairway/contract/data-interfaces.ts';
import { entityOptions } from '@fairway/contract/entity.ts';
import { largestPageSize, type Pagination } from '@fairway/contract/envelope.ts';
import type { RowSource } from '@fairway/contract/forms.ts';
import { selectRecords } from '@fairway/contract/records.ts';
import { call } from '../../wire/api.ts';
import { batched } from '../../wire/batched.ts';

/** A row somebody may pick, by column. */
export type PickedRow = Record<string, unknown>;

export interface SentParameter {
  field: string;
  defaultValue?: unknown;
}

/** Where rows are asked for, with what, and which columns are wanted of them. */
export interface RowQuestion {
  source: RowSource;
  parameters: readonly SentParameter[];
  columns: readonly string[];
}

/** The same for the same rows, whoever asks. */
export const questionKey = ({ source, parameters, columns }: RowQuestion) => [
  ...[source.interfaceId ?? '', source.modelId ?? '', source.entity ?? ''],
  ...[source.valueColumn, source.labelColumn],
  ...[parameters, [...columns].sort()],
];

/** What a field keeps of a row; nothing where the row has none, and cannot be picked. */
export const rowValue = (row: PickedRow, { valueColumn }: RowSource): string => cellText(row[valueColumn]);

export const rowLabel = (row: PickedRow, source: RowSource): string =>
  cellText(row[source.labelColumn]) || rowValue(row, source);

/** What stands in a cell, on one line. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).filter(Boolean).join(' / ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface RowPage {
  list: PickedRow[];
  pagination: Pagination;
}

export const pageSizeOf = ({ hasPage, pageSize }: RowSource): number =>
  hasPage ? pageSize : largestPageSize;

/** One page of what may be picked. */
export async function askPage(
  { source, parameters, columns }: RowQuestion,
  { keyword, currentPage }: { keyword: string; currentPage: number },
  signal: AbortSignal,
): Promise<RowPage> {
  const paging = { keyword, currentPage, pageSize: pageSizeOf(source) };
  const wanted = columns.join(',');
  if (source.entity) return call(entityOptions(source.entity), { query: paging }, { signal });
  if (source.modelId) {
    const query = { ...paging, relationField: source.labelColumn, columnOptions: wanted };
    return call(selectRecords, { params: { modelId: source.modelId }, query }, { signal });
  }
  const id = source.interfaceId ?? '';
  const body = { ...paging, ...askedOf(source, parameters), columnOptions: wanted };
  return call(listInterfaceRows, { params: { id }, body }, { signal });
}

const askedOf = (source: RowSource, parameters: readonly SentParameter[]) => ({
  interfaceId: source.interfaceId ?? '',
  propsValue: source.valueColumn,
  relationField: source.labelColumn,
  paramList: [...parameters],
});

const mostAtOnce = 400;
const askers = new Map<string, (value: string) => Promise<PickedRow | undefined>>();

/** The row behind a value. A table full of them asks once. */
export function askRow(question: RowQuestion, value: string): Promise<PickedRow | undefined> {
  const key = JSON.stringify(questionKey(question));
  const asker = askers.get(key) ?? batched((values: string[]) => askRows(question, values), mostAtOnce);
  askers.set(key, asker);
  return asker(value);
}

async function askRows({ source, parameters, columns }: RowQuestion, asked: string[]) {
  const ids = [...new Set(asked)];
  const columnOptions = columns.join(',');
  const askInterface = () =>
    call(getInterfaceRows, {
      params: { id: source.interfaceId ?? '' },
      body: { ...askedOf(source, parameters), columnOptions, ids },
    });
  const rows: PickedRow[] = source.entity
    ? (await call(entityOptions(source.entity), { query: { ids: ids.join(',') } })).list
    : source.modelId
      ? await recordsOf(source, columnOptions, ids)
      : await askInterface();
  const byValue = new Map(rows.map((row) => [rowValue(row, source), row]));
  return asked.map((value) => byValue.get(value));
}

async function recordsOf(
  { modelId = '', labelColumn }: RowSource,
  columnOptions: string,
  ids: string[],
): Promise<PickedRow[]> {
  const query = { relationField: labelColumn, columnOptions, ids: ids.join(','), pageSize: mostAtOnce };
  const { list } = await call(selectRecords, { params: { modelId }, query });
  return list;
}
