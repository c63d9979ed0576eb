import { AppError } from '@fairway/contract/app-error.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListState } from '../../ui/list-state.ts';
import { nextPageNumber, pagedList } from '../../wire/paged-list.ts';
import {
  askPage,
  type PickedRow,
  pageSizeOf,
  questionKey,
  type RowQuestion,
  rowValue,
} from './row-source.ts';

export interface Rows extends ListState<PickedRow> {
  /** What the server said, where it said something. */
  words: string | undefined;
  /** What is shown was found by an earlier search. */
  isSearching: boolean;
}

/** The rows that may be picked, page by page. */
export function useRows(question: RowQuestion, keyword: string): Rows {
  const pageSize = pageSizeOf(question.source);
  const asked = useInfiniteQuery({
    queryKey: ['pickerRows', ...questionKey(question), { keyword, pageSize }],
    queryFn: ({ pageParam, signal }) => askPage(question, { keyword, currentPage: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPageNumber(pageSize),
    // The picker says it in its own place.
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  });
  const { error, isPlaceholderData: isSearching } = asked;
  const list = pagedList(asked);
  return {
    ...list,
    rows: list.rows && distinct(list.rows, question),
    words: error instanceof AppError ? error.message : undefined,
    isSearching,
    hasMore: list.hasMore && !isSearching,
  };
}

/** A row without a value cannot be kept; one that slid onto the next page comes twice. */
const distinct = (rows: readonly PickedRow[], { source }: RowQuestion): PickedRow[] => {
  const byValue = new Map(rows.map((row) => [rowValue(row, source), row]));
  byValue.delete('');
  return [...byValue.values()];
};
