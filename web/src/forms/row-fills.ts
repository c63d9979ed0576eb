import { previewInterface } from '@fairway/contract/data-interfaces.ts';
import { type FormField, formLimits, type RowFill } from '@fairway/contract/forms.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { rowsFromPicked } from '@fairway/domain/forms/rows-from-picked.ts';
import { t } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { call } from '../wire/api.ts';
import { valueSeenFrom } from './form-scope.ts';
import type { FormStore } from './form-store.ts';
import { parametersOf } from './options.ts';
import type { Place } from './part.ts';
import { rowsInReply } from './scripts/process-interface-data.ts';

/** The last question for each sub-table: an answer to an earlier one comes too late. */
const asking = new WeakMap<FormStore, Map<string, AbortController>>();

/**
 * Another value of a field writes rows into sub-tables, in place of those that were there. Emptied or switched off it
 * writes nothing: what somebody made of the rows meanwhile is theirs.
 */
export async function fillRows(store: FormStore, field: FormField, place: Place): Promise<void> {
  const value = valueSeenFrom(store, place, place.path);
  // What a sub-table says of itself is how picked rows come into it.
  if (field.kind === 'table' || isEmptyValue(value) || value === 0) return;
  await Promise.all(field.rowFills.map((fill) => fillTable(store, fill, place)));
}

async function fillTable(store: FormStore, fill: RowFill, place: Place): Promise<void> {
  const table = store.form.byPath.get(fill.table)?.field;
  if (table?.kind !== 'table') return;
  const asked = asking.get(store) ?? new Map<string, AbortController>();
  asking.set(store, asked);
  asked.get(fill.table)?.abort();
  const mine = new AbortController();
  asked.set(fill.table, mine);
  try {
    const rows = fill.rows ?? (await rowsFrom(store, fill, place, mine.signal));
    if (mine.signal.aborted) return;
    const filled = rowsFromPicked(rows.slice(0, formLimits.rows), { ...table, rowFills: [fill] });
    store.setRows(fill.table, filled);
  } catch {
    if (!mine.signal.aborted) toast(t('formRowsFailed'));
  }
}

async function rowsFrom(store: FormStore, fill: RowFill, place: Place, signal: AbortSignal) {
  const { interfaceId: id, parameters } = fill;
  if (!id) return [];
  const paramList = parametersOf(parameters, store, place);
  return rowsInReply(await call(previewInterface, { params: { id }, body: { paramList } }, { signal }));
}
