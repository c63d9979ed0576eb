import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const enough = 64;
const farthest = 96;

export type Pull = 'none' | 'pulling' | 'enough' | 'refreshing';

/** A finger that pulls a list down from its top; the distance is for drawing, the state for words. */
export function usePullToRefresh(scroller: RefObject<HTMLElement | null>, refresh: () => Promise<unknown>) {
  const [pull, setPull] = useState<Pull>('none');
  const [distance, setDistance] = useState(0);
  const askAgain = useEffectEvent(refresh);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let startY: number | undefined;
    let pulled = 0;
    let busy = false;
    const begin = (event: TouchEvent) => {
      startY = !busy && element.scrollTop <= 0 ? event.touches[0]?.clientY : undefined;
      pulled = 0;
    };
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      pulled = Math.min(Math.max(0, (y - startY) * 0.5), farthest);
      if (pulled > 0 && event.cancelable) event.preventDefault();
      setDistance(pulled);
      setPull(pulled === 0 ? 'none' : pulled >= enough ? 'enough' : 'pulling');
    };
    const end = async () => {
      const asked = startY !== undefined && pulled >= enough;
      startY = undefined;
      if (asked) {
        busy = true;
        setPull('refreshing');
        setDistance(enough);
        await askAgain().catch(() => undefined);
        busy = false;
      }
      setPull('none');
      setDistance(0);
    };
    const finish = () => void end();
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', finish);
    element.addEventListener('touchcancel', finish);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', finish);
      element.removeEventListener('touchcancel', finish);
    };
  }, [scroller]);
  return { pull, distance };
}
