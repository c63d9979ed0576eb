import type { FormValues } from '@fairway/contract/forms.ts';
import type { FlowAct } from '@fairway/contract/workflow.ts';
import { pageKey } from '../flow-page/flow.ts';
import { dropNote, leaveNote, visitNote } from '../flow-page/visit-notes.ts';
import type { FlowConfig } from '../flow-path.ts';

export interface Picked {
  id: string;
  fullName: string;
  headIcon: string;
}

/** Half a decision: it is still there after a reload, on the way to the candidates and back, and when somebody was faster. */
export interface HalfSaid {
  values: FormValues;
  /** Whom one picked, by step. */
  candidates: Record<string, Picked[]>;
}

const nameOf = (config: FlowConfig, act: FlowAct) => `said ${pageKey(config)} ${act}`;
const nothing: HalfSaid = { values: {}, candidates: {} };

export const halfSaid = (config: FlowConfig, act: FlowAct) =>
  visitNote<HalfSaid>(nameOf(config, act)) ?? nothing;
export const keepHalfSaid = (config: FlowConfig, act: FlowAct, said: HalfSaid) =>
  leaveNote(nameOf(config, act), said);
export const forgetHalfSaid = (config: FlowConfig, act: FlowAct) => dropNote(nameOf(config, act));
