/** When somebody is busy, in moments. */
export interface Busy {
  startAt: number;
  endAt: number;
}

/** Spans that touch or overlap become one, in order. */
export function joined(spans: readonly Busy[]): Busy[] {
  const inOrder = spans
    .filter(({ startAt, endAt }) => endAt > startAt)
    .toSorted((one, other) => one.startAt - other.startAt);
  const whole: Busy[] = [];
  for (const span of inOrder) {
    const last = whole.at(-1);
    if (last && span.startAt <= last.endAt) last.endAt = Math.max(last.endAt, span.endAt);
    else whole.push({ ...span });
  }
  return whole;
}

/** The first start of so long a time that lies in one of the open spans and disturbs nobody. */
export function firstCommonStart(
  open: readonly Busy[],
  busy: readonly Busy[],
  length: number,
  step: number,
): number | undefined {
  const taken = joined(busy);
  for (const { startAt, endAt } of open) {
    let at = Math.ceil(startAt / step) * step;
    for (const span of taken) {
      if (span.endAt <= at) continue;
      if (span.startAt >= at + length) break;
      at = Math.ceil(span.endAt / step) * step;
    }
    if (at + length <= endAt) return at;
  }
  return undefined;
}
