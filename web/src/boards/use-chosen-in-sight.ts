import { useEffect, useRef } from 'react';

/** For a line of choices that is longer than a phone is wide: the chosen one is scrolled to. */
export function useChosenInSight(chosen: string) {
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is somewhere else
  useEffect(() => {
    line.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return line;
}
