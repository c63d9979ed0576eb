import type { TreeNode } from '@fairway/contract/organisation.ts';
import { groupByLetter } from '@fairway/domain/people/index-letters.ts';
import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { type PickEntry, type PickIndex, pathToNode } from '@fairway/domain/people/pick-index.ts';
import { searchIndex } from '@fairway/domain/people/search-index.ts';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../language/words.ts';
import { pathsOf } from './paths-of.ts';

export interface NodeRow {
  key: string;
  node: TreeNode;
  note: string;
  /** What found it, if it was searched for. */
  found?: { entry: PickEntry; query: string };
}

/** A heading among the rows, or somebody. */
export type ContactRow = { key: string; letter: string; node?: undefined } | (NodeRow & { letter: string });

const mostFound = 200;

interface Place {
  keyword: string;
  view: 'organisation' | 'all';
  organisation: string;
}

/** What the contacts show: what was searched, everybody by letter, or one level with the way down to it. */
export function useContactRows(tree: TreeNode[], index: PickIndex, { keyword, view, organisation }: Place) {
  const words = useWords();
  const language = useLanguage();
  const way = useMemo(() => {
    const [only] = tree;
    const place = index.byKey.get(pickKeyOf({ id: organisation, type: 'company' }))?.node;
    // With one company above everything, its level is the first.
    const here = place ?? (tree.length === 1 && only?.children ? only : undefined);
    return here ? pathToNode(index, here) : [];
  }, [tree, index, organisation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: words are a new function each time, the language is what changes
  const rows = useMemo((): ContactRow[] => {
    if (keyword) {
      return searchIndex(index, keyword, mostFound).entries.map((entry) => ({
        key: entry.key,
        letter: '',
        node: entry.node,
        note: pathsOf(tree, index, entry).join('  ·  '),
        found: { entry, query: keyword },
      }));
    }
    if (view === 'all') return everybody(index);
    const level = way.at(-1)?.children ?? tree;
    return level.map((node) => {
      const count = index.headcount.get(node) ?? 0;
      const note = node.type === 'user' ? '' : words('peopleCount', { count });
      return { key: pickKeyOf(node), letter: '', node, note };
    });
  }, [tree, index, keyword, view, way, language]);
  return { rows, way };
}

function everybody(index: PickIndex): ContactRow[] {
  const people = index.entries.filter(({ node }) => node.type === 'user');
  return groupByLetter(people).flatMap(({ letter, entries }) => [
    { key: letter, letter },
    ...entries.map(({ key, node, places }) => {
      const departments = places.flatMap((place) => index.above.get(place)?.fullName ?? []);
      return { key, letter, node, note: [...new Set(departments)].join('、') };
    }),
  ]);
}
