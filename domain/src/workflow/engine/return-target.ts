import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FlowRefusalName } from '@fairway/contract/flow-words.ts';
import { isHumanNode, type PlacedNode } from '../template/compile-flow.ts';
import { latestPassed, type Standing } from './path-before.ts';
import { type FlowState, frameOf, type Visit, visitOf } from './state.ts';

/** A step a flow can go back to, and the frame it stands in. */
export interface ReturnTarget {
  frame: string;
  placed: PlacedNode;
  /** The visit it went through last. */
  visit: Visit;
}

/** Whether a flow can be sent there. Nothing of a revocation can be corrected, so it is never at its start again. */
export const canBeSentTo = ({ revokes }: FlowState, node: FlowNode): boolean =>
  isHumanNode(node) || (node.kind === 'start' && !revokes);

/** Every step before a visit that somebody decided, in its own frame or one around it; the nearest first. */
export function returnTargets(on: Standing, from: Visit): ReturnTarget[] {
  const { state, flow } = on;
  const targets: ReturnTarget[] = [];
  let at = flow.byId.get(from.node);
  for (let frame = frameOf(state, from.frame); frame && at; ) {
    for (let index = at.index - 1; index >= 0; index -= 1) {
      const placed = at.seq[index] as PlacedNode;
      if (!canBeSentTo(state, placed.node)) continue;
      const visit = latestPassed(on, frame, placed.node.id);
      if (visit && visit.group !== null) targets.push({ frame: frame.id, placed, visit });
    }
    const around: Visit | undefined = frame.parent === null ? undefined : visitOf(state, frame.parent);
    frame = around && frameOf(state, around.frame);
    at = at.within?.branch;
  }
  return targets;
}

/** The target with this id, or why it is none. */
export function findTarget(
  on: Standing,
  from: Visit,
  node: string,
): ReturnTarget | { frame?: undefined; refusal: Extract<FlowRefusalName, 'E_TARGET' | 'E_SIBLING'> } {
  const target = returnTargets(on, from).find(({ placed }) => placed.node.id === node);
  if (target) return target;
  const wanted = on.flow.byId.get(node)?.within;
  const around: (string | undefined)[] = [];
  for (let at = on.flow.byId.get(from.node)?.within; at; at = at.branch.within)
    around.push(`${at.branch.node.id} ${at.arm}`);
  const isElsewhere = wanted !== undefined && !around.includes(`${wanted.branch.node.id} ${wanted.arm}`);
  return { refusal: isElsewhere ? 'E_SIBLING' : 'E_TARGET' };
}
