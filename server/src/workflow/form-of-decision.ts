import { AppError } from '@fairway/contract/app-error.ts';
import type { HumanNode, StartNode } from '@fairway/contract/flow-template.ts';
import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { isOpen, rightsAt } from '@fairway/domain/workflow/engine/form-change.ts';
import { takeBillNumbers } from '../records/save/bill-numbers.ts';
import { valuesWrong } from '../records/save/field-sentence.ts';
import { readSent } from '../records/save/read-sent.ts';
import type { Saver } from '../records/save/saver.ts';
import { settleValues } from '../records/save/settle-values.ts';
import type { OpenFlow } from './open-flow.ts';

export interface DecidedForm {
  /** Only what is another value than before. */
  changes: FormValues;
  /** Closed fields the server filled in itself. */
  filled: string[];
  labels: OpenFlow['row']['labels'];
}

type Step = StartNode | HumanNode;

/**
 * What becomes of the form when somebody decides with these values: what the step closes stays, what was chosen is there
 * to be chosen, what is worked out is worked out here. Refuses with everything that is wrong.
 */
export async function formOfDecision(
  saver: Saver,
  { published: { flow }, state, row }: OpenFlow,
  node: Step,
  sent: Record<string, unknown>,
): Promise<DecidedForm> {
  const { form } = flow;
  if (!form) return { changes: {}, filled: [], labels: row.labels };
  const isNew = state.submittedAt === null;
  const standing = isNew ? { ...newValues(form, saver.formContext), ...state.form } : state.form;
  const given = readSent(form, JSON.stringify(sent), saver.language).values;
  const open = openPart(form, node, given, standing, isNew);
  const isUntouched = Object.entries(open).every(([path, value]) => isSameValue(value, standing[path]));
  if (!isNew && isUntouched) return { changes: {}, filled: [], labels: row.labels };

  const stored = isNew ? undefined : { values: state.form, labels: row.labels };
  // What a flow that starts this one wrote into fields that are closed here.
  const handedOver = Object.entries(state.form).filter(([path]) => isNew && !isWritable(form, node, path));
  const written = { ...Object.fromEntries(handedOver), ...open };
  const settled = await settleValues(saver, form, written, stored);
  const numbered = await takeBillNumbers(saver, form, settled.values, stored?.values);
  const rights = rightsAt(node, form);
  const errors = errorsOf(form, deriveFields(form, numbered, { rights, context: saver.formContext }));
  if (errors.length > 0) throw valuesWrong(form, errors, saver.language);

  // Only what JSON can hold, as it will be read again.
  const values = JSON.parse(JSON.stringify(numbered)) as FormValues;
  const changes = Object.fromEntries(
    Object.entries(values).filter(([path, value]) => !isSameValue(value, state.form[path])),
  );
  const filled = Object.keys(changes).filter((path) => !Object.hasOwn(open, path));
  return { changes, filled, labels: settled.labels };
}

/** What the step lets one write; a closed field that comes with another value is refused, never dropped in silence. */
function openPart(
  form: CompiledForm,
  node: Step,
  given: FormValues,
  standing: FormValues,
  isNew: boolean,
): FormValues {
  const open: FormValues = {};
  for (const [path, value] of Object.entries(given)) {
    if (isWritable(form, node, path)) open[path] = value;
    else if (
      !isSameValue(value, standing[path]) &&
      !(isNew && dependsOnWhoAsks(form.byPath.get(path)?.field))
    )
      throw new AppError('E_FIELD', {}, { [path]: form.byPath.get(path)?.field.label || path });
  }
  return open;
}

/** The field itself, or a column of it. */
const isWritable = (form: CompiledForm, node: Step, path: string): boolean =>
  isOpen(node, path) ||
  (node.kind !== 'start' && (form.columns.get(path) ?? []).some((column) => isOpen(node, column.path)));

/** What somebody has written so far, checked for nothing but that it is theirs to write. */
export function formOfDraft(
  saver: Pick<Saver, 'language'>,
  { published: { flow }, state }: OpenFlow,
  sent: Record<string, unknown>,
): FormValues {
  const { form, root } = flow;
  const start = root[0]?.node;
  if (!form || start?.kind !== 'start') return state.form;
  const { values } = readSent(form, JSON.stringify(sent), saver.language);
  const open = Object.entries(values).filter(([path]) => isWritable(form, start, path));
  return { ...state.form, ...Object.fromEntries(open) };
}

/** The client worked such a default out a moment earlier than we do. */
const dependsOnWhoAsks = (field: FormField | undefined): boolean =>
  field?.default !== undefined && !('value' in field.default);
