import { type RefObject, useEffect } from 'react';

/** A finger that goes sideways swipes the row; the list around it must not take it for a pull. */
export function useSideways(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = element.current;
    if (!row) return;
    let start: Touch | undefined;
    let isSideways: boolean | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches[0];
      isSideways = undefined;
    };
    const move = (event: TouchEvent) => {
      const now = event.touches[0];
      if (!start || !now) return;
      isSideways ??= Math.abs(now.clientX - start.clientX) > Math.abs(now.clientY - start.clientY);
      if (isSideways) event.stopPropagation();
    };
    row.addEventListener('touchstart', begin, { passive: true });
    row.addEventListener('touchmove', move, { passive: true });
    return () => {
      row.removeEventListener('touchstart', begin);
      row.removeEventListener('touchmove', move);
    };
  }, [element]);
}
