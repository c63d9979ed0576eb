import type { FormDraft } from '../../../records/demo/forms/form-draft.ts';
import type { FlowDraft } from './flow-draft.ts';

/** A flow of the demo company with the form that is filled in. */
export interface DemoFlow {
  /** Also its enCode. */
  id: string;
  fullName: string;
  /** An entry of the dictionary WorkFlowCategory. */
  category: string;
  icon: string;
  iconBackground: string;
  description: string;
  form: FormDraft;
  flow: FlowDraft;
}

/** Forms and modules share the menu, and there is a module of the same name as a flow. */
export const formIdOf = (flowId: string): string => `${flowId}Form`;
