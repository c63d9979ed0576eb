import { type ComponentType, useEffect, useState } from 'react';
import { fetchScreen, type ScreenLoader, screenAtHand } from './screen-chunk.ts';

/** Fast chunks show no skeleton at all. */
export const skeletonDelay = 200;
/** From here on the person is told that it takes long. */
export const chunkSlowAfter = 60_000;
/** From here on it counts as failed. */
export const chunkTimeout = 120_000;

export type ChunkState =
  | { phase: 'ready'; component: ComponentType }
  | { phase: 'quiet' | 'loading' | 'slow' | 'failed' };

/** What to show while the chunk of a screen is on its way. One that comes late is shown all the same. */
export function useScreenChunk(loader: ScreenLoader): ChunkState {
  const [state, setState] = useState<ChunkState>({ phase: 'quiet' });
  const component = screenAtHand(loader);
  useEffect(() => {
    if (screenAtHand(loader)) return;
    let isCurrent = true;
    const show = (next: ChunkState) => isCurrent && setState(next);
    const timers = [
      setTimeout(() => show({ phase: 'loading' }), skeletonDelay),
      setTimeout(() => show({ phase: 'slow' }), chunkSlowAfter),
      setTimeout(() => show({ phase: 'failed' }), chunkTimeout),
    ];
    const stopTimers = () => timers.forEach(clearTimeout);
    fetchScreen(loader)
      .then((component) => show({ phase: 'ready', component }))
      .catch(() => show({ phase: 'failed' }))
      .finally(stopTimers);
    return () => {
      isCurrent = false;
      stopTimers();
    };
  }, [loader]);
  return component ? { phase: 'ready', component } : state;
}
