import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getShipmentTimes } from '@fairway/contract/shipment-tracking.ts';

export type ShownTimes = Reply<typeof getShipmentTimes>['arrival'];
export type TimeChange = ShownTimes['changes'][number];

export interface EtaPoint {
  /** From 0 to 1: when it was said, from the first word to now. */
  x: number;
  /** From 0 to 1: what was said, from the earliest to the latest. */
  y: number;
  change: TimeChange;
}

/** How a time moved while it was spoken of. Undefined where it was named fewer than twice. */
export function etaLine({ changes }: Pick<ShownTimes, 'changes'>, now: number) {
  if (changes.length < 2) return undefined;
  const times = changes.map(({ after }) => after);
  const [earliest, latest] = [Math.min(...times), Math.max(...times)];
  const from = changes.find(({ issuedAt }) => issuedAt !== null)?.issuedAt ?? now;
  const until = Math.max(now, changes.at(-1)?.issuedAt ?? now);
  // What was said nobody knows when stands at the beginning.
  const x = (at: number | null) => (at === null || until === from ? 0 : (at - from) / (until - from));
  const y = (at: number) => (latest === earliest ? 0.5 : (at - earliest) / (latest - earliest));
  const points = changes.map((change): EtaPoint => ({ x: x(change.issuedAt), y: y(change.after), change }));
  return { points, earliest, latest, from, until };
}
