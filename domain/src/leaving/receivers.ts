import type { HoldingKind } from '@fairway/contract/leaving-words.ts';

/** What nobody has to take over: it ends, or stays with an account that opens nothing. */
const endsByItself: readonly HoldingKind[] = ['delegations'];
const mayStay: readonly HoldingKind[] = ['watches', 'views'];
/** Goes the way of another kind: who gets the tasks gets what templates would give them later. */
const follows: Partial<Record<HoldingKind, HoldingKind>> = { flowSteps: 'tasks' };

export const isReceived = (kind: HoldingKind): boolean =>
  !endsByItself.includes(kind) && follows[kind] === undefined;

export const needsReceiver = (kind: HoldingKind): boolean => isReceived(kind) && !mayStay.includes(kind);

export interface Receivers {
  toId: string | null;
  receivers: Partial<Record<HoldingKind, string | undefined>>;
}

/** Who gets things of a kind; nobody where it ends. */
export function receiverOf(kind: HoldingKind, { toId, receivers }: Receivers): string | null {
  if (endsByItself.includes(kind)) return null;
  return receivers[follows[kind] ?? kind] ?? toId;
}

/** The kinds somebody holds that nobody was named for and somebody has to be. */
export const kindsWithoutReceiver = (
  held: readonly { kind: HoldingKind; count: number }[],
  chosen: Receivers,
): HoldingKind[] => [
  ...new Set(
    held
      .filter(({ count }) => count > 0)
      .map(({ kind }) => follows[kind] ?? kind)
      .filter((kind) => needsReceiver(kind) && receiverOf(kind, chosen) === null),
  ),
];
