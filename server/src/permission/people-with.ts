import type { Db } from '../database/open.ts';
import { findPeopleWith, type Right } from './store.ts';

/** Who has a module, or a button of it, where they work now: everybody, or those among some. */
export const peopleWith = (db: Db, right: Right, among?: readonly string[]) =>
  among?.length === 0 ? Promise.resolve([]) : findPeopleWith(db, right, among);
