import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { expect } from 'vitest';
import type { Decision, FlowCommand } from '../commands.ts';
import { systemActor } from '../commands.ts';
import { type CompiledFlow, compileFlow } from '../compile-flow.ts';
import { decide } from '../decide.ts';
import type { FlowEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { brokenInvariants } from '../invariants.ts';
import { mayAct } from '../may-act.ts';
import type { FlowContext } from '../run.ts';
import { draftFlow, type FlowState, flowAdmin, opOf, visitOf } from '../state.ts';
import { builtOn } from '../undo.ts';
import { commandOfChoice } from './command-of-choice.ts';
import { asking, company, monday } from './company.ts';
import type { Choice } from './generated-flows.ts';

export interface Counted {
  accepted: number;
  refused: number;
  recalls: number;
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
    answers: Object.fromEntries(flow.reading.map(({ node }) => [node.id, ['C']])),
  };
  const start = frozen(draftFlow({ id: 'f', key: 'leave', version: 1, initiator: 'I', form }));
  const counted: Counted = { accepted: 0, refused: 0, recalls: 0, events: 0 };
  const history: FlowEvent[] = [];
  let state: FlowState = start;
  let folded = JSON.stringify(start);
  let ownForm = form;
  const first: Choice = { kind: 'submit', n: 1, user: 'A', value: 7, flag: false };
  for (const [index, choice] of [first, ...choices].entries()) {
    const at = { ...context, now: monday + index * 20 * minute };
    if (state.status === 'approved') break;
    const command = commandOfChoice(revived(choice, state), state, flow, `c${index}`);
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
    expect(brokenInvariants(flow, state)).toEqual([]);
    // I3: what is stored and folded event by event is the same, to the byte.
    const stored: FlowState = JSON.parse(folded);
    const events: FlowEvent[] = JSON.parse(JSON.stringify(decision.events));
    folded = JSON.stringify(events.reduce(evolve, stored));
    expect(folded === JSON.stringify(state) || folded).toBe(true);
    history.push(...decision.events);
    expect(state.seq).toBe(history.length);
    // I7: once more changes nothing.
    const again = decision.events.length > 0 ? decide(flow, state, command, at) : undefined;
    expect(again === undefined || (!again.refusal && again.state === state)).toBe(true);
    checkChanges(flow, before, decision, command);
    show({ flow, before, state, events: decision.events, context: at });
    if (command.type === 'submit' || command.type === 'resubmit' || command.type === 'saveDraft')
      ownForm = state.form;
    if (command.type === 'withdraw') expect(withoutNothing(state.form)).toEqual(withoutNothing(ownForm));
    if (checkRecall(flow, before, state, command, at)) counted.recalls += 1;
  }
  complete(flow, state, { ...context, now: monday + 1_000 * minute });
  return counted;
}

/** A flow that is over is begun once more, so that the rest has something to act on. */
const revived = (choice: Choice, { status }: FlowState): Choice =>
  status === 'withdrawn' || status === 'rejected'
    ? { ...choice, kind: 'submit' }
    : status === 'terminated'
      ? { ...choice, kind: 'reactivate' }
      : choice;

/** I11: nobody's decision is taken without a right to it. */
function checkRight(flow: CompiledFlow, state: FlowState, command: FlowCommand, context: FlowContext): void {
  if (command.type !== 'approve' && command.type !== 'reject' && command.type !== 'return') return;
  const op = opOf(state, command.op);
  if (!op || mayAct(flow, context, state, op, command.actor).may) return;
  expect(decide(flow, state, command, context)).toHaveProperty('refusal');
}

/** I12: a decision changes only what is open at its step. */
function checkChanges(flow: CompiledFlow, before: FlowState, decision: Decision, command: FlowCommand): void {
  if (decision.refusal || (command.type !== 'approve' && command.type !== 'addSign')) return;
  const op = opOf(before, command.op);
  const node = flow.byId.get(visitOf(before, op?.visit ?? '')?.node ?? '')?.node;
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
  const node = flow.byId.get(visitOf(state, opOf(state, command.op)?.visit ?? '')?.node ?? '')?.node;
  const recall = { type: 'recall', id: 'back', actor: command.actor, op: command.op } as const;
  const decision = decide(flow, state, recall, context);
  if (decision.refusal) {
    if (node?.kind !== 'action') expect(decision.refusal.name).toBe('E_FINAL');
    return false;
  }
  const back = decision.state;
  expect(brokenInvariants(flow, back)).toEqual([]);
  for (const list of ['visits', 'ops', 'groups', 'frames'] as const) {
    expect(back[list].slice(0, before[list].length)).toEqual(before[list]);
    for (const made of back[list].slice(before[list].length)) expect(made.state).toBe('cancelled');
  }
  expect(withoutNothing(back.form)).toEqual(withoutNothing(before.form));
  // A reminder whose hour has passed is not given a second time; what acts by itself is armed again.
  const armed = ({ timers }: FlowState) =>
    timers
      .filter(({ purpose }) => purpose === 'delay' || purpose === 'overdue')
      .map(({ visit, purpose }) => `${visit} ${purpose}`)
      .toSorted();
  expect(armed(back)).toEqual(armed(before));
  // Whoever could take something back before still can.
  for (const entry of before.undo)
    if (builtOn(before, entry) === undefined) expect(back.undo).toContainEqual(entry);
  return true;
}

/** I8: from here, everybody agreeing brings it to an end. */
function complete(flow: CompiledFlow, from: FlowState, context: FlowContext): void {
  const bound = 60 + flow.reading.length * 40;
  let state = from;
  const rejections = (one: FlowState) => one.visits.filter(({ state: end }) => end === 'rejected').length;
  const before = rejections(from);
  for (let steps = 0; state.status === 'running' || state.status === 'paused'; steps += 1) {
    // A flow that rejects by itself does so for ever if nobody changes the form.
    if (rejections(state) > before + 2) return;
    expect(steps, 'I8 it can be brought to an end').toBeLessThan(bound);
    const decision = decide(flow, state, nextStep(flow, state, `e${steps}`), {
      ...context,
      now: context.now + steps * 10_000 * minute,
    });
    if (decision.refusal?.name === 'E_BLOCK') return;
    expect(decision.refusal).toBeUndefined();
    if (!decision.refusal) state = decision.state;
    expect(brokenInvariants(flow, state)).toEqual([]);
  }
}

function nextStep(flow: CompiledFlow, state: FlowState, id: string): FlowCommand {
  const agreeing: Choice = { kind: 'approve', n: 0, user: 'A', value: 1, flag: false };
  if (state.status === 'paused') return { type: 'resume', id, actor: 'ADM' };
  const op = state.ops.find((one) => one.state === 'pending');
  if (op) {
    const kind = op.via === 'start' ? 'resubmit' : 'approve';
    const command = commandOfChoice({ ...agreeing, kind }, state, flow, id);
    const actor = op.user === flowAdmin ? 'ADM' : op.user;
    return { ...command, op: op.id, actor } as FlowCommand;
  }
  const [timer] = state.timers;
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
