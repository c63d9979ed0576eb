import { createContext, useContext } from 'react';

/** Tells whether a path has a screen. Given by the app: a feature cannot import the route table that imports it. */
export const BuiltScreens = createContext<(path: string) => boolean>(() => false);

export const useIsBuilt = () => useContext(BuiltScreens);
