import type { TreeNode } from '@fairway/contract/organisation.ts';
import { buildPickIndex, type PickIndex } from '@fairway/domain/people/pick-index.ts';
import { useEffect } from 'react';

const indexes = new WeakMap<readonly TreeNode[], PickIndex>();

/** The index of a tree, built once however many screens search it. */
export function indexOf(tree: readonly TreeNode[]): PickIndex {
  const known = indexes.get(tree);
  if (known) return known;
  const built = buildPickIndex(tree);
  indexes.set(tree, built);
  return built;
}

/** Builds the index while nobody is waiting for it. */
export function useIndexWhenIdle(tree: readonly TreeNode[] | undefined): void {
  useEffect(() => {
    if (!tree || indexes.has(tree)) return;
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => indexOf(tree));
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => indexOf(tree));
    return () => cancelIdleCallback(waiting);
  }, [tree]);
}
