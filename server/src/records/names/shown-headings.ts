import type { FormValues } from '@fairway/contract/forms.ts';
import type { ShownHeading } from '@fairway/contract/shown-fact.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { fieldsOfHeading, headingOf } from '@fairway/domain/forms/heading/heading-of.ts';
import { recordHeading } from '@fairway/domain/forms/heading/record-heading.ts';
import { namesWithoutAccounts } from '@fairway/domain/people/person-name.ts';
import { translatorOf } from '@fairway/domain/text/translate.ts';
import type { Reader } from './reader.ts';
import { shownFor } from './shown-for.ts';

/** The fields whose names a heading needs; their values are said together with the others of a list. */
export const headingCells = (form: CompiledForm): CompiledField[] =>
  fieldsOfHeading(headingOf(form)).flatMap((path) => form.byPath.get(path) ?? []);

const people = ['user', 'users', 'createdBy', 'modifiedBy'];
const namedBy = (kind: string, text: string) => (people.includes(kind) ? namesWithoutAccounts(text) : text);

/** What heads each of these records, for who reads them; `shown` are their values with names in place of ids. */
export async function shownHeadings(
  reader: Reader,
  form: CompiledForm,
  records: readonly { data: FormValues }[],
  shown: readonly FormValues[],
): Promise<ShownHeading[]> {
  const isShownIn = await shownFor(reader, form, headingCells(form));
  const translate = translatorOf(form.definition.translations, reader.language);
  const who = { language: reader.language, now: Date.now(), zone: reader.zone };
  return records.map(({ data }, place) => {
    const texts = shown[place] ?? {};
    const textOf = ({ field, path }: CompiledField) => {
      const text = Object.hasOwn(texts, path) ? texts[path] : '';
      return typeof text === 'string' ? namedBy(field.kind, text) : '';
    };
    const heading = recordHeading(form, data, { isShown: isShownIn(data), textOf }, who);
    return { ...heading, facts: heading.facts.map((fact) => ({ ...fact, label: translate(fact.label) })) };
  });
}
