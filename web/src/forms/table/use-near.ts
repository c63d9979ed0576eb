import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the screen something is drawn already. */
const ahead = '600px';

/** Whether an element is on the screen or close to it, and how high it was when it was last. */
export function useNear(frame: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [state, setState] = useState<{ isNear: boolean; height?: number }>({ isNear: isWanted });
  if (isWanted && !state.isNear) setState({ ...state, isNear: true });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const see = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      // What somebody is typing into stays, wherever they scroll.
      if (!isIntersecting && element.contains(document.activeElement)) return;
      setState((now) => {
        if (now.isNear === isIntersecting) return now;
        return isIntersecting
          ? { ...now, isNear: true }
          : { isNear: false, height: boundingClientRect.height };
      });
    };
    const options = { rootMargin: ahead, scrollMargin: ahead };
    const observer = new IntersectionObserver(see, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return state;
}
