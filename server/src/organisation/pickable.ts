import { mixedIdSeparator, type TreeNode } from '@fairway/contract/organisation.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { wholePositionTree } from './position-tree.ts';
import { groupTree, roleTree } from './role-and-group-trees.ts';
import { withoutChildren } from './tree-node.ts';

/** Everything but people that can be picked, by its mixed id. */
export const pickables = cacheUntilChange(async (db, stamp) => {
  const [positions, roles, groups] = await Promise.all([
    wholePositionTree(db, stamp),
    roleTree(db, stamp),
    groupTree(db, stamp),
  ]);
  const byMixedId = new Map<string, TreeNode>();
  for (const node of flattenTree([...positions.list, ...roles.list, ...groups])) {
    if (node.type === 'catalogue' || node.type === '0') continue;
    const onlyId = `${node.id}${mixedIdSeparator}${node.type}`;
    // A role stands below each of its organisations, which stand in the tree of roles once more.
    if (byMixedId.has(onlyId)) continue;
    byMixedId.set(onlyId, { ...withoutChildren(node), onlyId });
  }
  return byMixedId;
});
