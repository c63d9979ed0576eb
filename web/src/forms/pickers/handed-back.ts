import { handBackAs, takeHandedBackAs } from '../../wire/navigation/handed-back.ts';
import type { PickedRow } from './row-source.ts';

export interface HandedBack {
  /** What a field keeps. */
  values: string[];
  /** The rows as they are, or mapped to the columns of a sub-table. */
  rows: PickedRow[];
}

export const handBack = (returnKey: string, picked: HandedBack): void => handBackAs(returnKey, picked);

/** What was chosen on a page of its own, once. */
export const takeHandedBack = (returnKey: string): HandedBack | undefined =>
  takeHandedBackAs<HandedBack>(returnKey);
