import { createContext, useContext } from 'react';
import type { PlainKey } from '../language/words.ts';

/** The log keeps the names of the contract; people read what they mean. */
export type AuditActs = Readonly<Record<string, PlainKey>>;

/** Those of every feature. Given by the app: the log cannot import the features whose acts it shows. */
export const AuditActsContext = createContext<AuditActs>({});

export const useAuditActs = () => useContext(AuditActsContext);
