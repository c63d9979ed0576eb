import type { Branch } from './flatten-tree.ts';

interface Step<Node> {
  node: Node;
  above: Step<Node> | undefined;
}

/** The nodes from a root down to the one with that id, itself included; empty when it is not there. */
export function findPath<Node extends Branch<Node> & { readonly id: string }>(
  nodes: readonly Node[],
  id: string,
): Node[] {
  const open: Step<Node>[] = [...nodes].reverse().map((node) => ({ node, above: undefined }));
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (step.node.id === id) return pathTo(step);
    for (const node of [...(step.node.children ?? [])].reverse()) open.push({ node, above: step });
  }
  return [];
}

function pathTo<Node>(last: Step<Node>): Node[] {
  const path: Node[] = [];
  for (let step: Step<Node> | undefined = last; step; step = step.above) path.push(step.node);
  return path.reverse();
}
