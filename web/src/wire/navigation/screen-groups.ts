import { createContext, useContext } from 'react';

/** The chunks that are fetched together when a tab opens. */
export type ScreenGroup = 'message' | 'workflow' | 'apply' | 'my';

/** Tells which group a path belongs to. Given by the app, which alone knows the route table. */
export const ScreenGroups = createContext<(path: string) => ScreenGroup | undefined>(() => undefined);

export const useGroupOf = () => useContext(ScreenGroups);
