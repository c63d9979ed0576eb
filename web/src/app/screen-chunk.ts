import type { ComponentType } from 'react';
import type { ScreenLoader } from '../wire/feature.ts';
import { savesData } from './saves-data.ts';

const arrived = new Map<ScreenLoader, ComponentType>();
const underWay = new Map<ScreenLoader, Promise<ComponentType>>();

export const loadedScreen = (loader: ScreenLoader): ComponentType | undefined => arrived.get(loader);

/** One fetch however many ask; a failed one may be tried again. */
export function fetchScreen(loader: ScreenLoader): Promise<ComponentType> {
  const running = underWay.get(loader);
  if (running) return running;
  const fetching = loader()
    .then((component) => {
      arrived.set(loader, component);
      return component;
    })
    .finally(() => underWay.delete(loader));
  underWay.set(loader, fetching);
  return fetching;
}

/** What was asked for ahead of need, by several tabs maybe. */
const wanted = new Set<ScreenLoader>();
let isFetching = false;

const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run, 200);

/**
 * Ahead of need, one after the other and when the browser has nothing better to do: hundreds of files at once would
 * stand before what somebody waits for. A failure shows when the screen is opened.
 */
export function preloadScreens(loaders: readonly ScreenLoader[]): void {
  if (savesData()) return;
  for (const loader of loaders) if (!arrived.has(loader)) wanted.add(loader);
  if (isFetching) return;
  isFetching = true;
  whenIdle(fetchNext);
}

function fetchNext(): void {
  const [loader] = wanted;
  // Without a network the browser would remember the failure and not ask again when the screen is opened.
  if (!loader || !navigator.onLine) {
    wanted.clear();
    isFetching = false;
    return;
  }
  wanted.delete(loader);
  fetchScreen(loader)
    .catch(() => undefined)
    .finally(() => whenIdle(fetchNext));
}
