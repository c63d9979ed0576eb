import type { Sign } from '@fairway/contract/flow-template.ts';
import type { FlowRefusalName } from '@fairway/contract/flow-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { FlowEvent } from './events.ts';
import type { FlowState, Revokes } from './state.ts';

/** Who speaks when the clock, an action or a sub-flow reports. */
export const systemActor = '#system';

interface Common {
  /** The client's own id of this intent; the same one twice acts once. */
  id: string;
  actor: string;
  /** How many events the page had seen. */
  expectSeq?: number;
}

/** What a person may say with a decision. */
interface Saying {
  opinion?: string;
  signature?: string;
  files?: unknown[];
  /** Who gets a copy. */
  cc?: string[];
}

/** Values of the form, and what the next steps ask for. */
interface Deciding extends Saying {
  /** Only what was changed. */
  changes?: FormValues;
  /** Closed fields the server found filled by a picked row. */
  filled?: string[];
  /** The revision of the form the person saw. */
  formRev?: number;
  /** Picked people by node, and ticked arms by branch. */
  picks?: Record<string, string[]>;
  branches?: Record<string, string[]>;
  /** Several at once; only where the step allows it. */
  isBatch?: boolean;
}

interface ByType {
  saveDraft: { form: FormValues };
  /** `letIn`: the record it is about let them start it, whoever else may. */
  submit: { form?: FormValues; place?: string; letIn?: boolean } & Omit<Deciding, 'changes' | 'isBatch'>;
  resubmit: { task: string } & Deciding;
  approve: { task: string } & Deciding;
  reject: { task: string; to?: string; comeBack?: boolean } & Deciding;
  return: { task: string; to: string; comeBack?: boolean } & Deciding;
  recall: { task: string } & Saying;
  withdraw: Saying;
  transfer: { task: string; to: string } & Saying;
  addSign: {
    task: string;
    how: 'before' | 'after' | 'with' | 'consult';
    users: string[];
    sign?: Sign;
  } & Deciding;
  reduceSign: { task: string };
  claim: { task: string };
  unclaim: { task: string };
  assign: { task: string; to: string } & Saying;
  cc: { users: string[] };
  urge: object;
  pause: Saying;
  resume: Saying;
  terminate: Saying;
  jump: { to: string } & Saying;
  reactivate: { to: string } & Saying;
  migrate: object;
  /** `flow` is what the flow that revokes it will be called. */
  revoke: { flow: string; isSubFlow?: boolean } & Saying;
  beginRevocation: {
    revokes: Revokes;
    /** What the request it revokes is called. */
    title: string;
    form: FormValues;
    /** Who was picked by hand for its steps. */
    picked: Record<string, string[]>;
    place: string | null;
  } & Omit<Saying, 'cc'>;
  revocationEnded: { flow: string; result: 'approved' | 'rejected' };
  timer: { timer: string };
  childEnded: { visit: string; child: number; result: 'approved' | 'rejected'; form?: FormValues };
  actionDone: { visit: string; form?: FormValues };
  actionFailed: { visit: string; error?: string };
  userDisabled: { user: string; handOver?: string };
}
export type CommandType = keyof ByType;
export type CommandOf<Type extends CommandType> = { type: Type } & Common & ByType[Type];
export type FlowCommand = { [Type in CommandType]: CommandOf<Type> }[CommandType];

/** What somebody has to pick, or an interface has to be asked for, before a command can be carried out. */
export interface Need {
  kind: 'candidates' | 'empty' | 'initiatorPicks' | 'branch' | 'interface';
  node: string;
  name: string;
  /** The interface to ask. */
  interfaceId?: string;
  arms?: { id: string; name: string }[];
}

export interface FlowRefusal {
  name: FlowRefusalName;
  places: Record<string, string | number>;
  needs: Need[];
  /** Fields or errors it is about. */
  fields: string[];
}

export type Decision =
  | { events: FlowEvent[]; state: FlowState; refusal?: undefined }
  | { refusal: FlowRefusal };
