import type { Sign } from '@fairway/contract/flow-template.ts';
import type { AutoReason } from '@fairway/contract/flow-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';

export type FlowStatus =
  | 'draft'
  | 'running'
  | 'paused'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'terminated'
  | 'revoking'
  | 'revoked';

/** Nobody active could be found: whoever administers flows may act. */
export const flowAdmin = '#flow-admin';

/** When an entity was written last, by the number of the command. */
interface Written {
  touched: number;
}
/** …and when something was decided because of it. */
interface Read extends Written {
  read: number;
}

/** One entry into a node. The token is the open visit. */
export interface Visit extends Written {
  id: string;
  node: string;
  frame: string;
  round: number;
  state: 'open' | 'passed' | 'rejected' | 'returned' | 'cancelled';
  how: Entry;
  opened: number;
  closed: number | null;
  reason: AutoReason | null;
  /** The group its tasks are counted in. */
  group: string | null;
  /** What the form answered when it was entered; compared before jumping back over it. */
  answer: string | null;
  /** Where to jump when it passes, instead of going on. */
  back: Back | null;
  /** When it is due, on the clock that stands still while the flow is paused. */
  due: number | null;
  /** What its time limit does has been done. */
  dueDone: boolean;
  attempts: number;
  children: Child[];
}
export type Entry = 'forward' | 'return' | 'back' | 'jump';

/** Where a flow stood when somebody sent it back and wants it to return. */
export interface Back {
  node: string;
  people: string[];
  back: Back | null;
  /** Of a branch: each arm that was taken, and where it stood; null when it was through. */
  arms: { arm: string; at: Back | null }[];
  /** Visits whose answers must still be the same. */
  rely: string[];
}

export interface Child {
  no: number;
  starter: string;
  result: 'running' | 'approved' | 'rejected' | 'cancelled';
}

/** One person's task. */
export interface Task extends Read {
  id: string;
  visit: string;
  group: string;
  user: string;
  state:
    | 'queued'
    | 'pending'
    | 'waitBefore'
    | 'waitAfter'
    | 'approved'
    | 'rejected'
    | 'returned'
    | 'removed'
    | 'cancelled';
  order: number;
  weight: number;
  /** When it became pending. */
  since: number;
  /** Who decided; another one than its user when entrusted. */
  by: string | null;
  auto: AutoReason | null;
  decidedAt: number | null;
  decidedIn: number;
  /** The task whose person added this one. */
  addedBy: string | null;
  /** Which rule found them. */
  via: string;
  rejectTo: string | null;
  comeBack: boolean;
}

/** Tasks that are counted together. */
export interface Group extends Written {
  id: string;
  visit: string;
  kind: 'top' | 'before' | 'after' | 'consult';
  /** The task it was added to. */
  parent: string | null;
  sign: Sign;
  depth: number;
  state: 'open' | 'passed' | 'rejected' | 'cancelled';
}

/** One running arm of a branch; the first is the flow itself. */
export interface Frame extends Read {
  id: string;
  /** The visit of the branch; null for the flow itself. */
  parent: string | null;
  arm: string | null;
  state: 'open' | 'done' | 'cancelled';
  /** The open visit in it. */
  visit: string | null;
}

/** Something that will be said by the clock. */
export interface Timer {
  id: string;
  visit: string;
  purpose: 'delay' | 'remind' | 'late' | 'overdue';
  at: number;
}

/** Codes of the wire: what was done. */
export const handleStatus = {
  rejected: 0,
  approved: 1,
  submitted: 2,
  takenBack: 3,
  terminated: 4,
  assigned: 5,
  addedAfter: 6,
  transferred: 7,
  jumped: 8,
  reactivated: 9,
  addedBefore: 10,
  paused: 11,
  resumed: 12,
  // ours; 13 is another's
  revokeAsked: 14,
  revoked: 15,
  notRevoked: 16,
} as const;
export type HandleStatus = (typeof handleStatus)[keyof typeof handleStatus];

/** What somebody did, for people to read. Files and signatures are in the event. */
export interface FlowRecord {
  command: number;
  code: HandleStatus;
  at: number;
  user: string;
  onBehalfOf: string | null;
  visit: string | null;
  node: string | null;
  task: string | null;
  opinion: string;
  targets: string[];
  auto: AutoReason | null;
  /** It was taken back. */
  undone: boolean;
}

export interface CcEntry {
  user: string;
  at: number;
  by: string;
  node: string | null;
}

/** Values of the form before a command changed them. */
export interface FormPrior {
  values: FormValues;
  since: FormValues;
  touched: number;
}

/** What a command wrote, with what stood there; null: it was made by the command. */
export type Wrote =
  | { key: string; prior: Visit | Task | Group | Frame | null }
  | { key: 'form'; prior: FormPrior };
/** What a command only looked at, with who looked before. */
export interface Looked {
  key: string;
  before: number;
}

/** How a decision can be taken back. */
export interface UndoEntry {
  command: number;
  task: string;
  wrote: Wrote[];
  looked: Looked[];
}

/** What a revocation knows of the request it revokes: nothing else is looked up. */
export interface Revokes {
  flow: string;
  /** The steps with people it went through. */
  steps: string[];
  /** The arms it took, by branch. */
  arms: Record<string, string[]>;
}

/** The flow that revokes this one, or would have. */
export interface Revocation {
  flow: string;
  result: 'running' | 'approved' | 'rejected';
}

/** A whole flow as it stands: plain JSON; its ids are counters, so the same events give the same bytes. */
export interface FlowState {
  id: string;
  key: string;
  version: number;
  initiator: string;
  submittedBy: string | null;
  /** The organisation the initiator submits from. */
  place: string | null;
  status: FlowStatus;
  /** How many events made it. */
  seq: number;
  round: number;
  title: string;
  submittedAt: number | null;
  endedAt: number | null;
  form: FormValues;
  formRev: number;
  formTouched: number;
  formRead: number;
  /** The revision each field was changed in last. */
  formChanged: Record<string, number>;
  /** What others changed since it was submitted, as it was before. */
  formSince: FormValues;
  /** Whom the initiator picked, by node. */
  picks: Record<string, string[]>;
  visits: Visit[];
  tasks: Task[];
  groups: Group[];
  frames: Frame[];
  timers: Timer[];
  timerCount: number;
  cc: CcEntry[];
  records: FlowRecord[];
  pausedAt: number | null;
  /** Milliseconds it stood still so far. */
  frozen: number;
  urgedAt: number | null;
  /** How many commands were carried out, and the ids of the last ones. */
  commands: number;
  handled: { id: string; by: string }[];
  undo: UndoEntry[];
  /** What the command that is being carried out has written so far. */
  wrote: Wrote[];
  looked: Looked[];
  /** It revokes another one. Only there when it does: the bytes of all others stay what they were. */
  revokes?: Revokes;
  /** It was asked to be revoked; likewise. */
  revocation?: Revocation;
}

/** A flow nobody has submitted yet. */
export function draftFlow(given: {
  id: string;
  key: string;
  version: number;
  initiator: string;
  form?: FormValues;
}): FlowState {
  return {
    id: given.id,
    key: given.key,
    version: given.version,
    initiator: given.initiator,
    submittedBy: null,
    place: null,
    status: 'draft',
    seq: 0,
    round: 0,
    title: '',
    submittedAt: null,
    endedAt: null,
    form: given.form ?? {},
    formRev: 0,
    formTouched: 0,
    formRead: 0,
    formChanged: {},
    formSince: {},
    picks: {},
    visits: [],
    tasks: [],
    groups: [],
    frames: [],
    timers: [],
    timerCount: 0,
    cc: [],
    records: [],
    pausedAt: null,
    frozen: 0,
    urgedAt: null,
    commands: 0,
    handled: [],
    undo: [],
    wrote: [],
    looked: [],
  };
}

/** What ids begin with. They stand in messages and addresses: a task's letter stays what it was. */
export const idLetters = { visits: 'v', tasks: 'o', groups: 'g', frames: 'f' } as const;

const placeOf = (id: string): number => Number(id.slice(1));

/** The entity with exactly this id; ids come from outside, too. */
function inList<T extends { id: string }>(list: readonly T[], id: string): T | undefined {
  const found = list[placeOf(id)];
  return found?.id === id ? found : undefined;
}

export const visitOf = (state: FlowState, id: string): Visit | undefined => inList(state.visits, id);
export const taskOf = (state: FlowState, id: string): Task | undefined => inList(state.tasks, id);
export const groupOf = (state: FlowState, id: string): Group | undefined => inList(state.groups, id);
export const frameOf = (state: FlowState, id: string): Frame | undefined => inList(state.frames, id);

/** Somebody may still have to act on it. */
export const isLive = ({ state }: Task): boolean =>
  state === 'pending' || state === 'queued' || state === 'waitBefore' || state === 'waitAfter';

/** It counts when its group is counted. */
export const isCounted = ({ state }: Task): boolean => state !== 'removed' && state !== 'cancelled';

export const isActive = ({ status }: FlowState): boolean => status === 'running' || status === 'paused';

/** It came to an end after which it is not written or submitted again. */
export const isSettled = ({ status }: FlowState): boolean => status === 'terminated' || isApproved(status);

/** It was agreed to, whatever became of it since. */
export const isApproved = (status: FlowStatus): boolean =>
  status === 'approved' || status === 'revoking' || status === 'revoked';
