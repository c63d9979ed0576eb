import type { OpenFlow } from './open-flow.ts';
import type { Basis } from './store.ts';

/** A flow as it was when this process read or left it last. Whether it still is so is asked when something is written. */
export interface CachedFlow {
  open: OpenFlow;
  basis: Basis;
  /** About how many characters its state has. */
  size: number;
}

const mostCharacters = 4_000_000;
const largest = 200_000;

/** The one that was used last is the last. */
const known = new Map<string, CachedFlow>();
let characters = 0;

export function cachedFlow(flowId: string): CachedFlow | undefined {
  return known.get(flowId);
}

export function cacheFlow(flow: CachedFlow): void {
  const { id } = flow.open.row;
  dropCached(id);
  if (flow.size > largest) return;
  known.set(id, flow);
  characters += flow.size;
  for (const oldest of known.keys()) {
    if (characters <= mostCharacters) break;
    dropCached(oldest);
  }
}

export function dropCached(flowId: string): void {
  characters -= known.get(flowId)?.size ?? 0;
  known.delete(flowId);
}
