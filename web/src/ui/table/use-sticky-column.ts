import { type RefObject, useEffect } from 'react';

/**
 * The first column sticks only while the table is scrolled sideways. Each sticky cell is a layer of its own for the
 * browser, and with them every row: a table at rest on its left side scrolls down without a hundred of them.
 */
export function useStickyColumn(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = grid.current;
    if (!scroller) return;
    let isMoved = false;
    const look = () => {
      if (scroller.scrollLeft > 0 === isMoved) return;
      isMoved = !isMoved;
      scroller.classList.toggle('data-table-sideways', isMoved);
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [grid]);
}
