import type { TreeNode } from '@fairway/contract/organisation.ts';
import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { pathByIds } from '@fairway/domain/people/path-by-ids.ts';
import { type PickIndex, pathToNode } from '@fairway/domain/people/pick-index.ts';
import { useMemo, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import type { PickRowData } from './pick-row.tsx';
import type { PickSource } from './pick-source.ts';

export interface Level {
  /** From the top down to the level that is shown. */
  way: TreeNode[];
  rows: PickRowData[];
  isTop: boolean;
  canGoUp: boolean;
  open: (node: TreeNode) => void;
  /** Opens a node wherever it stands. */
  openPlace: (node: TreeNode) => void;
  /** How many steps of the way stay. */
  goTo: (steps: number) => void;
  /** Up one level; says which row one came from. */
  up: () => string | undefined;
}

/** One level of the tree at a time. */
export function useLevel(source: PickSource, tree: TreeNode[], index: PickIndex): Level {
  const words = useWords();
  const language = useLanguage();
  const start = startOf(source, tree);
  const [ids, setIds] = useState(start);
  const way = useMemo(() => pathByIds(tree, ids), [tree, ids]);
  const here = way.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source is made anew at each rendering, its kind stays
  const rows = useMemo(
    () =>
      (here?.children ?? (here ? [] : tree)).map((node): PickRowData => {
        const canOpen = (node.children?.length ?? 0) > 0;
        const canPick = source.isPickable(node);
        const people = index.headcount.get(node);
        return {
          ...{ key: pickKeyOf(node), node, canPick, canOpen },
          press: canOpen ? 'open' : canPick ? 'pick' : 'nothing',
          note: people ? words('peopleCount', { count: people }) : '',
        };
      }),
    [here, tree, index, source.kind, language],
  );
  const goTo = (steps: number) => setIds(way.slice(0, steps).map(({ id }) => id));
  return {
    way,
    rows,
    isTop: way.length <= start.length,
    canGoUp: way.length > 0,
    open: (node) => setIds([...way, node].map(({ id }) => id)),
    openPlace: (node) => setIds(pathToNode(index, node).map(({ id }) => id)),
    goTo,
    up: () => {
      goTo(way.length - 1);
      return here && pickKeyOf(here);
    },
  };
}

/** A single company that cannot be picked itself is opened at once. */
function startOf({ isPickable }: PickSource, tree: readonly TreeNode[]): string[] {
  const [only] = tree;
  return tree.length === 1 && only?.children && !isPickable(only) ? [only.id] : [];
}
