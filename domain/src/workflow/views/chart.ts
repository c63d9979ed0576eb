import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { AutoReason } from '@fairway/contract/flow-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { deriveFields } from '../../forms/derive-fields.ts';
import type { FlowContext } from '../engine/run.ts';
import { type FlowState, isCounted, type Task, type Visit } from '../engine/state.ts';
import type { CompiledFlow, PlacedArm, PlacedNode } from '../template/compile-flow.ts';
import { holds } from '../template/condition.ts';
import { type Preview, type PreviewNode, previewFlow, previewFrom } from './preview.ts';

export interface ChartPerson {
  user: string;
  /** How their task stands; somebody who is still to come is expected. */
  state: Task['state'] | 'expected' | 'copied' | 'running';
  /** Which rule found them. */
  via: string;
  skipped: AutoReason | null;
  at: number | null;
}

/** A node of the template with where the flow stands. */
export interface ChartStep {
  node: FlowNode;
  state: 'past' | 'current' | 'future' | 'skipped';
  people: ChartPerson[];
  /** Why nobody is asked at all. */
  skipped: AutoReason | null;
  due: number | null;
  arms: { id: string; name: string; isTaken: boolean; steps: ChartStep[] }[];
}

export interface Chart {
  steps: ChartStep[];
  /** How it ends if everybody agrees; undefined when it cannot be said. */
  ends: Preview['ends'];
  /** What is refused on the way. */
  refusal: Preview['refusal'];
}

interface Drawn {
  flow: CompiledFlow;
  /** Undefined: nothing has happened yet. */
  state: FlowState | undefined;
  /** Where it stands at each node, else the last time it is gone through. */
  ahead: ReadonlyMap<string, PreviewNode>;
  ends: Preview['ends'];
  /** Arms that something is gone through in. */
  entered: ReadonlySet<string>;
  isHeld: (arm: PlacedArm) => boolean;
}

/** The way of a request: what is behind it, where it is, and what comes if everybody agrees. */
export function chartOf(flow: CompiledFlow, state: FlowState, context: FlowContext): Chart {
  // Whoever looks at a flow that stands still sees where it would go on.
  const moving = state.status === 'paused' ? { ...state, status: 'running' as const } : state;
  return draw(flow, state, state.form, previewFrom(flow, moving, context), context);
}

/** The way a request would go if it were submitted now. */
export function chartAhead(
  flow: CompiledFlow,
  request: Parameters<typeof previewFlow>[1],
  context: FlowContext,
): Chart {
  return draw(flow, undefined, request.form, previewFlow(flow, request, context), context);
}

function draw(
  flow: CompiledFlow,
  state: FlowState | undefined,
  form: FormValues,
  { nodes, ends, refusal }: Preview,
  context: FlowContext,
): Chart {
  const values = flow.form ? deriveFields(flow.form, form, { context: context.asking }).values : form;
  const drawn: Drawn = {
    flow,
    state,
    ahead: new Map(
      [...nodes, ...nodes.filter((one) => one.state === 'current')].map((one) => [one.node, one]),
    ),
    ends,
    entered: new Set(nodes.flatMap(({ node }) => armsAround(flow.byId.get(node)))),
    isHeld: ({ when }) => when !== undefined && holds(when, values, context.asking, flow.form),
  };
  return { steps: drawSeq(drawn, flow.root, true), ends, refusal };
}

const armKey = (branch: string, arm: string): string => `${branch} ${arm}`;

function armsAround(placed: PlacedNode | undefined): string[] {
  const keys: string[] = [];
  for (let at = placed?.within; at; at = at.branch.within) keys.push(armKey(at.branch.node.id, at.arm));
  return keys;
}

/** Nodes one after the other; `isOnTheWay` unless the arm around them is not taken. */
const drawSeq = (drawn: Drawn, seq: readonly PlacedNode[], isOnTheWay: boolean): ChartStep[] =>
  seq.map((placed) =>
    placed.node.kind === 'branch'
      ? drawBranch(drawn, placed, isOnTheWay)
      : drawStep(drawn, placed.node, isOnTheWay),
  );

function drawStep(drawn: Drawn, node: FlowNode, isOnTheWay: boolean): ChartStep {
  const { ahead, state: now } = drawn;
  const seen = ahead.get(node.id);
  const state = standingOf(drawn, node, seen, isOnTheWay);
  const visit = seen && seen.state !== 'future' ? latestVisit(now, node.id) : undefined;
  const people = now && visit ? peopleAt(now, node, visit) : (seen?.people ?? []).map(expected);
  const due = now && state === 'current' && visit && visit.due !== null ? visit.due + now.frozen : null;
  return { node, state, people, skipped: seen?.skipped ?? null, due, arms: [] };
}

/** What is not on the way ahead is passed over, unless nobody can say yet where it leads. */
function standingOf(
  { state, ends }: Drawn,
  { kind }: FlowNode,
  seen: PreviewNode | undefined,
  isOnTheWay: boolean,
): ChartStep['state'] {
  if (!seen) return isOnTheWay && ends === undefined ? 'future' : 'skipped';
  if (state) return seen.state;
  return kind === 'start' ? 'current' : 'future';
}

function drawBranch(drawn: Drawn, placed: PlacedNode, isOnTheWay: boolean): ChartStep {
  const { node } = placed;
  const visit = latestVisit(drawn.state, node.id);
  const taken = visit ? framesOf(drawn.state, visit) : armsAhead(drawn, placed, isOnTheWay);
  const isOver = drawn.state !== undefined && drawn.ends === drawn.state.status;
  const isAhead = isOnTheWay && !isOver;
  const state = visit ? (visit.state === 'open' ? 'current' : 'past') : isAhead ? 'future' : 'skipped';
  // As long as nothing says where it leads, every arm may come.
  const isOpen = isOnTheWay && !visit && taken.size === 0 && drawn.ends === undefined;
  const arms = placed.arms.map(({ arm, seq }) => {
    const isTaken = taken.has(arm.id);
    return { id: arm.id, name: arm.name, isTaken, steps: drawSeq(drawn, seq, isTaken || isOpen) };
  });
  return { node, state, people: [], skipped: null, due: null, arms };
}

const framesOf = (state: FlowState | undefined, visit: Visit): Set<string> =>
  new Set(
    (state?.frames ?? []).flatMap((frame) =>
      frame.parent === visit.id && frame.state !== 'cancelled' ? (frame.arm ?? []) : [],
    ),
  );

/** Arms with somebody in them are known; of empty ones the conditions say whether they are taken. */
function armsAhead({ entered, isHeld }: Drawn, { node, arms }: PlacedNode, isOnTheWay: boolean): Set<string> {
  if (node.kind !== 'branch' || !isOnTheWay) return new Set();
  const reached = arms.filter(({ arm }) => entered.has(armKey(node.id, arm.id)));
  const named = arms.filter(({ arm }) => !arm.isDefault);
  const held = named.filter(isHeld);
  const byForm = node.mode === 'exclusive' ? held.slice(0, 1) : held;
  const other = byForm.length > 0 ? byForm : arms.filter(({ arm }) => arm.isDefault);
  const said = node.mode === 'parallel' ? arms : node.mode === 'choose' ? [] : other;
  const empty = said.filter(({ seq }) => seq.length === 0);
  return new Set([...reached, ...empty].map(({ arm }) => arm.id));
}

const latestVisit = (state: FlowState | undefined, node: string): Visit | undefined =>
  state?.visits.findLast(
    (visit) => visit.node === node && visit.round === state.round && visit.state !== 'cancelled',
  );

function peopleAt(state: FlowState, node: FlowNode, visit: Visit): ChartPerson[] {
  if (node.kind === 'cc')
    return state.cc
      .filter((copy) => copy.node === node.id)
      .map(({ user, at }) => ({ user, state: 'copied', via: 'cc', skipped: null, at }));
  if (node.kind === 'sub')
    return visit.children.map(({ starter, result }) => ({
      user: starter,
      state: result,
      via: 'starter',
      skipped: null,
      at: null,
    }));
  return state.tasks
    .filter((task) => task.visit === visit.id && isCounted(task))
    .toSorted((one, other) => one.order - other.order)
    .map(({ user, state: standing, via, auto, decidedAt }) => ({
      user,
      state: standing,
      via,
      skipped: auto,
      at: decidedAt,
    }));
}

const expected = ({ user, via, skipped }: PreviewNode['people'][number]): ChartPerson => ({
  user,
  state: 'expected',
  via,
  skipped,
  at: null,
});
