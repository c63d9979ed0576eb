/** So many fill two rows of a phone beside the way to add one. */
const most = 7;

/** The flows that are started most; of those that are started as often, and never, in the order of the company. */
export const mostStarted = <T extends { id: string }>(
  templates: readonly T[],
  starts: ReadonlyMap<string, number>,
): T[] => {
  const countOf = ({ id }: T) => starts.get(id) ?? 0;
  return templates.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, most);
};
