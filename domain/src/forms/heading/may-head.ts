import { type FormDefinition, type FormField, shownKinds } from '@fairway/contract/forms.ts';
import { maskKind } from '../../text/mask.ts';

/** A place in a title: `{@launchTime}` or the name of a field. */
export const titlePlace = /\{\s*(@?[\p{L}_][\p{L}\p{N}_]*)\s*\}/gu;

/** The fields a title names. */
export const titleFields = (title: string): string[] =>
  [...title.matchAll(titlePlace)]
    .map((match) => match[1] as string)
    .filter((place) => !place.startsWith('@'));

const notSaidInALine: readonly string[] = [
  ...['table', 'richText', 'signature', 'files', 'pictures', 'location', 'colour'],
  ...shownKinds,
];

/** Where a field stands, as a form or a compiled form knows it. */
interface Placed {
  field: FormField;
  table?: unknown;
  isHidden?: boolean;
}

/** Whether a field can stand in a heading, which everybody reads who hears of it: not what is hidden or masked. */
export const mayHead = ({ field, table, isHidden }: Placed): boolean =>
  table === undefined &&
  !isHidden &&
  !field.hidden &&
  maskKind(field.mask) === undefined &&
  !notSaidInALine.includes(field.kind);

/** Every field that the heading of a form names. */
export function headingFields({ heading }: Pick<FormDefinition, 'heading'>): string[] {
  if (!heading) return [];
  const facts = heading.facts.flatMap(({ field, currency, until, length }) => [
    ...[field, currency, until, length].filter((path) => path !== undefined),
  ]);
  return [...titleFields(heading.title), ...(heading.state ? [heading.state.field] : []), ...facts];
}
