import { useEffect, useState } from 'react';

const pace = 30_000;

/** The time, moving on while somebody looks: for what counts down. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pace);
    return () => clearInterval(timer);
  }, []);
  return now;
}
