import type { FormField } from '@fairway/contract/forms.ts';
import { listedFields } from '@fairway/domain/forms/list-columns.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { formIn } from '@fairway/domain/forms/translate-form.ts';
import { valueText } from '@fairway/domain/forms/value-text.ts';
import { type Model, modelOf } from '../models/model.ts';
import { findRecords } from '../store.ts';
import { idsIn, type NamedCell, type NamesFor, type Reader } from './reader.ts';
import { shownFor } from './shown-for.ts';

/** A record that is named by another record that is named by another: further nobody looks. */
const mostSteps = 2;

/** What the records are called that these values point at: each by the column its field shows. */
export async function relatedNames(
  reader: Reader,
  cells: readonly NamedCell[],
  namesFor: NamesFor,
): Promise<(field: FormField, id: string) => string | undefined> {
  const steps = reader.steps ?? 0;
  const names = new Map<string, string>();
  if (steps >= mostSteps) return () => undefined;
  const pointing = cells.filter(({ field, value }) => field.source?.modelId && idsIn(value).length > 0);
  const byModel = Map.groupBy(pointing, ({ field }) => field.source?.modelId ?? '');
  for (const [modelId, group] of byModel) {
    const found = await modelOf(reader.db, modelId);
    if (!found) continue;
    const model = { ...found, form: formIn(found.form, reader.language) };
    const columns = new Set(group.map(({ field }) => field.source?.labelColumn ?? ''));
    const ids = [...new Set(group.flatMap(({ value }) => idsIn(value)))];
    for (const column of columns)
      for (const [id, name] of await shownColumn(
        { ...reader, steps: steps + 1, namesOnly: true },
        model,
        ids,
        column,
        namesFor,
      ))
        names.set(`${modelId} ${column} ${id}`, name);
  }
  return ({ source }, id) => names.get(`${source?.modelId} ${source?.labelColumn} ${id}`);
}

/** One column of some records, as people read it; a column the form has not, or hides, is its first one. */
async function shownColumn(
  reader: Reader,
  model: Model,
  ids: readonly string[],
  column: string,
  namesFor: NamesFor,
): Promise<[string, string][]> {
  const known = model.form.byPath.get(column);
  const isNamed = known && known.table === undefined && !known.isHidden;
  const shown = isNamed ? known : listedFields(model.form, model.listFields)[0];
  if (!shown) return [];
  const isShownIn = await shownFor(reader, model.form, [shown]);
  const found = await findRecords(reader.db, model.id, ids);
  const records = found.filter(({ data }) => isShownIn(data)(shown));
  const cells = records.map(({ id, data, labels }) => {
    const cell: NamedCell = {
      field: shown.field,
      path: shown.path,
      value: ownValue(data, shown.path),
      labels,
    };
    return { id, cell };
  });
  const sayingOf = await namesFor(
    reader,
    cells.map(({ cell }) => cell),
  );
  return cells.map(({ id, cell }) => [id, valueText(cell.field, cell.value, sayingOf(cell))]);
}
