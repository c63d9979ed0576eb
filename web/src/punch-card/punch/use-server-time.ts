import { useEffect, useState } from 'react';

/** The time by the server's clock, as far as it was told; it moves on while it is looked at. */
export function useServerTime(serverTime: number | undefined, heardAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return serverTime === undefined ? now : now + serverTime - heardAt;
}
