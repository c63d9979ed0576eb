import type { Sign } from '@fairway/contract/flow-template.ts';
import type { AutoReason } from '@fairway/contract/flow-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { Back, Entry, FlowStatus, Group, Revokes, Timer, Visit } from './state.ts';

/** What a person says with a decision. */
export interface Said {
  opinion: string;
  signature: string | null;
  files: unknown[];
}

interface ByType {
  draftSaved: { form: FormValues };
  submitted: {
    key: string;
    version: number;
    submittedBy: string | null;
    place: string | null;
    form: FormValues;
    title: string;
    picks: Record<string, string[]>;
    revokes?: Revokes;
  } & Said;
  resubmitted: { task: string; form: FormValues; title: string; picks: Record<string, string[]> } & Said;
  formPatched: { changes: FormValues };
  visitOpened: {
    visit: string;
    node: string;
    frame: string;
    how: Entry;
    answer: string | null;
    back: Back | null;
    due: number | null;
  };
  visitClosed: { visit: string; result: Exclude<Visit['state'], 'open'>; reason: AutoReason | null };
  /** The way the form leads is another one than before: everything is gone through again. */
  rerouted: { visit: string; node: string; changed: string[] };
  frameOpened: { frame: string; parent: string | null; arm: string | null };
  frameClosed: { frame: string; result: 'done' | 'cancelled' };
  groupOpened: {
    group: string;
    visit: string;
    kind: Group['kind'];
    parent: string | null;
    sign: Sign;
    depth: number;
  };
  groupClosed: { group: string; result: Exclude<Group['state'], 'open'> };
  taskCreated: {
    task: string;
    visit: string;
    group: string;
    user: string;
    state: 'pending' | 'queued';
    order: number;
    weight: number;
    addedBy: string | null;
    via: string;
  };
  taskDecided: {
    task: string;
    result: 'approved' | 'rejected' | 'returned' | 'waitAfter';
    by: string | null;
    auto: AutoReason | null;
    rejectTo: string | null;
    comeBack: boolean;
  } & Said;
  /** What others did decided it. */
  taskSettled: { task: string; result: 'approved' | 'rejected' };
  taskActivated: { task: string };
  taskWaits: { task: string };
  taskHidden: { task: string };
  taskMoved: {
    task: string;
    from: string;
    to: string;
    why: 'transfer' | 'assign' | 'handOver' | 'overdue';
  } & Said;
  /** Whose request it is would have decided it: somebody above them does. */
  initiatorReplaced: { visit: string; by: string };
  taskRemoved: { task: string };
  taskCancelled: { task: string };
  signAdded: { task: string; how: 'before' | 'after' | 'with' | 'consult'; users: string[] } & Said;
  returned: { visit: string; task: string | null; node: string; comeBack: boolean };
  recalled: { task: string; undone: number } & Said;
  withdrawn: Said;
  paused: Said;
  resumed: { frozen: number } & Said;
  terminated: Said;
  jumped: { node: string } & Said;
  reactivated: { node: string } & Said;
  /** It goes on by another version; everything it stands on is there under the same id. */
  migrated: { from: number; version: number };
  /** The flow that would revoke it is to be begun. */
  revoking: { flow: string } & Said;
  revoked: { flow: string };
  notRevoked: { flow: string };
  /** What an action did is to be undone. */
  undoAsked: { visit: string; action: string; settings: Record<string, unknown> };
  ended: { status: FlowStatus };
  ccSent: { users: string[]; node: string | null };
  urged: { users: string[] };
  reminded: { visit: string; users: string[]; late: boolean };
  timerSet: { timer: Timer };
  timerCleared: { timer: string };
  overdue: { visit: string };
  childStarted: {
    visit: string;
    child: number;
    flow: string;
    starter: string;
    form: FormValues;
    wait: boolean;
  };
  childEnded: { visit: string; child: number; result: 'approved' | 'rejected' };
  childCancelled: { visit: string; child: number };
  actionAsked: { visit: string; attempt: number; action: string; settings: Record<string, unknown> };
  actionDone: { visit: string };
  actionFailed: { visit: string; error: string };
  /** Earlier decisions, or the form, were looked at. */
  consumed: { keys: string[] };
  /** The last event of every command. */
  handled: { id: string; undoOf: string | null };
}

type Happening<Type extends keyof ByType> = { type: Type } & ByType[Type];
/** What happened, without when and by whom. */
export type FlowHappening = { [Type in keyof ByType]: Happening<Type> }[keyof ByType];

export interface Envelope {
  seq: number;
  at: number;
  actor: string;
  /** For whom they acted. */
  onBehalfOf: string | null;
  /** The number of the command that made it. */
  command: number;
}
export type FlowEvent = FlowHappening & Envelope;
export type EventOf<Type extends keyof ByType> = Happening<Type> & Envelope;
