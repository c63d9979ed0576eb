import { createContext, useContext } from 'react';

/** Fetches what stands behind the login. Given by the app: the login cannot import the screens that lead back to it. */
export const PreloadHome = createContext<() => void>(() => undefined);

export const usePreloadHome = () => useContext(PreloadHome);
