/** One page of a list with where it stands, as the wire wants it. */
export function pageOf<T>(
  list: T[],
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
  total: number,
  isMore = false,
) {
  return { list, pagination: { currentPage, pageSize, total, ...(isMore && { isMore }) } };
}
