import type { FormValues } from '@fairway/contract/forms.ts';
import { revealFlowValue } from '@fairway/contract/workflow.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { isComputed } from '@fairway/domain/forms/derive-fields.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { type FormMode, FormStore } from '../../forms/form-store.ts';
import type { Revealing } from '../../forms/revealing.ts';
import { call } from '../../wire/api.ts';
import type { FlowConfig } from '../flow-path.ts';
import { type Flow, may } from './flow.ts';
import { isFormer, withFormerValues } from './former-values.ts';

/** Whether it is still with whoever requests it; a link may be older than that. */
export const isRequest = ({ opType }: FlowConfig, flow: Flow): boolean =>
  opType === '-1' && (may(flow, 'submit') || may(flow, 'save'));

/** Whether the form is to be filled in, changed, or read. */
export function modeOf(config: FlowConfig, flow: Flow): FormMode {
  // What was never submitted has nobody's name in it yet.
  const isNew = config.id === '' || flow.flowTaskInfo?.status === 0;
  if (isRequest(config, flow)) return isNew ? 'new' : 'edit';
  const isMine = config.opType === '1' && (may(flow, 'audit') || may(flow, 'saveAudit'));
  const isOpen = Object.values(flow.rights).some((right) => right === 'edit' || right === 'required');
  return isMine && isOpen ? 'edit' : 'read';
}

/** The form of a flow as its person may see it now. */
export function storeOf(flow: Flow, mode: FormMode): FormStore {
  const former = withFormerValues(flow.definition, mode === 'new' ? {} : flow.changedSince);
  const begun = mode === 'new' ? newValues(compileForm(flow.definition), flow.context) : {};
  return new FormStore({
    definition: former.definition,
    values: { ...begun, ...flow.formData, ...former.values },
    context: flow.context,
    rights: flow.rights,
    mode,
    shown: flow.shown,
    revealing: revealingOf(flow),
  });
}

/** How the whole values of its masked fields are looked at; a request that is not there yet has none. */
function revealingOf({ flowTaskInfo, reveals }: Flow): Revealing | undefined {
  if (!flowTaskInfo) return undefined;
  const params = { taskId: flowTaskInfo.id };
  return {
    fields: reveals,
    look: async (place) => (await call(revealFlowValue, { params, body: place }, { mask: false })).value,
  };
}

/** What this person changed and may change: what a decision sends along, and what stays theirs in a newer reading. */
export function changedByHand(store: FormStore): FormValues {
  const { opened, values } = store;
  return Object.fromEntries(openEntries(store).filter(([path]) => !isSameValue(opened[path], values[path])));
}

/** What a request sends: everything its person may write. */
export const writtenValues = (store: FormStore): FormValues => Object.fromEntries(openEntries(store));

function openEntries({ form, values, viewing: { rights = {} } }: FormStore): [string, unknown][] {
  const isClosed = (path: string) => rights[path] === 'read' || rights[path] === 'hidden';
  const hasOpenColumn = (path: string) =>
    (form.columns.get(path) ?? []).some((column) => rights[column.path] && !isClosed(column.path));
  return form.reading.flatMap((field): [string, unknown][] => {
    const { path, table } = field;
    if (table !== undefined || isFormer(path) || isComputed(field)) return [];
    return isClosed(path) && !hasOpenColumn(path) ? [] : [[path, values[path] ?? null]];
  });
}
