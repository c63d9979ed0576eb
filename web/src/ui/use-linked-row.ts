import { useEffect, useRef } from 'react';
import type { ListState } from './list-state.ts';

/** A link that names a row further down than this is not worth walking the whole list for. */
const farthest = 500;

interface Sought<T> {
  row: T | undefined;
  /** Not found yet, but there is more to look through. */
  isSought: boolean;
}

/**
 * The open row of a list. A pasted link may name one below the first page: then the next pages are asked for. While a
 * list is asked anew, by other filters or a search, the open row stays: what somebody presses beside it is not lost.
 */
export function useLinkedRow<T>(list: ListState<T>, id: string | null, keyOf: (row: T) => string): Sought<T> {
  const { rows, hasMore, isLoadingMore, loadMore } = list;
  const found = id === null ? undefined : rows?.find((candidate) => keyOf(candidate) === id);
  const last = useRef(found);
  useEffect(() => {
    if (found !== undefined) last.current = found;
  });
  const stays = rows === undefined && last.current !== undefined && keyOf(last.current) === id;
  const row = found ?? (stays ? last.current : undefined);
  const goesOn = id !== null && rows !== undefined && !row && hasMore && rows.length < farthest;
  useEffect(() => {
    if (goesOn && !isLoadingMore) loadMore();
  });
  return { row, isSought: !row && (goesOn || (id !== null && rows === undefined && !list.problem)) };
}
