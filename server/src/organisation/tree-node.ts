import { mixedIdSeparator, type NodeType, type TreeNode } from '@fairway/contract/organisation.ts';
import type { Place } from './structure.ts';

/** What the wire says stands above the top. */
export const top = '0';

/** A node that stands alone, with nothing below it. */
export function leafOf(
  type: NodeType,
  { id, fullName, quickQuery = '', place, parentId = place?.id ?? top }: Leaf,
  more: Partial<TreeNode> = {},
): TreeNode {
  return {
    ...{ id, parentId, fullName, type, icon: type },
    ...{ hasChildren: false, isLeaf: true, enabledMark: 1 },
    organize: place?.organize ?? '',
    organizeIds: place?.organizeIds ?? [],
    quickQuery,
    // One person stands in several departments, and a position may have the id of a department.
    onlyId: `${parentId}${mixedIdSeparator}${id}`,
    ...more,
  };
}

interface Leaf {
  id: string;
  fullName: string;
  quickQuery?: string;
  /** Where it stands, if it is part of the organisation. */
  place?: Place | undefined;
  parentId?: string;
}

/** The same node with these below it. */
export const withChildren = (node: TreeNode, children: TreeNode[]): TreeNode => ({
  ...node,
  hasChildren: children.length > 0,
  isLeaf: children.length === 0,
  children: children.length > 0 ? children : undefined,
});

/** One level: what is below is said, but not shown. */
export const withoutChildren = ({ children, ...node }: TreeNode): TreeNode => node;

/** The organisations as nodes; below each, its organisations and then its leaves. */
export function treeOf(
  places: readonly Place[],
  leavesOf: (place: Place) => readonly TreeNode[] = () => [],
  parentId = top,
): TreeNode[] {
  return places
    .filter(({ isOffered }) => isOffered)
    .map((place) => {
      const { id, kind, fullName, quickQuery } = place;
      const node = leafOf(kind, { id, fullName, quickQuery, place, parentId }, { onlyId: id });
      return withChildren(node, [...treeOf(place.below, leavesOf, id), ...leavesOf(place)]);
    });
}

/** The part of a tree inside a range: with all below it, and with the way down to it, which cannot be picked. */
export function limitTree(nodes: readonly TreeNode[], isInside: (node: TreeNode) => boolean): TreeNode[] {
  return nodes.flatMap((node) => {
    if (isInside(node)) return [node];
    const children = limitTree(node.children ?? [], isInside);
    return children.length > 0 ? [{ ...withChildren(node, children), disabled: true }] : [];
  });
}

/** What a keyword is looked for in. */
export const searchText = ({ fullName, quickQuery }: TreeNode): string => `${fullName} ${quickQuery}`;
