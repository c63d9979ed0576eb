import { createContext, useContext } from 'react';
import type { ScreenGroup } from './tabs.ts';

/** Fetches a group's chunks ahead. Given by the app, which alone knows the route table. */
export const PreloadGroup = createContext<(group: ScreenGroup) => void>(() => undefined);

export const usePreloadGroup = () => useContext(PreloadGroup);
