import { type CompiledFlow, isHumanNode, type PlacedNode } from '../template/compile-flow.ts';
import { type FlowState, type Frame, frameOf, type Task, type Visit, visitOf } from './state.ts';

/** A flow and how it stands. */
export interface Standing {
  flow: CompiledFlow;
  state: FlowState;
}

/**
 * The visits that passed on the way to a node: of every node before it in its own frame and the frames around, the
 * latest; the inside of a branch that is through counts too. The nearest first.
 */
export function passedBefore(on: Standing, frameId: string, placed: PlacedNode): Visit[] {
  const { state } = on;
  const found: Visit[] = [];
  let at: PlacedNode | undefined = placed;
  for (let frame = frameOf(state, frameId); frame && at; ) {
    for (let index = at.index - 1; index >= 0; index -= 1) {
      const node = (at.seq[index] as PlacedNode).node.id;
      const visit = latestPassed(on, frame, node);
      if (visit) found.push(...withInside(on, visit));
    }
    const around: Visit | undefined = frame.parent === null ? undefined : visitOf(state, frame.parent);
    frame = around && frameOf(state, around.frame);
    at = at.within?.branch;
  }
  return found;
}

/** The latest visit of a node in a frame that it went on from. */
export function latestPassed({ state, flow }: Standing, frame: Frame, node: string): Visit | undefined {
  for (let index = state.visits.length - 1; index >= 0; index -= 1) {
    const visit = state.visits[index] as Visit;
    if (visit.frame === frame.id && visit.node === node && hasGoneOn(visit, flow.byId.get(node)))
      return visit;
  }
  return undefined;
}

/** It passed, or was rejected where that does not stop the flow. */
function hasGoneOn({ state }: Visit, placed: PlacedNode | undefined): boolean {
  if (state === 'passed') return true;
  return (
    state === 'rejected' &&
    placed !== undefined &&
    'onReject' in placed.node &&
    placed.node.onReject === 'continue'
  );
}

/** A branch, and before it what passed last in each of its arms. */
export function withInside(on: Standing, visit: Visit): Visit[] {
  const { state } = on;
  const placed = on.flow.byId.get(visit.node);
  if (placed?.node.kind !== 'branch') return [visit];
  const inner = state.frames
    .filter(({ parent }) => parent === visit.id)
    .flatMap((frame) => {
      const seq = placed.arms.find(({ arm }) => arm.id === frame.arm)?.seq ?? [];
      return seq.toReversed().flatMap(({ node }) => {
        const latest = latestPassed(on, frame, node.id);
        return latest ? withInside(on, latest) : [];
      });
    });
  return [...inner, visit];
}

/** People who really agreed in a visit. */
export const approvalsIn = ({ state }: Standing, visit: Visit): Task[] =>
  state.tasks.filter((task) => task.visit === visit.id && task.state === 'approved' && task.auto === null);

/** The approvals of the step just before: the nearest one anybody agreed to, in each arm of a branch. */
export function approvalsJustBefore(on: Standing, frameId: string, placed: PlacedNode): Task[] {
  const { state } = on;
  let at: PlacedNode | undefined = placed;
  for (let frame = frameOf(state, frameId); frame && at; ) {
    const found = lastApprovals(on, frame, at.seq.slice(0, at.index));
    if (found.length > 0) return found;
    const around: Visit | undefined = frame.parent === null ? undefined : visitOf(state, frame.parent);
    frame = around && frameOf(state, around.frame);
    at = at.within?.branch;
  }
  return [];
}

function lastApprovals(on: Standing, frame: Frame, seq: readonly PlacedNode[]): Task[] {
  for (const { node, arms } of seq.toReversed()) {
    const visit = latestPassed(on, frame, node.id);
    if (!visit) continue;
    const found = isHumanNode(node)
      ? approvalsIn(on, visit)
      : on.state.frames
          .filter(({ parent }) => parent === visit.id)
          .flatMap((inner) =>
            lastApprovals(on, inner, arms.find(({ arm }) => arm.id === inner.arm)?.seq ?? []),
          );
    if (found.length > 0) return found;
  }
  return [];
}
