import type { PlacedNode } from './compile-flow.ts';

/**
 * The steps a flow goes to from here, and those it comes from. A branch is no step: what is named are the first and the
 * last steps of its arms, and where an arm is empty, what stands behind or before the branch.
 */
export function nodesAfter(placed: PlacedNode): string[] {
  const next = placed.seq[placed.index + 1];
  if (next) return [...new Set(entriesOf(next))];
  return placed.within ? nodesAfter(placed.within.branch) : [];
}

function entriesOf(placed: PlacedNode): string[] {
  if (placed.node.kind !== 'branch') return [placed.node.id];
  return placed.arms.flatMap(({ seq: [first] }) => (first ? entriesOf(first) : nodesAfter(placed)));
}

export function nodesUpTo(placed: PlacedNode): string[] {
  const previous = placed.seq[placed.index - 1];
  if (previous) return [...new Set(exitsOf(previous))];
  return placed.within ? nodesUpTo(placed.within.branch) : [];
}

function exitsOf(placed: PlacedNode): string[] {
  if (placed.node.kind !== 'branch') return [placed.node.id];
  return placed.arms.flatMap(({ seq }) => {
    const last = seq.at(-1);
    return last ? exitsOf(last) : nodesUpTo(placed);
  });
}
