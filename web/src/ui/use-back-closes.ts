import { useEffectEvent, useLayoutEffect } from 'react';
import { closeOnPop } from './pop-guard.ts';

/**
 * While open, back and forward close it and the screen stays. For what is opened by state: what the URL opens is
 * closed by the router.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useLayoutEffect(() => {
    if (isOpen) return closeOnPop(() => closeIt());
  }, [isOpen]);
}
