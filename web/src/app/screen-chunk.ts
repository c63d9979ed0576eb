import type { ComponentType } from 'react';
import type { ScreenLoader } from '../wire/feature.ts';

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

/** Ahead of need, when the browser has nothing better to do; a failure shows when the screen is opened. */
export function preloadScreens(loaders: readonly ScreenLoader[]): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenIdle(() => {
    // The browser would remember the failure and not ask again when the screen is opened.
    if (!navigator.onLine) return;
    for (const loader of loaders) if (!arrived.has(loader)) fetchScreen(loader).catch(() => undefined);
  });
}
