import { useEffect, useReducer } from 'react';

/** Draws again every minute: “5 minutes ago” does not stay true. */
export function useEachMinute(): void {
  const [, draw] = useReducer((minutes: number) => minutes + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, 60_000);
    return () => clearInterval(timer);
  }, []);
}
