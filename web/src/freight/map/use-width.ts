import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is, in whole pixels; 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
