import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';
import { roughWidth, textWidth } from './text-width.ts';

/** The room around the words of a cell. */
export const cellPadding = 24;
/** The room a label takes beside its words: its ends, its sign, and the gap to the next one. */
const labelRoom = 38;

/** How wide each column of figures or labels must be so that none of them is cut off. Rows are looked at once, as they come. */
export function useNeededWidths<T extends object>(
  grid: RefObject<HTMLElement | null>,
  columns: readonly Column<T>[],
  rows: readonly T[],
): Readonly<Record<string, number>> {
  const [needed, setNeeded] = useState<Readonly<Record<string, number>>>({});
  const widest = useRef({ columns, seen: new WeakSet<T>(), places: {} as Record<string, number> });
  useLayoutEffect(() => {
    if (widest.current.columns !== columns)
      widest.current = { columns, seen: new WeakSet(), places: widest.current.places };
    const { seen, places } = widest.current;
    const whole = columns.filter(({ align, labels }) => align === 'end' || labels !== undefined);
    if (!grid.current || whole.length === 0) return;
    const longer: Record<string, { words: string; room: number }> = {};
    for (const row of rows) {
      if (seen.has(row)) continue;
      seen.add(row);
      for (const { id, text, labels } of whole) {
        const shown = labels?.(row);
        const words = shown?.join(' ') ?? text(row);
        const wide = roughWidth(words);
        if (wide <= (places[id] ?? 0)) continue;
        places[id] = wide;
        longer[id] = { words, room: (shown?.length ?? 0) * labelRoom };
      }
    }
    if (Object.keys(longer).length === 0) return;
    const { font } = getComputedStyle(grid.current);
    const widths = Object.entries(longer).map(([id, { words, room }]) => [
      id,
      // A few pixels for the difference between a canvas and the page.
      Math.ceil(textWidth(words, font)) + room + cellPadding + 4,
    ]);
    setNeeded((before) => ({ ...before, ...Object.fromEntries(widths) }));
  }, [grid, columns, rows]);
  return needed;
}
