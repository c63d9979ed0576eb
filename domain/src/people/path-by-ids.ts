import type { TreeNode } from '@fairway/contract/organisation.ts';

/** The nodes these ids lead to, one below the other; it ends where the next one is not there any more. */
export function pathByIds(tree: readonly TreeNode[], ids: readonly string[]): TreeNode[] {
  const way: TreeNode[] = [];
  let level = tree;
  for (const id of ids) {
    const next = level.find((node) => node.id === id && node.children);
    if (!next) break;
    way.push(next);
    level = next.children ?? [];
  }
  return way;
}
