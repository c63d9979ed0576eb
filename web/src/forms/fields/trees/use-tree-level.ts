import { useState } from 'react';
import type { Options } from '../../options.ts';
import { choicesBelow, type TreeChoice } from '../../pickers/tree-choice.ts';
import type { TreeLevel } from '../../pickers/tree-picker.tsx';

/** A tree of options, one level at a time. */
export function useTreeLevel(
  { options, isLoading, problem, retry }: Options,
  isPickable: Parameters<typeof choicesBelow>[2],
): TreeLevel & { start: () => void } {
  const [way, setWay] = useState<readonly TreeChoice[]>([]);
  return {
    way,
    onWay: setWay,
    rows: isLoading ? undefined : choicesBelow(options, way, isPickable),
    isFailed: problem !== undefined,
    retry,
    start: () => setWay([]),
  };
}
