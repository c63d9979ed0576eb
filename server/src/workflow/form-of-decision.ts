import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowNode, HumanNode, StartNode } from '@fairway/contract/flow-template.ts';
import type { FieldRights, FormField, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { withoutMaskEchoes } from '@fairway/domain/forms/mask-echoes.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { takeVisible, withoutOpenValues } from '@fairway/domain/forms/visible-changes.ts';
import { isOpen, rightsAt } from '@fairway/domain/workflow/engine/form-change.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { cleanRichText } from '../records/clean-rich-text.ts';
import { takeBillNumbers } from '../records/save/bill-numbers.ts';
import { valuesWrong } from '../records/save/field-sentence.ts';
import { keepClosed, takeBack } from '../records/save/keep-closed.ts';
import { mergeSent, readSent } from '../records/save/read-sent.ts';
import type { Saver } from '../records/save/saver.ts';
import { settleValues } from '../records/save/settle-values.ts';
import { takeSent } from '../records/save/take-sent.ts';
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
  { published: { flow }, state: found, row }: OpenFlow,
  node: Step,
  sent: Record<string, unknown>,
): Promise<DecidedForm> {
  const { form } = flow;
  if (!form) return { changes: {}, filled: [], labels: row.labels };
  // As it was served: who sends that back has changed nothing.
  const state = { ...found, form: await cleanRichText(form, found.form) };
  const { formContext: context, language } = saver;
  const isNew = state.submittedAt === null;
  const rights = rightsAt(node, form);
  const { standing, kept } = standingForm(form, state, { rights, context });
  const read = (await readSent(form, JSON.stringify(sent), language)).values;
  const given = withoutMaskEchoes(form, read, { ...standing, ...kept });
  const before = deriveFields(form, { ...standing, ...kept }, { rights, context });
  const isVisible = (path: string) => before.cells.get(path)?.state.visible === true;
  refuseClosed(form, node, given, { standing: { ...standing, ...kept }, isNew, isVisible });
  const open = { ...kept, ...writablePart(form, node, given) };
  const isUntouched = Object.entries(open).every(([path, value]) => isSameValue(value, standing[path]));
  if (!isNew && isUntouched) return { changes: {}, filled: [], labels: row.labels };

  const stored = isNew ? undefined : { values: state.form, labels: row.labels };
  const settled = await settleValues(saver, form, { sent: open, stored, beginning: standing, rights });
  const numbered = await takeBillNumbers(saver, form, settled.values, stored?.values);
  const viewing = { rights, context, standing };
  const errors = errorsOf(form, deriveFields(form, numbered, viewing));
  if (errors.length > 0) throw valuesWrong(form, errors, language);

  // Only what JSON can hold, as it will be read again.
  const values = await cleanRichText(form, JSON.parse(JSON.stringify(numbered)) as FormValues);
  const models = Object.keys({ ...state.form, ...values }).filter((path) => form.byPath.has(path));
  const changes = Object.fromEntries(
    models
      .map((path) => [path, ownValue(values, path) ?? null] as const)
      .filter(([path, value]) => !isSameValue(value, state.form[path])),
  );
  return { changes, filled: closedPaths(form, node, changes, open), labels: settled.labels };
}

/** What a form stands at; of what is not submitted yet, what was written so far counts as sent once more. */
function standingForm(
  form: CompiledForm,
  { form: kept, submittedAt }: Pick<FlowState, 'form' | 'submittedAt'>,
  viewing: { rights: FieldRights; context: FormContext },
): { standing: FormValues; kept: FormValues } {
  if (submittedAt !== null) return { standing: kept, kept: {} };
  const starting = newValues(form, viewing.context);
  return { standing: withoutOpenValues(form, { ...starting, ...kept }, starting, viewing), kept };
}

/** A closed field that comes with another value is refused, never dropped in silence; a hidden one is never named. */
function refuseClosed(
  form: CompiledForm,
  node: Step,
  given: FormValues,
  before: { standing: FormValues; isNew: boolean; isVisible: (path: string) => boolean },
): void {
  for (const [path, value] of Object.entries(given)) {
    if (isWritable(form, node, path) || isSameValue(value, before.standing[path])) continue;
    const { field } = form.byPath.get(path) ?? {};
    if (!before.isVisible(path) || (before.isNew && dependsOnWhoAsks(field))) continue;
    throw new AppError('E_FIELD', {}, { [path]: field?.label || path });
  }
}

const writablePart = (form: CompiledForm, node: FlowNode, given: FormValues): FormValues =>
  Object.fromEntries(Object.entries(given).filter(([path]) => isWritable(form, node, path)));

/** What the step closes and the server changed: fields, and columns of what was sent, each looked at already. */
const closedPaths = (form: CompiledForm, node: Step, changes: FormValues, open: FormValues): string[] =>
  Object.keys(changes).flatMap((path) =>
    Object.hasOwn(open, path)
      ? (form.columns.get(path) ?? []).flatMap((column) => (isOpen(node, column.path) ? [] : column.path))
      : [path],
  );

/** The field itself, or a column of it. */
const isWritable = (form: CompiledForm, node: FlowNode, path: string): boolean =>
  isOpen(node, path) ||
  (node.kind !== 'start' && (form.columns.get(path) ?? []).some((column) => isOpen(node, column.path)));

/**
 * The form as somebody has filled it in so far: what their step lets them see and write over what stands. Nothing is
 * refused; drafts are kept so, and previews look ahead from it.
 */
export async function formSoFar(
  saver: Saver,
  { form, node }: { form: CompiledForm | undefined; node: FlowNode },
  state: Pick<FlowState, 'form' | 'submittedAt'>,
  sent: Record<string, unknown>,
): Promise<FormValues> {
  if (!form || !(node.kind === 'start' || isHumanNode(node))) return state.form;
  const { values: read } = await readSent(form, JSON.stringify(sent), saver.language);
  const { formContext: context } = saver;
  const rights = rightsAt(node, form);
  const written = writablePart(form, node, withoutMaskEchoes(form, read, state.form));
  const isNew = state.submittedAt === null;
  const { standing: beginning, kept } = standingForm(form, state, { rights, context });
  const stored = isNew ? undefined : state.form;
  const given = { ...kept, ...written };
  try {
    const taken = await takeSent(saver, form, { sent: given, stored, beginning, rights });
    const values = await keepClosed(saver, form, { ...taken, rights, isNew }, takeBack);
    return cleanRichText(form, JSON.parse(JSON.stringify(values)) as FormValues);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // An interface gives no rows now: what it would fill in stays what it is.
    const merged = mergeSent(form, beginning, given, context);
    return takeVisible(form, { standing: beginning, sent: merged, rights, context });
  }
}

/** The client worked such a default out a moment earlier than we do. */
const dependsOnWhoAsks = (field: FormField | undefined): boolean =>
  field?.default !== undefined && !('value' in field.default);
