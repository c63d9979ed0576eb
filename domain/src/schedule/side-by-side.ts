/** Something that lasts, in minutes of a day. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Where it stands of so many columns, and over how many of them it may be drawn. */
export interface SideBySide<S> {
  item: S;
  column: number;
  width: number;
  columns: number;
}

/** What overlaps stands side by side; what has nobody beside it takes the room. Shorter than `least` it still covers that. */
export function sideBySide<S extends DaySpan>(spans: readonly S[], least = 0): SideBySide<S>[] {
  const inOrder = spans.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const endOf = ({ from, to }: DaySpan) => Math.max(to, from + least);
  const placed: SideBySide<S>[] = [];
  let together: { item: S; column: number }[] = [];
  let until = Number.NEGATIVE_INFINITY;
  const settle = () => {
    const columns = 1 + Math.max(...together.map(({ column }) => column));
    for (const { item, column } of together) {
      const right = together
        .filter((one) => one.column > column && one.item.from < endOf(item) && endOf(one.item) > item.from)
        .map((one) => one.column);
      placed.push({ item, column, columns, width: Math.min(columns, ...right) - column });
    }
    together = [];
  };
  for (const item of inOrder) {
    if (together.length > 0 && item.from >= until) settle();
    const taken = new Set(together.filter((one) => endOf(one.item) > item.from).map((one) => one.column));
    let column = 0;
    while (taken.has(column)) column += 1;
    until = together.length === 0 ? endOf(item) : Math.max(until, endOf(item));
    together.push({ item, column });
  }
  if (together.length > 0) settle();
  return placed;
}

/** Bars from a first to a last day, each in the first row that has room for it; longer ones stand higher. */
export function inRows<B extends { first: number; last: number }>(
  bars: readonly B[],
): { item: B; row: number }[] {
  const inOrder = bars.toSorted((one, other) => one.first - other.first || other.last - one.last);
  const ends: number[] = [];
  return inOrder.map((item) => {
    const free = ends.findIndex((last) => last < item.first);
    const row = free === -1 ? ends.length : free;
    ends[row] = item.last;
    return { item, row };
  });
}
