import { keepForVisit, storedForVisit } from '../../native/visit-storage.ts';
import type { PickedRow } from './row-source.ts';

/** Apart from everything else that is kept: a link says only the rest of the name. */
const keyOf = (returnKey: string) => `picked.${returnKey}`;

export interface HandedBack {
  /** What a field keeps. */
  values: string[];
  /** The rows as they are, or mapped to the columns of a sub-table. */
  rows: PickedRow[];
}

export const handBack = (returnKey: string, picked: HandedBack): void =>
  keepForVisit(keyOf(returnKey), JSON.stringify(picked));

/** What was chosen on a page of its own, once. */
export function takeHandedBack(returnKey: string): HandedBack | undefined {
  const text = storedForVisit(keyOf(returnKey));
  if (!text) return undefined;
  keepForVisit(keyOf(returnKey), '');
  try {
    return JSON.parse(text) as HandedBack;
  } catch {
    return undefined;
  }
}
