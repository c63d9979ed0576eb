import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Place } from './cell-range.ts';

interface FollowCursor {
  grid: RefObject<HTMLElement | null>;
  cursor: Place | undefined;
  /** A pane is open beside the table: it shows the row of the cursor. */
  follows: boolean;
  open: () => void;
}

/** Who walks quickly is not shown every row on the way. */
const pause = 150;

/** Keeps the cell of the cursor in sight, and the open pane with its row. */
export function useFollowCursor({ grid, cursor, follows, open }: FollowCursor): void {
  const show = useEffectEvent(open);
  useEffect(() => {
    if (!cursor) return;
    grid.current
      ?.querySelector('.data-table-cell-current')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, cursor]);
  const row = cursor?.row;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step to another row opens it
  useEffect(() => {
    if (row === undefined || !follows) return;
    const timer = setTimeout(show, pause);
    return () => clearTimeout(timer);
  }, [row]);
}
