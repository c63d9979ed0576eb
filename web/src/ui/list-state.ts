/** A list as it comes page by page; `rows` is missing until the first page is there. */
export interface ListState<T> {
  rows: readonly T[] | undefined;
  /** Why there is nothing: it could not be loaded, or this person may not see it. */
  problem: 'failed' | 'forbidden' | undefined;
  /** How many there are, loaded or not, where that is known. */
  total?: number | undefined;
  /** There are more than the total. */
  isMore?: boolean | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}
