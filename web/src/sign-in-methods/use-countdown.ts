import { useEffect, useState } from 'react';

/** Seconds that are left of a pause. Told by the clock, not by counting: a phone that sleeps does not tick. */
export function useCountdown() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (duration: number) => {
    setNow(Date.now());
    setUntil(Date.now() + duration);
  };
  return { secondsLeft: until === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1000)), start };
}
