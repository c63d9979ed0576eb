import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows of figures need more than this, or their last columns lie out of sight. */
const narrow = 520;

/** Whether an element has no more room than a phone, though the screen is wide. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => {
      // Paper has a width of its own, and a page that is drawn anew while it is printed comes out cut.
      if (watched.clientWidth > 0 && !matchMedia('print').matches) setIsNarrow(watched.clientWidth < narrow);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(watched);
    return () => sizes.disconnect();
  }, [element]);
  return isNarrow;
}
