import type { Branch } from './flatten-tree.ts';

interface Visit<Node> {
  node: Node;
  parent: Visit<Node> | undefined;
  matches: boolean;
  kept: boolean;
  keptChildren: Node[];
}

/** The part of a tree a keyword leaves: matching nodes with all below them, and the way down to them. Case does not matter. */
export function searchTree<Node extends Branch<Node>>(
  nodes: readonly Node[],
  keyword: string,
  textOf: (node: Node) => string | null | undefined,
): Node[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  const visits = visit(nodes, (node) => (textOf(node) ?? '').toLowerCase().includes(wanted));
  const found: Node[] = [];
  for (const visited of visits) {
    if (!visited.kept) continue;
    const copy = visited.matches ? visited.node : { ...visited.node, children: visited.keptChildren };
    (visited.parent?.keptChildren ?? found).push(copy);
  }
  return found;
}

/** Parents before children; stops at a match, because all below it stays as it is. */
function visit<Node extends Branch<Node>>(nodes: readonly Node[], matches: (node: Node) => boolean) {
  const visits: Visit<Node>[] = [];
  const open: Visit<Node>[] = [];
  function enter(siblings: readonly Node[], parent: Visit<Node> | undefined): void {
    for (const node of [...siblings].reverse()) {
      open.push({ node, parent, matches: false, kept: false, keptChildren: [] });
    }
  }
  enter(nodes, undefined);
  for (let visited = open.pop(); visited !== undefined; visited = open.pop()) {
    visits.push(visited);
    visited.matches = matches(visited.node);
    if (!visited.matches) {
      enter(visited.node.children ?? [], visited);
      continue;
    }
    for (let way: Visit<Node> | undefined = visited; way && !way.kept; way = way.parent) way.kept = true;
  }
  return visits;
}
