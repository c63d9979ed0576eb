import { useEffect, useState } from 'react';

/** What a value was once it stopped changing: typing asks the server once, not at every letter. */
export function useSettled<T>(value: T, wait = 300): T {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about the value
  useEffect(() => {
    if (settled.key === key) return;
    const timer = setTimeout(() => setSettled({ key, value }), wait);
    return () => clearTimeout(timer);
  }, [key, wait, settled.key]);
  return settled.value;
}
