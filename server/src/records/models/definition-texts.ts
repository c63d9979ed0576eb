import type { RecordAct } from '@fairway/contract/records.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { jnpfColumnData } from '@fairway/domain/forms/jnpf-export/column-data.ts';
import { exportJnpfForm, type JnpfFormExport } from '@fairway/domain/forms/jnpf-export/export-form.ts';
import { listColumnsOf } from '@fairway/domain/forms/list-columns.ts';
import { searchableFields } from '@fairway/domain/forms/searchable-fields.ts';

/** A form as text, in our language and in the family's; each is written once, when somebody first asks for it. */
interface Texts {
  definition?: string;
  exported?: JnpfFormExport;
  formData?: string;
  columnData: Map<string, string>;
}

/** A form is compiled once for each edition, so this lasts as long as that is kept. */
const kept = new WeakMap<CompiledForm, Texts>();

function textsOf(form: CompiledForm): Texts {
  const known = kept.get(form) ?? { columnData: new Map() };
  kept.set(form, known);
  return known;
}

/** In our form language, for who fills it in: in the language it is read in, without the others. */
export function definitionText(form: CompiledForm): string {
  const texts = textsOf(form);
  const { translations: _, ...definition } = form.definition;
  texts.definition ??= JSON.stringify(definition);
  return texts.definition;
}

export function exportedForm(form: CompiledForm): JnpfFormExport {
  const texts = textsOf(form);
  texts.exported ??= exportJnpfForm(form.definition);
  return texts.exported;
}

/** In the family's shape. */
export function familyFormText(form: CompiledForm): string {
  const texts = textsOf(form);
  texts.formData ??= JSON.stringify(exportedForm(form).formData);
  return texts.formData;
}

/** How its list looks, in the family's shape, for somebody who may do this. */
export function familyColumnText(
  form: CompiledForm,
  listFields: readonly string[],
  acts: readonly RecordAct[],
): string {
  const { columnData } = textsOf(form);
  const key = JSON.stringify([listFields, acts]);
  const known = columnData.get(key);
  if (known !== undefined) return known;
  const columns = listColumnsOf(form, listFields, searchableFields(form, { acts, listFields }));
  const text = JSON.stringify(jnpfColumnData(exportedForm(form).formData, columns, acts));
  columnData.set(key, text);
  return text;
}
