import type { TreeNode } from '@fairway/contract/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { type LoadProblem, problemOf } from '../load-problem.ts';
import { useIndexWhenIdle } from '../pick-indexes.ts';
import type { PickSource } from './pick-source.ts';

export interface PickTree {
  /** Missing until it is there. */
  tree: TreeNode[] | undefined;
  problem: LoadProblem | undefined;
  retry: () => void;
}

/** The tree of a source, asked for once somebody wants it; one that is kept already is there at once. */
export function usePickTree({ query }: PickSource, isWanted: boolean): PickTree {
  const { data: tree, error, fetchStatus, refetch } = useQuery({ ...query, enabled: isWanted });
  useIndexWhenIdle(tree);
  return { tree, problem: problemOf({ data: tree, error, fetchStatus }), retry: () => void refetch() };
}
