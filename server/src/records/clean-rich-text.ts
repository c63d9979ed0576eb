import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { cleanHtml } from '../formatted-text/clean-html.ts';

type Row = Record<string, unknown>;

/**
 * Values whose formatted text can do nothing but be read. Before they are kept, because other clients show them as they
 * are; and before they are served, because older ones were kept as they came. Clean values are given back themselves.
 */
export async function cleanRichText(form: CompiledForm | undefined, values: FormValues): Promise<FormValues> {
  let clean: FormValues = values;
  for (const { field, path, table } of form?.reading ?? []) {
    if (field.kind !== 'richText') continue;
    if (table === undefined) clean = await withClean(clean, path);
    else if (Object.hasOwn(clean, table) && Array.isArray(clean[table])) {
      const rows: unknown[] = clean[table];
      const cleaned: unknown[] = [];
      for (const row of rows) cleaned.push(isRow(row) ? await withClean(row, field.model ?? '') : row);
      if (cleaned.some((row, index) => row !== rows[index])) clean = { ...clean, [table]: cleaned };
    }
  }
  return clean;
}

async function withClean<T extends Row>(values: T, name: string): Promise<T> {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  const clean = await cleanValue(value);
  return clean === value ? values : { ...values, [name]: clean };
}

/** One value of a field of formatted text. Without a tag or an entity there is nothing to clean. */
export const cleanValue = async (value: unknown): Promise<unknown> =>
  typeof value === 'string' && /[<>&]/.test(value) ? cleanHtml(value) : value;
