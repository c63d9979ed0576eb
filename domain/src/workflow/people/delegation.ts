import type { DelegationProblem } from '@fairway/contract/flow-words.ts';

/** Somebody acts for somebody else, for a time and for some flows. It is a right, never a change of a flow. */
export interface Delegation {
  id: string;
  type: 'launch' | 'approve';
  from: string;
  to: string;
  /** Keys of flows; none means all. */
  flows: readonly string[];
  start: number;
  end: number;
}

/** From its start until just before its end. */
export const isInForce = (
  { flows, start, end }: Pick<Delegation, 'flows' | 'start' | 'end'>,
  key: string,
  now: number,
): boolean => start <= now && now < end && (flows.length === 0 || flows.includes(key));

/** Whether one may stand in for the other now. Only directly: what was entrusted is not entrusted further. */
export const mayStandIn = (
  delegations: readonly Delegation[],
  wanted: { type: Delegation['type']; from: string; to: string; key: string; now: number },
): boolean =>
  delegations.some(
    (one) =>
      one.type === wanted.type &&
      one.from === wanted.from &&
      one.to === wanted.to &&
      isInForce(one, wanted.key, wanted.now),
  );

/** What is wrong with a delegation beside those that exist; the one it replaces has its id. */
export function delegationProblem(
  wanted: Delegation,
  existing: readonly Delegation[],
): DelegationProblem | undefined {
  if (wanted.from === wanted.to) return 'self';
  if (!(wanted.start < wanted.end)) return 'period';
  const others = existing.filter(
    (one) => one.id !== wanted.id && one.type === wanted.type && doMeet(one, wanted),
  );
  if (others.some(({ from }) => from === wanted.from)) return 'overlap';
  if (others.some(({ from, to }) => from === wanted.to && to === wanted.from)) return 'mutual';
  return undefined;
}

/** At some time, for some flow, both are in force. */
function doMeet(one: Delegation, other: Delegation): boolean {
  if (one.start >= other.end || other.start >= one.end) return false;
  if (one.flows.length === 0 || other.flows.length === 0) return true;
  return one.flows.some((key) => other.flows.includes(key));
}
