import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far outside of the screen something is drawn already. */
const ahead = '600px';

/** Whether an element is on the screen or close to it, and how high it was when it was last. */
export function useNear(frame: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [state, setState] = useState<{ isNear: boolean; height?: number }>({ isNear: isWanted });
  if (isWanted && !state.isNear) setState({ ...state, isNear: true });
  const wanted = useRef(isWanted);
  useEffect(() => {
    wanted.current = isWanted;
  }, [isWanted]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const see = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      // What somebody types into stays, wherever they scroll; and so does what they are being led to.
      if (!isIntersecting && (wanted.current || element.contains(document.activeElement))) return;
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
