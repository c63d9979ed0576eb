import { comesAgain, milestoneTable } from './milestone-table.ts';
import { lastMove } from './stage.ts';
import type { BoxProgress } from './standing.ts';
import type { TimelineEntry } from './timeline.ts';

/** So many of the boxes, where others are not as far. */
export interface Partly {
  done: number;
  of: number;
}

/** For entries of the timeline of all boxes: of how many boxes they are true; null where of all or of none. */
export function partlyOf(boxes: readonly BoxProgress[]): (entry: TimelineEntry) => Partly | null {
  const reached = boxes.map(({ events }) => {
    const last = lastMove(events);
    return { events, rank: last === null ? 0 : milestoneTable[last].rank };
  });
  return ({ milestone, portId, status }) => {
    if (status !== 'actual' && status !== 'inferred') return null;
    const { rank, isPaper } = milestoneTable[milestone];
    const done = reached.filter(
      (box) =>
        (!isPaper && box.rank >= rank) ||
        box.events.some(
          (event) =>
            event.classifier === 'ACT' &&
            event.milestone === milestone &&
            (!comesAgain.has(milestone) || event.portId === portId),
        ),
    ).length;
    return done === 0 || done === boxes.length ? null : { done, of: boxes.length };
  };
}
