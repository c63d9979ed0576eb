import { createContext, useContext } from 'react';
import type { ScreenGroup } from './tabs.ts';

/** Tells which group a path belongs to. Given by the app, which alone knows the route table. */
export const ScreenGroups = createContext<(path: string) => ScreenGroup | undefined>(() => undefined);

export const useGroupOf = () => useContext(ScreenGroups);
