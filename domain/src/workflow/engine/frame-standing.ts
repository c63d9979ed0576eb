import type { PlacedNode } from '../template/compile-flow.ts';
import { askForm } from './form-answer.ts';
import { latestPassed, withInside } from './path-before.ts';
import type { Run } from './run.ts';
import { type Back, type Frame, frameOf, type Visit, visitOf } from './state.ts';

/** Where a frame stands, so that it can be taken up again after what came before was done once more. */
export function standingOf(run: Run, frameId: string, after: PlacedNode): Back | null {
  const rely: Visit[] = [];
  const back = standing(run, frameId, after.index, rely);
  return back && { ...back, rely: rely.filter(({ answer }) => answer !== null).map(({ id }) => id) };
}

function standing(run: Run, frameId: string, after: number, rely: Visit[]): Back | null {
  const { state } = run;
  const frame = frameOf(state, frameId);
  const visit = frame?.visit ? visitOf(state, frame.visit) : undefined;
  const placed = visit && run.nodeOf(visit.node);
  if (!frame || !visit || !placed) return null;
  rely.push(...passedBetween(run, frame, placed.seq.slice(after + 1, placed.index)));
  const arms: Back['arms'] = [];
  if (placed.node.kind === 'branch') {
    rely.push(visit);
    for (const inner of state.frames) {
      if (inner.parent !== visit.id || inner.arm === null) continue;
      const seq = placed.arms.find(({ arm }) => arm.id === inner.arm)?.seq ?? [];
      if (inner.state === 'done') rely.push(...passedBetween(run, inner, seq));
      arms.push({
        arm: inner.arm,
        at: inner.state === 'done' ? null : standing(run, inner.id, -1, rely),
      });
    }
  }
  return { node: visit.node, people: peopleOf(run, visit), back: visit.back, arms, rely: [] };
}

const passedBetween = (run: Run, frame: Frame, seq: readonly PlacedNode[]): Visit[] =>
  seq.flatMap(({ node }) => {
    const visit = latestPassed(run, frame, node.id);
    return visit ? withInside(run, visit) : [];
  });

/** Everybody a visit was for, in their order; who was added or taken away later does not count. */
export function peopleOf({ state }: Pick<Run, 'state'>, visit: Visit): string[] {
  const users = state.tasks
    .filter((task) => task.group === visit.group && task.addedBy === null && task.state !== 'removed')
    .toSorted((one, other) => one.order - other.order)
    .map(({ user }) => user);
  return [...new Set(users)];
}

/** Nodes that would be gone through otherwise today. */
export function changedSince(run: Run, back: Back): string[] {
  return back.rely.flatMap((id) => {
    const visit = visitOf(run.state, id);
    const placed = visit && run.nodeOf(visit.node);
    return visit && placed && askForm(run, placed).answer !== visit.answer ? [visit.node] : [];
  });
}
