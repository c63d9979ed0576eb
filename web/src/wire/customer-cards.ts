import { type ComponentType, createContext } from 'react';

/** A card of the home of customers; it draws nothing while it has nothing to show. */
export type CustomerCards = Readonly<Record<string, ComponentType>>;

/** What every feature hands to the home of customers. Given by the app: a feature cannot import those that import it. */
export const CustomerCardsContext = createContext<() => Promise<CustomerCards>>(async () => ({}));
