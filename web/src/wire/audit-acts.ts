import { createContext, useContext } from 'react';
import type { PlainKey } from '../language/words.ts';

/** The log keeps the names of the contract; people read what they mean. */
export type AuditActs = Readonly<Record<string, PlainKey>>;

/** What the acts of a feature are called together. */
export type ActsTitle = PlainKey;

/** The acts of one feature; those of a feature without a title stand among the others. */
export interface ActsOfFeature {
  title: ActsTitle | undefined;
  acts: AuditActs;
}

/** Those of every feature. Given by the app: the log cannot import the features whose acts it shows. */
export const AuditActsContext = createContext<readonly ActsOfFeature[]>([]);

export const useAuditActs = () => useContext(AuditActsContext);
