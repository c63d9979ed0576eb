import type { TreeNode } from '@fairway/contract/organisation.ts';

/** The people of a tree who are among these, with the organisations on the way down to them. */
export function narrowToPeople(nodes: readonly TreeNode[], ids: ReadonlySet<string>): TreeNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'user') return ids.has(node.id) ? [node] : [];
    const children = narrowToPeople(node.children ?? [], ids);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
