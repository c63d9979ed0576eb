import type { FormContainer, FormField } from '@fairway/contract/forms.ts';
import { fieldsOf } from './form-tree.ts';

/** What the system writes about whoever fills a form in: who, from where, when, and under which number. */
const ofApplicant: readonly FormField['kind'][] = [
  'createdBy',
  'ownOrganisation',
  'ownPosition',
  'createdAt',
  'billNumber',
];
/** In one line they stand like this; a position and a number do not help to decide. */
const inLine = ['createdBy', 'ownOrganisation', 'createdAt'];

/** Whether a card says nothing but who filled the form in: it is folded to one line. */
export function isApplicantCard({ kind, parts }: FormContainer): boolean {
  const fields = fieldsOf({ nodes: parts.flatMap(({ nodes }) => nodes) });
  return (
    kind === 'card' &&
    fields.some(({ field }) => field.kind === 'createdBy') &&
    fields.every(({ field, table }) => table === undefined && ofApplicant.includes(field.kind))
  );
}

/** The fields of that line, in its order. */
export const applicantLine = ({ parts }: FormContainer): FormField[] =>
  fieldsOf({ nodes: parts.flatMap(({ nodes }) => nodes) })
    .map(({ field }) => field)
    .filter(({ kind }) => inLine.includes(kind))
    .toSorted((one, other) => inLine.indexOf(one.kind) - inLine.indexOf(other.kind));
