/** A list as it comes page by page; `rows` is missing until the first page is there. */
export interface ListState<T> {
  rows: readonly T[] | undefined;
  failed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}
