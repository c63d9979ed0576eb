import { namedMilestone, type StoredReport } from './stored-report.ts';

/** What of a shipment decides which reports are about it. Times are milliseconds. */
export interface ConcernFacts {
  /** Its numbers that name it and nothing else (booking, bills, its own), normalised. */
  references: ReadonlySet<string>;
  /** The numbers of its boxes, normalised. */
  containerNos: ReadonlySet<string>;
  firstEtd: number | null;
  createdAt: number;
}

const day = 86_400_000;
const daysBefore = 30;
const daysAfter = 120;

/**
 * The reports that are about a shipment, of those that hold. One that names a number of it always is. A box is used
 * again and again: a report that names only the box counts within the time it was in use for this shipment. One that
 * names other numbers beside the box counts like that only as long as nobody tied the box to a number of the shipment.
 */
export function concerningReports<R extends StoredReport>(held: readonly R[], facts: ConcernFacts): R[] {
  const uses = new Map(
    [...facts.containerNos].map((containerNo) => [containerNo, useOf(held, containerNo, facts)]),
  );
  const isNamed = (report: StoredReport): boolean =>
    report.references.some((key) => facts.references.has(key));
  const tied = new Set(held.filter(isNamed).map(({ containerNo }) => containerNo));
  return held.filter((report) => {
    if (isNamed(report)) return true;
    const { containerNo, references } = report;
    if (containerNo === null || (references.length > 0 && tied.has(containerNo))) return false;
    const use = uses.get(containerNo);
    return use !== undefined && report.at >= use.from && report.at <= use.to;
  });
}

type BoxMove = 'out' | 'in' | 'ashore';

/** What a report says of the use of its box: fetched empty, brought back empty, or ashore with cargo in it. */
function moveOf(report: StoredReport): BoxMove | undefined {
  if (report.classifier !== 'ACT') return undefined;
  const named = namedMilestone(report);
  if (named) return named === 'EMPTY_OUT' ? 'out' : named === 'EMPTY_IN' ? 'in' : ashore(named);
  if (report.eventType !== 'EQUIPMENT') return undefined;
  const { code } = report;
  if (report.emptyIndicator !== 'EMPTY') return code === 'DISC' ? 'ashore' : undefined;
  if (code === 'GTOT' || code === 'PICK') return 'out';
  return code === 'GTIN' || code === 'DROP' ? 'in' : undefined;
}
const ashore = (milestone: string): BoxMove | undefined =>
  ['DISC', 'GATE_OUT', 'DELIVERED'].includes(milestone) ? 'ashore' : undefined;

/**
 * From when until when a box was in use for a shipment: from the last time it was fetched empty before the sailing, or
 * brought back by whoever had it before, until it is brought back, or fetched anew after it was ashore.
 */
function useOf(
  held: readonly StoredReport[],
  containerNo: string,
  { firstEtd, createdAt }: ConcernFacts,
): { from: number; to: number } {
  const sails = firstEtd ?? createdAt;
  const moves = held
    .flatMap((report) => {
      const move = report.containerNo === containerNo ? moveOf(report) : undefined;
      return move ? [{ move, at: report.at }] : [];
    })
    .sort((one, other) => one.at - other.at);
  const latest = (move: BoxMove): number =>
    Math.max(
      ...moves.filter((one) => one.move === move && one.at <= sails).map(({ at }) => at),
      Number.NEGATIVE_INFINITY,
    );
  // The box was somebody else's until it was brought back; that moment is theirs too.
  const from = Math.max(sails - daysBefore * day, latest('out'), latest('in') + 1);
  let to = sails + daysAfter * day;
  let isAshore = false;
  for (const { move, at } of moves) {
    if (at < from || at > to) continue;
    if (move === 'ashore') isAshore = true;
    if (move === 'in' && at > sails) to = at;
    if (move === 'out' && isAshore && at > sails) to = at - 1;
  }
  return { from, to };
}
