/** Anything with children of its own kind; the wire leaves out null members, so there may be none. */
export interface Branch<Node> {
  readonly children?: readonly Node[] | null;
}

/** Every node, a parent before its children, in the order a person reads the tree. */
export function flattenTree<Node extends Branch<Node>>(nodes: readonly Node[]): Node[] {
  const flat: Node[] = [];
  // An own stack: an imported organisation may be deeper than the call stack.
  const open = [...nodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    flat.push(node);
    const children = node.children ?? [];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) open.push(child);
    }
  }
  return flat;
}
