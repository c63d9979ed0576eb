import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { expect } from 'vitest';
import type { CommandOf, Decision, FlowCommand } from '../engine/commands.ts';
import { systemActor } from '../engine/commands.ts';
import { decide } from '../engine/decide.ts';
import { dueOf } from '../engine/due-date.ts';
import type { FlowEvent } from '../engine/events.ts';
import { evolve } from '../engine/evolve.ts';
import { brokenInvariants } from '../engine/invariants.ts';
import { revocationOf } from '../engine/revocation.ts';
import type { FlowContext } from '../engine/run.ts';
import { draftFlow, type FlowState, flowAdmin, taskOf, visitOf } from '../engine/state.ts';
import { builtOn } from '../engine/undo.ts';
import { mayAct } from '../people/may-act.ts';
import { type CompiledFlow, compileFlow, isHumanNode } from '../template/compile-flow.ts';
import { commandOfChoice } from './command-of-choice.ts';
import { asking, company, monday } from './company.ts';
import type { Choice } from './generated-flows.ts';
import { variedFlow } from './varied-flow.ts';

export interface Counted {
  accepted: number;
  refused: number;
  recalls: number;
  migrations: number;
  revocations: number;
  events: number;
}

/** A command that was carried out. */
export interface Played {
  flow: CompiledFlow;
  before: FlowState;
  state: FlowState;
  events: readonly FlowEvent[];
  context: FlowContext;
}

const minute = 60_000;

/** Plays a flow and checks after every command what must always be true; whoever wants to look on is shown each. */
export function playAndCheck(
  template: FlowTemplate,
  form: FormValues,
  choices: readonly Choice[],
  show: (played: Played) => void = () => undefined,
): Counted {
  const flow = compileFlow(template);
  const context: FlowContext = {
    now: monday,
    directory: company(),
    asking,
    delegations: [
      { id: 'd', type: 'approve', from: 'A', to: 'Y', flows: [], start: 0, end: monday + 90 * minute },
      { id: 'e', type: 'approve', from: 'B', to: 'I', flows: [], start: 0, end: monday * 2 },
    ],
    answers: answersFor(flow),
  };
  const start = draftFlow({ id: 'f', key: 'leave', version: 1, initiator: 'I', form });
  const first: Choice = { kind: 'submit', n: 1, user: 'A', value: 7, flag: false };
  const counted: Counted = {
    ...{ accepted: 0, refused: 0, recalls: 0, migrations: 0, revocations: 0, events: 0 },
  };
  const begun = { flow, context, start, counted, show };
  const ended = playOn(begun, commandOfChoice(first, start, flow, 'c'), choices);
  // Few come to an end by chance alone.
  if (ended.state.status === 'approved') {
    const now = (ended.state.endedAt ?? 0) + 60 * minute;
    const revoke = { type: 'revoke', id: 'r', actor: 'I', flow: 'g', opinion: '…' } as const;
    const approved = { flow: ended.flow, context: { ...ended.context, now }, start: ended.state };
    // Who looks on has not seen it being brought to its end.
    playOn({ ...approved, counted, show: () => undefined }, revoke, choices.slice(0, 4));
  }
  return counted;
}

const writesOwnForm: readonly string[] = ['submit', 'resubmit', 'saveDraft', 'beginRevocation'];

/** A flow that is played on from here. */
interface Begun {
  flow: CompiledFlow;
  context: FlowContext;
  start: FlowState;
  counted: Counted;
  show: (played: Played) => void;
}

/** A flow that everybody agreed to in the end, by the version it ran by then. */
type Ended = Pick<Begun, 'flow' | 'context'> & { state: FlowState };

/** The first command and then the others; gives how it ends when everybody agrees from there on. */
function playOn(begun: Begun, first: FlowCommand, choices: readonly Choice[]): Ended {
  const { counted, show } = begun;
  let { flow, context } = begun;
  const history: FlowEvent[] = [];
  let state: FlowState = frozen(begun.start);
  let folded = JSON.stringify(state);
  let ownForm = state.form;
  let revocation: FlowState | undefined;
  for (const [index, choice] of [undefined, ...choices].entries()) {
    const newer = choice?.kind === 'migrate' ? compileFlow(variedFlow(flow.template, choice)) : undefined;
    const at = { ...context, now: begun.context.now + index * 20 * minute, ...(newer ? { newer } : {}) };
    if (state.status === 'revoked') break;
    const command = choice
      ? commandOfChoice(revived(choice, state, revocation), state, flow, `c${index}`)
      : first;
    checkRight(flow, state, command, at);
    const decision = decide(flow, state, command, at);
    if (decision.refusal) {
      counted.refused += 1;
      continue;
    }
    counted.accepted += decision.events.length > 0 ? 1 : 0;
    counted.events += decision.events.length;
    const before = state;
    state = frozen(decision.state);
    if (command.type === 'migrate' && newer) {
      checkMigrated(newer, before, state, at);
      flow = newer;
      context = { ...context, answers: answersFor(flow) };
      counted.migrations += 1;
    }
    if (command.type === 'revoke') {
      revocation = playRevocation({ ...begun, flow, context: at }, state, choices.slice(index, index + 8));
      counted.revocations += 1;
    }
    expect(brokenInvariants(flow, state)).toEqual([]);
    // I3: what is stored and folded event by event is the same, to the byte.
    const stored: FlowState = JSON.parse(folded);
    const events: FlowEvent[] = JSON.parse(JSON.stringify(decision.events));
    folded = JSON.stringify(events.reduce(evolve, stored));
    expect(folded === JSON.stringify(state) || folded).toBe(true);
    history.push(...decision.events);
    expect(state.seq).toBe(begun.start.seq + history.length);
    // I7: once more changes nothing.
    const again = decision.events.length > 0 ? decide(flow, state, command, at) : undefined;
    expect(again === undefined || (!again.refusal && again.state === state)).toBe(true);
    checkChanges(flow, before, decision, command);
    show({ flow, before, state, events: decision.events, context: at });
    if (writesOwnForm.includes(command.type)) ownForm = state.form;
    if (command.type === 'withdraw') expect(withoutNothing(state.form)).toEqual(withoutNothing(ownForm));
    if (checkRecall(flow, before, state, command, at)) counted.recalls += 1;
  }
  const end = complete(flow, state, { ...context, now: begun.context.now + 1_000 * minute });
  return { flow, context, state: end };
}

/** What revokes a request goes to people only, where it went, and changes nothing in its form. */
function playRevocation(begun: Begun, revoked: FlowState, choices: readonly Choice[]): FlowState {
  const { flow, context } = begun;
  const { key, version, initiator } = revoked;
  const { form, picked, place, revokes } = revocationOf(flow, revoked);
  const start = draftFlow({ id: 'g', key, version, initiator });
  const first: CommandOf<'beginRevocation'> = {
    type: 'beginRevocation',
    ...{ id: 'begin', actor: initiator, title: '', form, picked, place, revokes },
  };
  const shown = ({ state }: Played): void => {
    expect(state.form).toEqual(form);
    for (const visit of state.visits) {
      const node = flow.byId.get(visit.node)?.node;
      const isAsked = visit.reason !== 'revoking' && visit.how === 'forward';
      if (isAsked && node && isHumanNode(node)) expect(revokes.steps).toContain(visit.node);
    }
  };
  const begin = decide(flow, start, first, context);
  // Somebody has left since, and the step does without a revocation then.
  if (begin.refusal) {
    expect(begin.refusal.name).toBe('E_BLOCK');
    return start;
  }
  return playOn({ flow, context, start, counted: begun.counted, show: shown }, first, choices).state;
}

const answersFor = ({ reading }: CompiledFlow): Record<string, string[]> =>
  Object.fromEntries(reading.map(({ node }) => [node.id, ['C']]));

/** Nobody lost or got a task, no time limit that runs was taken away, and nothing decided before can be taken back. */
function checkMigrated(newer: CompiledFlow, before: FlowState, state: FlowState, context: FlowContext): void {
  for (const list of ['visits', 'tasks', 'groups', 'frames', 'form'] as const)
    expect(state[list]).toEqual(before[list]);
  for (const timer of before.timers) expect(state.timers).toContainEqual(timer);
  for (const { id, by } of state.tasks)
    if (by !== null && state.status === 'running')
      expect(
        decide(newer, state, { type: 'recall', id: 'late', actor: by, task: id }, context),
      ).toHaveProperty('refusal');
}

/** A flow that is over is begun once more, so that the rest has something to act on. */
const revived = (
  choice: Choice,
  { status, revokes }: FlowState,
  revocation: FlowState | undefined,
): Choice => {
  if (status === 'approved') return { ...choice, kind: 'revoke' };
  if (status === 'revoking')
    return { ...choice, kind: 'revocationEnded', flag: revocation?.status === 'approved' };
  return revokes ? choice : resumed(choice, status);
};

const resumed = (choice: Choice, status: FlowState['status']): Choice =>
  status === 'withdrawn' || status === 'rejected'
    ? { ...choice, kind: 'submit' }
    : status === 'terminated'
      ? { ...choice, kind: 'reactivate' }
      : choice;

/** I11: nobody's decision is taken without a right to it. */
function checkRight(flow: CompiledFlow, state: FlowState, command: FlowCommand, context: FlowContext): void {
  if (command.type !== 'approve' && command.type !== 'reject' && command.type !== 'return') return;
  const task = taskOf(state, command.task);
  if (!task || mayAct(flow, context, state, task, command.actor).may) return;
  expect(decide(flow, state, command, context)).toHaveProperty('refusal');
}

/** I12: a decision changes only what is open at its step. */
function checkChanges(flow: CompiledFlow, before: FlowState, decision: Decision, command: FlowCommand): void {
  if (decision.refusal || (command.type !== 'approve' && command.type !== 'addSign')) return;
  const task = taskOf(before, command.task);
  const node = flow.byId.get(visitOf(before, task?.visit ?? '')?.node ?? '')?.node;
  const open = node && 'fields' in node ? Object.keys(node.fields) : [];
  for (const event of decision.events)
    if (event.type === 'formPatched')
      for (const model of Object.keys(event.changes)) expect(open).toContain(model);
}

/** I9: a decision that is taken back at once leaves everything as it was. */
function checkRecall(
  flow: CompiledFlow,
  before: FlowState,
  state: FlowState,
  command: FlowCommand,
  context: FlowContext,
): boolean {
  const isApproval = command.type === 'approve' || (command.type === 'addSign' && command.how === 'after');
  if (!isApproval || state.status !== 'running') return false;
  const node = flow.byId.get(visitOf(state, taskOf(state, command.task)?.visit ?? '')?.node ?? '')?.node;
  const recall = { type: 'recall', id: 'back', actor: command.actor, task: command.task } as const;
  const decision = decide(flow, state, recall, context);
  if (decision.refusal) {
    if (node?.kind !== 'action') expect(decision.refusal.name).toBe('E_FINAL');
    return false;
  }
  const back = decision.state;
  expect(brokenInvariants(flow, back)).toEqual([]);
  for (const list of ['visits', 'tasks', 'groups', 'frames'] as const) {
    expect(back[list].slice(0, before[list].length)).toEqual(before[list]);
    for (const made of back[list].slice(before[list].length)) expect(made.state).toBe('cancelled');
  }
  expect(withoutNothing(back.form)).toEqual(withoutNothing(before.form));
  // A reminder whose hour has passed is not given a second time; what acts by itself is armed again, unless it is only
  // left of a version that acted.
  const acts = (visit: string) => dueOf(flow.byId.get(visitOf(back, visit)?.node ?? '')?.node) !== undefined;
  const armed = ({ timers }: FlowState) =>
    timers
      .filter(({ purpose, visit }) => purpose === 'delay' || (purpose === 'overdue' && acts(visit)))
      .map(({ visit, purpose }) => `${visit} ${purpose}`)
      .toSorted();
  expect(armed(back)).toEqual(armed(before));
  // Whoever could take something back before still can.
  for (const entry of before.undo)
    if (builtOn(before, entry) === undefined) expect(back.undo).toContainEqual(entry);
  return true;
}

/** I8: from here, everybody agreeing brings it to an end. */
function complete(flow: CompiledFlow, from: FlowState, context: FlowContext): FlowState {
  const bound = 60 + flow.reading.length * 40;
  let state = from;
  const rejections = (one: FlowState) => one.visits.filter(({ state: end }) => end === 'rejected').length;
  const before = rejections(from);
  let { now } = context;
  for (let steps = 0; state.status === 'running' || state.status === 'paused'; steps += 1) {
    // A flow that rejects by itself does so for ever if nobody changes the form.
    if (rejections(state) > before + 2) return state;
    expect(steps, 'I8 it can be brought to an end').toBeLessThan(bound);
    const command = nextStep(flow, state, `e${steps}`);
    // A delay may be until a far date: the clock goes there instead of ticking towards it.
    const due =
      command.type === 'timer' ? state.timers.find(({ id }) => id === command.timer)?.at : undefined;
    now = Math.max(now + 10_000 * minute, due ?? 0);
    const decision = decide(flow, state, command, { ...context, now });
    if (decision.refusal?.name === 'E_BLOCK') return state;
    expect(decision.refusal).toBeUndefined();
    if (!decision.refusal) state = decision.state;
    expect(brokenInvariants(flow, state)).toEqual([]);
  }
  return state;
}

function nextStep(flow: CompiledFlow, state: FlowState, id: string): FlowCommand {
  const agreeing: Choice = { kind: 'approve', n: 0, user: 'A', value: 1, flag: false };
  if (state.status === 'paused') return { type: 'resume', id, actor: 'ADM' };
  const task = state.tasks.find((one) => one.state === 'pending');
  if (task) {
    const kind = task.via === 'start' ? 'resubmit' : 'approve';
    const command = commandOfChoice({ ...agreeing, kind }, state, flow, id);
    const actor = task.user === flowAdmin ? 'ADM' : task.user;
    return { ...command, task: task.id, actor } as FlowCommand;
  }
  const timer = state.timers.find(({ purpose }) => purpose === 'delay') ?? state.timers[0];
  const open = state.visits.find((visit) => visit.state === 'open' && visit.children.length > 0);
  if (open) return commandOfChoice({ ...agreeing, kind: 'child' }, state, flow, id);
  const action = state.visits.find(
    (visit) => visit.state === 'open' && flow.byId.get(visit.node)?.node.kind === 'action',
  );
  if (action) return { type: 'actionDone', id, actor: systemActor, visit: action.id };
  return { type: 'timer', id, actor: systemActor, timer: timer?.id ?? '' };
}

/** A field that is not there and one that is empty are the same. */
const withoutNothing = (form: FormValues): FormValues =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null && value !== undefined));

/** Whoever writes to it is caught. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
