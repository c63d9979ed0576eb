import type { FormValues } from '@fairway/contract/forms.ts';
import type { FormStore } from '../../forms/form-store.ts';
import type { FlowConfig } from '../flow-path.ts';
import { type Flow, pageKey } from './flow.ts';
import { changedByHand, isRequest, writtenValues } from './flow-store.ts';
import { dropNote, leaveNote, visitNote } from './visit-notes.ts';

/** How far somebody had read a flow. */
export interface Seen {
  seq: number;
  formRev: number;
  records: string[];
  formData: FormValues;
}

/** What goes along from the form of a flow to where a decision about it is made. */
export interface PendingForm {
  /** Of the form, what is sent with the decision. */
  formData: FormValues;
  flowUrgent: 1 | 2 | 3;
  /** Missing for a new request. */
  seen?: Seen | undefined;
}

export const seenOf = ({ seq, formRev, flowTaskOperatorRecordList, formData }: Flow): Seen => ({
  ...{ seq, formRev, formData },
  records: flowTaskOperatorRecordList.map(({ id }) => id),
});

export function pendingFormOf(
  config: FlowConfig,
  flow: Flow,
  store: FormStore,
  flowUrgent: number,
): PendingForm {
  return {
    formData: isRequest(config, flow) ? writtenValues(store) : changedByHand(store),
    flowUrgent: flowUrgent as 1,
    seen: config.id === '' ? undefined : seenOf(flow),
  };
}

const noteOf = (config: FlowConfig) => `form ${pageKey(config)}`;

export const pendingFormFor = (config: FlowConfig) => visitNote<PendingForm>(noteOf(config));
export const savePendingForm = (config: FlowConfig, pending: PendingForm) =>
  leaveNote(noteOf(config), pending);
export const clearPendingForm = (config: FlowConfig) => dropNote(noteOf(config));
