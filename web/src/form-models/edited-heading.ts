import {
  type FormDefinition,
  type FormField,
  type FormHeading,
  formDefinition,
  mostFacts,
} from '@fairway/contract/forms.ts';
import type { ShownHeading } from '@fairway/contract/shown-fact.ts';
import { type CompiledField, type CompiledForm, compileForm } from '@fairway/domain/forms/compile-form.ts';
import { headingOf } from '@fairway/domain/forms/heading/heading-of.ts';
import { mayHead } from '@fairway/domain/forms/heading/may-head.ts';
import { factOf } from '@fairway/domain/forms/heading/propose-heading.ts';
import { recordHeading } from '@fairway/domain/forms/heading/record-heading.ts';
import type { LanguageTag } from '../language/words.ts';
import { prettyJson } from '../ui/pretty-json.ts';

/** A definition that can be read, with what of it can head a record. */
export interface HeadedForm {
  json: Record<string, unknown>;
  definition: FormDefinition;
  form: CompiledForm;
  fields: readonly CompiledField[];
}

/** Undefined while the text is no definition of ours. */
export function headedForm(text: string): HeadedForm | undefined {
  try {
    const json = JSON.parse(text) as Record<string, unknown>;
    const read = formDefinition.safeParse(json);
    if (!read.success) return undefined;
    const form = compileForm(read.data);
    return { json, definition: read.data, form, fields: form.reading.filter(mayHead) };
  } catch {
    return undefined;
  }
}

/** The text with another heading; without any where nothing of it is left. */
export function withHeading({ json, definition }: HeadedForm, changes: Partial<FormHeading>): string {
  const { heading: before, ...rest } = json;
  const heading = { title: '', facts: [], ...definition.heading, ...changes };
  const isEmpty = heading.title === '' && heading.facts.length === 0 && !heading.state;
  const { version, ...others } = rest;
  return prettyJson(JSON.stringify(isEmpty ? rest : { version, heading, ...others }));
}

/** The facts with another field in one place; an empty place closes up. */
export function factsWith({ form, definition }: HeadedForm, place: number, path: string) {
  const facts = [...(definition.heading?.facts ?? [])];
  if (path === '') facts.splice(place, 1);
  else facts[place] = factOf(form, path);
  return facts.filter((fact) => fact !== undefined).slice(0, mostFacts);
}

const day = 86_400_000;

/** A record as it would be headed, with values that show what stands where. */
export function exampleHeading({ form }: HeadedForm, language: LanguageTag): ShownHeading {
  const now = Date.now();
  const values: Record<string, unknown> = {};
  for (const { path, field, table } of form.reading)
    if (table === undefined) values[path] = exampleOf(field, now);
  const textOf = ({ field }: CompiledField, value: unknown) =>
    firstOption(field)?.label ?? (typeof value === 'string' ? field.label || value : String(value));
  const reader = { language: language === 'en' ? ('en' as const) : ('zh' as const), now };
  return recordHeading(form, values, { isShown: () => true, textOf }, reader);
}

const firstOption = ({ options }: FormField) => (options?.from === 'static' ? options.options[0] : undefined);

function exampleOf(field: FormField, now: number): unknown {
  if (field.kind === 'number' || field.kind === 'calculation') return field.suffix === '天' ? 3 : 12_345;
  if (field.kind === 'date' || field.kind === 'createdAt') return now;
  if (field.kind === 'dateRange') return [now, now + 2 * day];
  return firstOption(field)?.value ?? (field.label || (field.model ?? ''));
}

export const proposedHeading = ({ form, definition }: HeadedForm) => {
  const { heading: _, ...bare } = definition;
  return definition.heading ? headingOf(compileForm(bare)) : headingOf(form);
};
