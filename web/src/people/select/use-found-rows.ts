import type { TreeNode } from '@fairway/contract/organisation.ts';
import type { PickIndex } from '@fairway/domain/people/pick-index.ts';
import { searchIndex } from '@fairway/domain/people/search-index.ts';
import { useMemo } from 'react';
import { pathsOf } from '../paths-of.ts';
import type { PickRowData } from './pick-row.tsx';
import type { PickSource } from './pick-source.ts';

const mostShown = 200;

/** What a query finds, as rows; each once, with all the places where it stands. */
export function useFoundRows(source: PickSource, tree: readonly TreeNode[], index: PickIndex, query: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source is made anew at each rendering, its kind stays
  return useMemo(() => {
    const { entries, total } = searchIndex(index, query, mostShown);
    const rows = entries.map((entry): PickRowData => {
      const place = entry.places.find(source.isPickable) ?? entry.node;
      const canPick = source.isPickable(place);
      const canOpen = (place.children?.length ?? 0) > 0;
      return {
        ...{ key: entry.key, node: place, canPick, canOpen },
        press: canPick ? 'pick' : canOpen ? 'open' : 'nothing',
        note: pathsOf(tree, index, entry).join('  ·  '),
        found: { entry, query },
      };
    });
    return { rows, hidden: total - rows.length };
  }, [tree, index, query, source.kind]);
}
