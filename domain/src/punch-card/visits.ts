import { metresBetween, type Spot } from '../places/spot.ts';

export interface VisitHalf {
  id: string;
  kind: 'in' | 'out';
  /** Milliseconds. */
  at: number;
  /** Of its target; empty for none. */
  targetKey: string;
}

export interface Visit {
  inId: string;
  outId: string | null;
  from: number;
  to: number | null;
  minutes: number | null;
}

export const targetKeyOf = (target: { kind: string; id: string } | null): string =>
  target ? `${target.kind}-${target.id}` : '';

const byTime = (a: VisitHalf, b: VisitHalf): number =>
  a.at - b.at || (a.kind === b.kind ? 0 : a.kind === 'in' ? -1 : 1) || (a.id < b.id ? -1 : 1);

/**
 * The visits of somebody's day: a check-out closes the last open check-in at the same target. What arrives late finds
 * its other half all the same, as the order is that of the true times.
 */
export function visitsOf(punches: readonly VisitHalf[]): { visits: Visit[]; unpaired: string[] } {
  const visits: Visit[] = [];
  const unpaired: string[] = [];
  const open = new Map<string, Visit[]>();
  for (const { id, kind, at, targetKey } of punches.toSorted(byTime)) {
    if (kind === 'in') {
      const visit: Visit = { inId: id, outId: null, from: at, to: null, minutes: null };
      visits.push(visit);
      open.set(targetKey, [...(open.get(targetKey) ?? []), visit]);
      continue;
    }
    const visit = open.get(targetKey)?.pop();
    if (visit) Object.assign(visit, { outId: id, to: at, minutes: minutesBetween(visit.from, at) });
    else unpaired.push(id);
  }
  return { visits, unpaired };
}

export const minutesBetween = (from: number, to: number): number => Math.round((to - from) / 60_000);

/** Straight from each to the next, in the order they are given; what has no position is passed over. */
export function metresOfTrack(track: readonly (Spot | null)[]): number {
  const spots = track.filter((spot) => spot !== null);
  return Math.round(
    spots.slice(1).reduce((sum, spot, place) => sum + metresBetween(spots[place] ?? spot, spot), 0),
  );
}
