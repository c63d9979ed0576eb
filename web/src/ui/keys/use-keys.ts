import { useEffect, useEffectEvent } from 'react';
import { addKeyActs, type KeyAct, type KeyLayer } from './key-acts.ts';

/** Keys that act while this is on screen, and stand in the help under a name. */
export function useKeys(group: string, acts: readonly KeyAct[], layer: KeyLayer = 'screen'): void {
  const now = useEffectEvent(() => acts);
  useEffect(() => addKeyActs({ name: group, layer, acts: () => now() }), [group, layer]);
}
