import { type ComponentType, createContext } from 'react';

/** A card of the workbench: what waits for whoever works here. It draws nothing while it has nothing to show. */
export type StaffCards = Readonly<Record<string, ComponentType>>;

/** What every feature hands to the workbench. Given by the app: a feature cannot import those that import it. */
export const StaffCardsContext = createContext<() => Promise<StaffCards>>(async () => ({}));
