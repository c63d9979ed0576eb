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
  const first = changes[0];
  if (!first || changes.length < 2) return undefined;
  const times = changes.map(({ after }) => after);
  const [earliest, latest] = [Math.min(...times), Math.max(...times)];
  const until = Math.max(now, changes.at(-1)?.issuedAt ?? now);
  const x = (at: number) => (until === first.issuedAt ? 0 : (at - first.issuedAt) / (until - first.issuedAt));
  const y = (at: number) => (latest === earliest ? 0.5 : (at - earliest) / (latest - earliest));
  const points = changes.map((change): EtaPoint => ({ x: x(change.issuedAt), y: y(change.after), change }));
  return { points, earliest, latest, from: first.issuedAt, until };
}
