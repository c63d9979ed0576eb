import type { TreeNode } from '@fairway/contract/organisation.ts';
import { type PickEntry, type PickIndex, pathToNode } from '@fairway/domain/people/pick-index.ts';

/** The places where something stands, each as `公司/部门`; a company that is above everything goes without saying. */
export function pathsOf(
  tree: readonly TreeNode[],
  index: PickIndex,
  { places }: Pick<PickEntry, 'places'>,
): string[] {
  const unsaid = tree.length === 1 ? 1 : 0;
  const paths = places.map((place) => {
    const way = pathToNode(index, place).slice(0, -1);
    return (way.length > unsaid ? way.slice(unsaid) : way).map(({ fullName }) => fullName).join('/');
  });
  return [...new Set(paths)].filter(Boolean);
}
