import type { ScreenGroup } from '../wire/navigation/screen-groups.ts';
import { innerScreens } from './inner-screens.ts';
import { openScreens } from './open-screens.ts';
import { fetchScreen, preloadScreens } from './screen-chunk.ts';
import { pathsOf, type ScreenEntry } from './screen-entry.tsx';

function entryOf(path: string): ScreenEntry | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return [...openScreens, ...innerScreens].find((entry) => pathsOf(entry).includes(pathname));
}

/** Whether a path, with or without its query, has a screen to show. */
export const isBuilt = (path: string): boolean => entryOf(path)?.screen !== undefined;

export const groupOf = (path: string): ScreenGroup | undefined => entryOf(path)?.group;

/** Fetches the screens of a tab ahead of need. */
export function preloadGroup(group: ScreenGroup): void {
  preloadScreens(
    innerScreens.flatMap((entry) => (entry.group === group && entry.screen ? [entry.screen] : [])),
  );
}

/** Fetches one screen at once; a failure shows when it is opened. */
export function fetchScreenOf(path: string): void {
  const { screen } = entryOf(path) ?? {};
  if (screen) fetchScreen(screen).catch(() => undefined);
}
