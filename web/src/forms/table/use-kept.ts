import { useState } from 'react';

/** Gives the same thing again for as long as what it is given is alike: nobody draws anew for a copy. */
export function useKept<T>(isAlike: (one: T, other: T) => boolean): (next: T) => T {
  const [keep] = useState(() => {
    let kept: { value: T } | undefined;
    return (next: T): T => {
      if (!kept || !isAlike(kept.value, next)) kept = { value: next };
      return kept.value;
    };
  });
  return keep;
}
