export interface Row {
  readonly id: string;
  readonly parentId?: string | null;
}

export type Built<R extends Row> = R & { children: Built<R>[] };

/** Rows as a tree, in their order; a row whose parent is missing, or that closes a cycle, becomes a root so that nothing is lost. */
export function buildTree<R extends Row>(rows: readonly R[]): Built<R>[] {
  const built = rows.map((row): Built<R> => ({ ...row, children: [] }));
  const byId = new Map<string, Built<R>>();
  for (const node of built) if (!byId.has(node.id)) byId.set(node.id, node);
  const cut = nodesThatCloseCycles(built, byId);
  const roots: Built<R>[] = [];
  for (const node of built) {
    const parent = cut.has(node) ? undefined : parentOf(node, byId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

function parentOf<Node extends Row>(node: Node, byId: ReadonlyMap<string, Node>): Node | undefined {
  return typeof node.parentId === 'string' ? byId.get(node.parentId) : undefined;
}

/** One node of every cycle: climbing from each node, the first one met twice on the same climb. */
function nodesThatCloseCycles<Node extends Row>(nodes: readonly Node[], byId: ReadonlyMap<string, Node>) {
  const cut = new Set<Node>();
  const climbOf = new Map<Node, number>();
  for (const [climb, start] of nodes.entries()) {
    let node: Node | undefined = start;
    while (node && !climbOf.has(node)) {
      climbOf.set(node, climb);
      node = parentOf(node, byId);
    }
    if (node && climbOf.get(node) === climb) cut.add(node);
  }
  return cut;
}
