import type { FormValues } from '@fairway/contract/forms.ts';
import { ownValue } from '../../forms/own-value.ts';
import { isSameValue } from '../../forms/same-value.ts';
import type { EventOf, FlowEvent } from './events.ts';
import { recordOf } from './records.ts';
import { rootFrame } from './root-frame.ts';
import { type FlowState, visitOf } from './state.ts';
import { Draft } from './state-draft.ts';
import { keepUndo, takeBack } from './undo.ts';

/** The state after an event. Pure: no directory, no form rules, no clock. */
export function evolve(state: FlowState, event: FlowEvent): FlowState {
  const draft = new Draft(state);
  applyEvent(draft, event);
  return draft.state;
}

/** How many command ids are remembered; the server's own receipts reach further back. */
const rememberedCommands = 200;

/** Writes an event into a draft. */
export function applyEvent(draft: Draft, event: FlowEvent): void {
  draft.begin(event);
  draft.state.seq = event.seq;
  const apply = appliers[event.type] as (draft: Draft, event: FlowEvent) => void;
  apply(draft, event);
  const record = recordOf(draft.state, event);
  if (record) draft.own('records').push(record);
}

type Appliers = { [Type in FlowEvent['type']]: (draft: Draft, event: EventOf<Type>) => void };

const nothing = () => undefined;

const appliers: Appliers = {
  draftSaved: (draft, { form }) => replaceForm(draft, form),
  submitted: (draft, event) => {
    const { state } = draft;
    Object.assign(state, {
      key: event.key,
      version: event.version,
      submittedBy: event.submittedBy,
      place: event.place,
      title: event.title,
      picks: event.picks,
      status: 'running',
      round: state.round + 1,
      submittedAt: event.at,
      endedAt: null,
      pausedAt: null,
      frozen: 0,
      urgedAt: null,
      undo: [],
    } satisfies Partial<FlowState>);
    if (event.revokes) state.revokes = event.revokes;
    replaceForm(draft, event.form);
  },
  resubmitted: (draft, { form, title, picks }) => {
    draft.state.title = title;
    draft.state.picks = picks;
    replaceForm(draft, form);
  },
  formPatched: patchForm,
  visitOpened: (draft, { visit, node, frame, how, answer, back, due, at, command }) => {
    draft.add('visits', {
      id: visit,
      node,
      frame,
      round: draft.state.round,
      state: 'open',
      how,
      opened: at,
      closed: null,
      reason: null,
      group: null,
      answer,
      back,
      due,
      dueDone: false,
      attempts: 0,
      children: [],
      touched: command,
    });
    draft.write('frames', frame, { visit });
  },
  visitClosed: (draft, { visit, result, reason, at }) => {
    const { state } = draft;
    draft.write('visits', visit, { state: result, reason, closed: at });
    const closed = visitOf(state, visit);
    if (closed) draft.write('frames', closed.frame, { visit: null });
    // A join is built on every arm.
    for (const { id, parent } of state.frames) if (parent === visit) draft.look(id);
  },
  rerouted: nothing,
  frameOpened: (draft, { frame, parent, arm, command }) =>
    draft.add('frames', {
      id: frame,
      parent,
      arm,
      state: 'open',
      visit: null,
      touched: command,
      read: 0,
    }),
  frameClosed: (draft, { frame, result }) => draft.write('frames', frame, { state: result, visit: null }),
  groupOpened: (draft, { group, visit, kind, parent, sign, depth, command }) => {
    draft.add('groups', { id: group, visit, kind, parent, sign, depth, state: 'open', touched: command });
    if (kind === 'top') draft.write('visits', visit, { group });
  },
  groupClosed: (draft, { group, result }) => {
    draft.write('groups', group, { state: result });
    for (const task of draft.state.tasks) if (task.group === group) draft.look(task.id);
  },
  taskCreated: (draft, { task, visit, group, user, state, order, weight, addedBy, via, at, command }) => {
    draft.add('tasks', {
      id: task,
      visit,
      group,
      user,
      state,
      order,
      weight,
      since: at,
      by: null,
      auto: null,
      decidedAt: null,
      decidedIn: 0,
      addedBy,
      via,
      rejectTo: null,
      comeBack: false,
      touched: command,
      read: 0,
    });
    // A group somebody was added to cannot be unmade by who opened it.
    draft.write('groups', group, {});
  },
  taskDecided: (draft, { task, result, by, auto, rejectTo, comeBack, at, command }) =>
    draft.write('tasks', task, {
      state: result,
      by,
      auto,
      decidedAt: at,
      decidedIn: command,
      rejectTo,
      comeBack,
    }),
  taskSettled: (draft, { task, result }) => draft.write('tasks', task, { state: result }),
  taskActivated: (draft, { task, at }) => draft.write('tasks', task, { state: 'pending', since: at }),
  taskWaits: (draft, { task }) => draft.write('tasks', task, { state: 'waitBefore' }),
  taskHidden: (draft, { task }) => draft.write('tasks', task, { state: 'queued' }),
  taskMoved: (draft, { task, to, at }) => draft.write('tasks', task, { user: to, since: at }),
  taskRemoved: (draft, { task }) => draft.write('tasks', task, { state: 'removed' }),
  taskCancelled: (draft, { task }) => draft.write('tasks', task, { state: 'cancelled' }),
  initiatorReplaced: nothing,
  signAdded: nothing,
  returned: nothing,
  recalled: (draft, { undone }) => takeBack(draft, undone),
  withdrawn: (draft, { at }) => {
    const { state } = draft;
    const since = Object.entries(state.formSince).map(([model, value]) => [model, value ?? null]);
    state.form = { ...state.form, ...Object.fromEntries(since) };
    state.formRev += since.length > 0 ? 1 : 0;
    state.formSince = {};
    end(draft, 'withdrawn', at);
  },
  paused: (draft, { at }) => {
    draft.state.status = 'paused';
    draft.state.pausedAt = at;
  },
  resumed: (draft, { frozen }) => {
    draft.state.status = 'running';
    draft.state.pausedAt = null;
    draft.state.frozen = frozen;
  },
  terminated: nothing,
  jumped: nothing,
  reactivated: (draft) => {
    draft.write('frames', rootFrame(draft.state), { state: 'open', visit: null });
    draft.state.status = 'running';
    draft.state.endedAt = null;
    draft.state.undo = [];
  },
  migrated: ({ state }, { version }) => {
    state.version = version;
    // What would be put back was decided by other rules.
    state.undo = [];
  },
  revoking: ({ state }, { flow }) => {
    state.status = 'revoking';
    state.revocation = { flow, result: 'running' };
  },
  revoked: ({ state }, { flow }) => {
    state.status = 'revoked';
    state.revocation = { flow, result: 'approved' };
  },
  notRevoked: ({ state }, { flow }) => {
    state.status = 'approved';
    state.revocation = { flow, result: 'rejected' };
  },
  undoAsked: nothing,
  ended: (draft, { status, at }) => end(draft, status, at),
  ccSent: (draft, { users, node, at, actor }) => {
    const sent = draft.own('cc');
    for (const user of users) sent.push({ user, at, by: actor, node });
  },
  urged: (draft, { at }) => {
    draft.state.urgedAt = at;
  },
  reminded: nothing,
  timerSet: (draft, { timer }) => {
    draft.own('timers').push(timer);
    draft.state.timerCount += 1;
  },
  timerCleared: (draft, { timer }) => {
    draft.state.timers = draft.state.timers.filter(({ id }) => id !== timer);
  },
  overdue: (draft, { visit }) => draft.write('visits', visit, { dueDone: true }),
  childStarted: (draft, { visit, child, starter, wait }) => {
    if (!wait) return;
    const children = visitOf(draft.state, visit)?.children ?? [];
    draft.write('visits', visit, { children: [...children, { no: child, starter, result: 'running' }] });
  },
  childEnded: (draft, { visit, child, result }) => markChild(draft, visit, child, result),
  childCancelled: (draft, { visit, child }) => markChild(draft, visit, child, 'cancelled'),
  actionAsked: (draft, { visit, attempt }) => draft.write('visits', visit, { attempts: attempt }),
  actionDone: nothing,
  actionFailed: nothing,
  consumed: (draft, { keys }) => {
    for (const key of keys) draft.look(key);
  },
  handled: (draft, { id, undoOf, actor, command }) => {
    const { state } = draft;
    state.commands = command;
    const handled = draft.own('handled');
    handled.push({ id, by: actor });
    if (handled.length > rememberedCommands) handled.shift();
    keepUndo(state, command, undoOf);
  },
};

function end(draft: Draft, status: FlowState['status'], at: number): void {
  draft.state.status = status;
  draft.state.endedAt = at;
  draft.state.pausedAt = null;
  draft.state.undo = [];
}

function markChild(
  draft: Draft,
  visit: string,
  no: number,
  result: 'approved' | 'rejected' | 'cancelled',
): void {
  const children = visitOf(draft.state, visit)?.children ?? [];
  draft.write('visits', visit, {
    children: children.map((child) => (child.no === no ? { ...child, result } : child)),
  });
}

/** The initiator's own version: what others changed is forgotten. */
function replaceForm({ state }: Draft, form: FormValues): void {
  state.formRev += 1;
  const changed = Object.keys(form).filter((model) => !isSameValue(ownValue(state.form, model), form[model]));
  state.formChanged = {
    ...state.formChanged,
    ...Object.fromEntries(changed.map((model) => [model, state.formRev])),
  };
  state.form = form;
  state.formSince = {};
}

function patchForm(draft: Draft, { changes, command }: EventOf<'formPatched'>): void {
  const { state } = draft;
  const before = Object.fromEntries(
    Object.keys(changes).map((model) => [model, ownValue(state.form, model) ?? null]),
  );
  draft.own('wrote').push({
    key: 'form',
    prior: { values: before, since: state.formSince, touched: state.formTouched },
  });
  state.formRev += 1;
  const revisions = Object.fromEntries(Object.keys(changes).map((model) => [model, state.formRev]));
  state.formChanged = { ...state.formChanged, ...revisions };
  state.formSince = { ...before, ...state.formSince };
  state.form = { ...state.form, ...changes };
  state.formTouched = command;
}
