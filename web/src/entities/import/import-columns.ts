import type { AskedImport } from '@fairway/contract/entity-imports.ts';
import type { Say } from '../../language/words.ts';
import { type EntityDescription, type EntityField, fieldsOf } from '../entity-description.ts';

/** Sub-lists whose cells the server can read: several in one cell. */
const readableRows = new Set(['aliases']);

/** The fields a column of a sheet can hold. */
export const importedFields = (
  description: EntityDescription,
  isGranted: (field: EntityField) => boolean,
): EntityField[] =>
  fieldsOf(description).filter(
    (field) =>
      !field.isShownOnly && isGranted(field) && (field.kind !== 'rows' || readableRows.has(field.field)),
  );

/** Headings are compared without spaces, marks of required fields and what stands in brackets. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|（.*?）/g, '')
    .replace(/[\s*_/-]/g, '');

/** Which field a heading means: as the screens call it, or as the wire does. */
export function fieldOfHeading(heading: string, fields: readonly EntityField[], words: Say): string {
  const text = plain(heading);
  if (text === '') return '';
  const names = (field: EntityField) => [
    ...[words(field.label), field.heading ? words(field.heading) : '', field.field],
    ...('shownAs' in field && field.shownAs ? [field.shownAs] : []),
  ];
  return fields.find((field) => names(field).some((name) => plain(name) === text))?.field ?? '';
}

/** The columns that were given a meaning, with what the words of choices stand for. */
export const mappedColumns = (
  chosen: ReadonlyMap<number, string>,
  fields: readonly EntityField[],
  words: Say,
): AskedImport['columns'] =>
  [...chosen].flatMap(([column, name]) => {
    const field = fields.find((one) => one.field === name);
    if (!field) return [];
    const options = field.kind === 'choice' || field.kind === 'choices' ? field.options : {};
    const means = Object.fromEntries(Object.entries(options).map(([value, word]) => [words(word), value]));
    return [{ column, field: name, means }];
  });
