import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { ScreenLoader } from '../wire/feature.ts';
import { fetchScreen, loadedScreen } from './screen-chunk.ts';

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
export function useScreenChunk(loader: ScreenLoader, startAnew = () => location.reload()): ChunkState {
  const [state, setState] = useState<ChunkState>(() => readyOr(loader, { phase: 'quiet' }));
  const component = loadedScreen(loader);
  useEffect(() => {
    // It may have come since this was drawn, from a fetch ahead: without a new state nobody would draw again.
    setState((drawn) => (drawn.phase === 'ready' ? drawn : readyOr(loader, drawn)));
    if (loadedScreen(loader)) return;
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
  useWhenBack(state.phase === 'failed' && !component, startAnew);
  return readyOr(loader, state);
}

function readyOr(loader: ScreenLoader, otherwise: ChunkState): ChunkState {
  const component = loadedScreen(loader);
  return component ? { phase: 'ready', component } : otherwise;
}

/** The network is back: the page starts anew, for a browser remembers what failed to come and does not ask for it again. */
function useWhenBack(isWaiting: boolean, startAnew: () => void): void {
  const comeBack = useEffectEvent(async () => {
    if (await isServerThere()) startAnew();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const hear = () => void comeBack();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, [isWaiting]);
}

/** Some network is not yet a way to the server, and our error screen is better than the browser's. */
const isServerThere = () =>
  fetch(document.baseURI, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
