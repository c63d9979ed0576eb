import { mostPunchFixes } from '@fairway/contract/punch-fields.ts';
import { roundedSpot } from '@fairway/domain/places/spot.ts';
import { areEnough, bestFix, fixesTime, sureAfter } from '@fairway/domain/punch-card/best-fix.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DevicePlace, type PlaceProblem, watchPlace } from '../../native/place.ts';

/** Nothing at all after this long is told. */
const patience = 15_000;

const rounded = (place: DevicePlace): DevicePlace => ({
  ...place,
  ...roundedSpot(place),
  accuracy: Math.round(place.accuracy),
});

/** Where the device is: shown from the first fix on, and better with each one until they are enough. */
export function useFixes() {
  const [fixes, setFixes] = useState<readonly DevicePlace[]>([]);
  const [isSeeking, setIsSeeking] = useState(false);
  const [problem, setProblem] = useState<PlaceProblem>();
  const stopping = useRef<() => void>(undefined);

  /** All there are once it is done; none where the device says nothing. */
  const seek = useCallback((): Promise<readonly DevicePlace[]> => {
    stopping.current?.();
    setIsSeeking(true);
    setProblem(undefined);
    return new Promise((resolve) => {
      const found: DevicePlace[] = [];
      const startedAt = performance.now();
      let isOver = false;
      const end = (why?: PlaceProblem) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        clearTimeout(sureTimer);
        stop();
        setIsSeeking(false);
        if (found.length === 0 && why) setProblem(why);
        resolve(found);
      };
      const timer = setTimeout(() => found.length > 0 && end(), fixesTime);
      const sureTimer = setTimeout(() => areEnough(found, sureAfter) && end(), sureAfter);
      let stop: () => void = () => undefined;
      stop = watchPlace(
        patience,
        (place) => {
          if (isOver) return;
          found.push(rounded(place));
          setFixes([...found]);
          const waited = performance.now() - startedAt;
          if (areEnough(found, waited) || found.length >= mostPunchFixes || waited >= fixesTime) end();
        },
        end,
      );
      // It may have said at once that it cannot.
      if (isOver) stop();
      stopping.current = () => end();
    });
  }, []);
  useEffect(() => () => stopping.current?.(), []);
  return { fixes, position: bestFix(fixes), isSeeking, problem, seek };
}
