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
export interface DecisionDraft {
  values: FormValues;
  /** Whom one picked, by step. */
  candidates: Record<string, Picked[]>;
}

const nameOf = (config: FlowConfig, act: FlowAct) => `said ${pageKey(config)} ${act}`;
const nothing: DecisionDraft = { values: {}, candidates: {} };

export const decisionDraft = (config: FlowConfig, act: FlowAct) =>
  visitNote<DecisionDraft>(nameOf(config, act)) ?? nothing;
export const saveDecisionDraft = (config: FlowConfig, act: FlowAct, said: DecisionDraft) =>
  leaveNote(nameOf(config, act), said);
export const clearDecisionDraft = (config: FlowConfig, act: FlowAct) => dropNote(nameOf(config, act));
