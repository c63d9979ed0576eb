import type { CacheSnapshot } from 'virtua';

interface Position {
  offset: number;
  rows: number;
  sizes: CacheSnapshot;
}

/** Where each list stood when it was left, by the history entry it was left from. */
const positions = new Map<string, Position>();
const mostRemembered = 50;

export function rememberPosition(entry: string, position: Position): void {
  positions.delete(entry);
  positions.set(entry, position);
  const oldest = positions.keys().next().value;
  if (positions.size > mostRemembered && oldest !== undefined) positions.delete(oldest);
}

export const positionOf = (entry: string): Position | undefined => positions.get(entry);
