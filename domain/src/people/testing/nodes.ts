import type { NodeType, TreeNode } from '@fairway/contract/organisation.ts';

/** A node with what a test cares about. */
export function nodeOf(type: NodeType, id: string, fullName: string, more: Partial<TreeNode> = {}): TreeNode {
  const children = more.children ?? [];
  return {
    ...{ id, parentId: '0', fullName, type, icon: type, enabledMark: 1 },
    ...{ hasChildren: children.length > 0, isLeaf: children.length === 0 },
    ...{ organize: '', organizeIds: [], quickQuery: '', onlyId: id },
    ...more,
  };
}

export const departmentOf = (id: string, fullName: string, ...children: TreeNode[]): TreeNode =>
  nodeOf('department', id, fullName, { children });

/** A person spelled syllable by syllable: `personOf('u1', '周子涵', 'zhou zi han')`. */
export function personOf(id: string, name: string, spelled: string, more: Partial<TreeNode> = {}): TreeNode {
  const syllables = spelled.split(' ').filter(Boolean);
  const quickQuery = `${syllables.join('')} ${syllables.map((syllable) => syllable[0]).join('')}`.trim();
  return nodeOf('user', id, `${name}/${id}`, { quickQuery, ...more });
}
