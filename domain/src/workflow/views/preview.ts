import type { AutoReason } from '@fairway/contract/flow-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { deriveFields } from '../../forms/derive-fields.ts';
import { type FlowCommand, type FlowRefusal, systemActor } from '../engine/commands.ts';
import { decideForPreview } from '../engine/decide.ts';
import type { FlowContext } from '../engine/run.ts';
import { draftFlow, type FlowState, frameOf, type Visit, visitOf } from '../engine/state.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';

/** A node as it will be gone through, and why. */
export interface PreviewNode {
  node: string;
  name: string;
  kind: string;
  /** The arms it stands in, the outermost first. */
  arms: string[];
  state: 'past' | 'current' | 'future';
  /** Who decides, by which rule they were found, and why they are passed over. */
  people: { user: string; via: string; skipped: AutoReason | null }[];
  /** Why nobody is asked at all. */
  skipped: AutoReason | null;
}

export interface Preview {
  nodes: PreviewNode[];
  /** How it ends if everybody agrees; undefined when it cannot be said. */
  ends: FlowState['status'] | undefined;
  /** What is refused on the way: to whoever submits it, or later to whoever agrees. */
  refusal: FlowRefusal | undefined;
}

interface Request {
  initiator: string;
  form: FormValues;
  place?: string;
  picks?: Record<string, string[]>;
  branches?: Record<string, string[]>;
  /** Where it stands, if it was submitted before. */
  from?: FlowState;
}

/** The way of a request that is not submitted yet, with the form as it is now. */
export function previewFlow(
  flow: CompiledFlow,
  { from, initiator, picks, branches, ...request }: Request,
  context: FlowContext,
): Preview {
  const { key, version } = flow.template;
  const form = flow.form
    ? deriveFields(flow.form, request.form, { context: context.asking }).values
    : request.form;
  const draft = from ? { ...from, form } : draftFlow({ id: '', key, version, initiator, form });
  const submit: FlowCommand = {
    ...{ type: 'submit', id: 'ahead', actor: initiator },
    ...(request.place === undefined ? {} : { place: request.place }),
    ...(picks ? { picks } : {}),
    ...(branches ? { branches } : {}),
  };
  const decided = decideForPreview(flow, draft, submit, context);
  if (decided.refusal) return { nodes: [], ends: undefined, refusal: decided.refusal };
  return previewFrom(flow, decided.state, context);
}

/** The same for a request on its way: what is behind it, and what comes if everybody agrees. */
export function previewFrom(flow: CompiledFlow, now: FlowState, context: FlowContext): Preview {
  const bound = 50 + flow.reading.length * 20;
  const known = now.visits.length;
  let state = now;
  let refusal: FlowRefusal | undefined;
  for (let steps = 0; steps < bound; steps += 1) {
    const command = agreeing(state, `ahead${steps}`);
    const decided = command && decideForPreview(flow, state, command, latest(context, state));
    refusal = decided?.refusal;
    if (!decided || decided.refusal || decided.state === state) break;
    state = decided.state;
    // A step that rejects by itself leads back for ever: what comes after it cannot be said.
    if (state.visits.slice(known).some(({ how }) => how === 'return')) break;
  }
  // Where it stands now is on its way even if a step ahead rejects by itself and ends it.
  const isOpenNow = ({ id }: Visit) => visitOf(now, id)?.state === 'open';
  const nodes = state.visits
    .filter((visit) => visit.round === now.round && (visit.state !== 'cancelled' || isOpenNow(visit)))
    .flatMap((visit) => {
      const node = flow.byId.get(visit.node)?.node;
      if (!node || node.kind === 'branch') return [];
      const isKnown = Number(visit.id.slice(1)) < known;
      const isOpen = isKnown && isOpenNow(visit);
      return [
        {
          node: node.id,
          name: node.name,
          kind: node.kind,
          arms: armsAround(flow, state, visit),
          state: isOpen ? ('current' as const) : isKnown ? ('past' as const) : ('future' as const),
          people:
            node.kind === 'cc'
              ? copiedAt(state, node.id)
              : isHumanNode(node) || node.kind === 'start'
                ? peopleIn(state, visit)
                : [],
          skipped: visit.reason,
        },
      ];
    });
  const isOver = state.status !== 'running' && state.status !== 'paused';
  return { nodes, ends: isOver ? state.status : undefined, refusal };
}

const latest = (context: FlowContext, { timers }: FlowState): FlowContext => ({
  ...context,
  now: Math.max(context.now, ...timers.filter(({ purpose }) => purpose === 'delay').map(({ at }) => at)),
});

/** What happens next if everybody agrees and everything works. */
function agreeing(state: FlowState, id: string): FlowCommand | undefined {
  const task = state.tasks.find((one) => one.state === 'pending');
  if (task) {
    const actor = task.user;
    return task.via === 'start'
      ? { type: 'resubmit', id, actor, task: task.id }
      : { type: 'approve', id, actor, task: task.id };
  }
  const waiting = state.visits.find((visit) => visit.state === 'open' && visit.attempts > 0);
  if (waiting) return { type: 'actionDone', id, actor: systemActor, visit: waiting.id };
  const parent = state.visits.find((visit) => visit.state === 'open' && visit.children.length > 0);
  const child = parent?.children.find(({ result }) => result === 'running');
  if (parent && child)
    return {
      type: 'childEnded',
      id,
      actor: systemActor,
      visit: parent.id,
      child: child.no,
      result: 'approved',
    };
  const delay = state.timers.find(({ purpose }) => purpose === 'delay');
  return delay && { type: 'timer', id, actor: systemActor, timer: delay.id };
}

const copiedAt = ({ cc }: FlowState, node: string) =>
  cc.filter((copy) => copy.node === node).map(({ user }) => ({ user, via: 'cc', skipped: null }));

const peopleIn = ({ tasks }: FlowState, visit: Visit) =>
  tasks
    .filter((task) => task.visit === visit.id && task.state !== 'removed')
    .map(({ user, via, auto }) => ({ user, via, skipped: auto }));

function armsAround(flow: CompiledFlow, state: FlowState, visit: Visit): string[] {
  const arms: string[] = [];
  for (let frame = frameOf(state, visit.frame); frame?.parent; ) {
    const around: Visit | undefined = visitOf(state, frame.parent);
    const branch = around && flow.byId.get(around.node);
    const name = branch?.arms.find(({ arm }) => arm.id === frame?.arm)?.arm.name;
    arms.unshift(name || (frame.arm ?? ''));
    frame = around && frameOf(state, around.frame);
  }
  return arms;
}
