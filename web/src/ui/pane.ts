import { createContext, useContext } from 'react';

interface Pane {
  close: () => void;
}

/** Inside the detail pane of a list a page has a cross in place of its way back. */
export const PaneContext = createContext<Pane | undefined>(undefined);

export const usePane = () => useContext(PaneContext);
