import { returnTargets } from '../engine/return-target.ts';
import { type Back, type FlowState, visitOf } from '../engine/state.ts';
import type { CompiledFlow, PlacedNode } from '../template/compile-flow.ts';

/**
 * What keeps a request from going on by another version, by the names of the steps: where it stands or may come back to
 * must be there under the same id, of the same kind and in the same arm, and where somebody was at it must be there.
 */
export function stepsLeftBehind(flow: CompiledFlow, newer: CompiledFlow, state: FlowState): string[] {
  const { nodes, arms } = reliedOn(flow, state);
  const left = new Set([...nodes].filter((id) => !isKept(flow.byId.get(id), newer.byId.get(id))));
  for (const { branch, arm } of arms)
    if (!newer.byId.get(branch)?.arms.some((one) => one.arm.id === arm)) left.add(branch);
  // What people did is named after the step, and what they see of the form is what it lets them.
  for (const id of handledAt(flow, state)) if (!newer.byId.has(id)) left.add(id);
  // What happened at a step must not be read as having happened at another kind of step.
  for (const { node } of state.visits) {
    const now = newer.byId.get(node);
    if (now && now.node.kind !== flow.byId.get(node)?.node.kind) left.add(node);
  }
  return [...left].map((id) => (flow.byId.get(id) ?? newer.byId.get(id))?.node.name || id);
}

interface ReliedOn {
  nodes: Set<string>;
  arms: { branch: string; arm: string }[];
}

function reliedOn(flow: CompiledFlow, state: FlowState): ReliedOn {
  const relied: ReliedOn = { nodes: new Set(), arms: [] };
  for (const visit of state.visits) {
    if (visit.state !== 'open') continue;
    relied.nodes.add(visit.node);
    for (const { placed } of returnTargets({ flow, state }, visit)) relied.nodes.add(placed.node.id);
    for (const { parent, arm } of state.frames)
      if (parent === visit.id && arm !== null) relied.arms.push({ branch: visit.node, arm });
    addBack(relied, state, visit.back);
  }
  for (const { visit, rejectTo } of state.tasks)
    if (rejectTo !== null && visitOf(state, visit)?.state === 'open') relied.nodes.add(rejectTo);
  return relied;
}

/** Steps that people had before them, or that sent somebody a copy. */
const handledAt = (flow: CompiledFlow, { visits, cc }: FlowState): string[] => [
  ...visits.filter(({ group }) => group !== null).map(({ node }) => node),
  ...cc.flatMap(({ node }) => (node !== null && flow.byId.get(node)?.node.kind !== 'cc' ? [node] : [])),
];

/** Where it jumps back to, and everything whose answer is compared before it does. */
function addBack(relied: ReliedOn, state: FlowState, back: Back | null): void {
  if (!back) return;
  relied.nodes.add(back.node);
  for (const id of back.rely) {
    const visit = visitOf(state, id);
    if (visit) relied.nodes.add(visit.node);
  }
  for (const { arm, at } of back.arms) {
    relied.arms.push({ branch: back.node, arm });
    addBack(relied, state, at);
  }
  addBack(relied, state, back.back);
}

const isKept = (before: PlacedNode | undefined, now: PlacedNode | undefined): boolean =>
  before !== undefined && now !== undefined && isSamePlace(before.within, now.within);

const isSamePlace = (before: PlacedNode['within'], now: PlacedNode['within']): boolean =>
  before && now
    ? before.arm === now.arm &&
      before.branch.node.id === now.branch.node.id &&
      isSamePlace(before.branch.within, now.branch.within)
    : before === now;
