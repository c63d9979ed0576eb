import { create } from 'zustand';

/** A request that is faster than this shows nothing but its result. */
export const slowAfter = 800;

/** How many requests have been waiting for longer than that. */
export const useSlowRequests = create<{ slow: number }>(() => ({ slow: 0 }));

const change = (by: number) => useSlowRequests.setState(({ slow }) => ({ slow: slow + by }));

/** Returns what ends the waiting. */
export function showMaskWhenSlow(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    change(1);
  }, slowAfter);
  return () => {
    clearTimeout(timer);
    if (isSlow) change(-1);
  };
}
