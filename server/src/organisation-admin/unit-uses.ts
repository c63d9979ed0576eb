import type { UnitUse } from '@fairway/contract/organisation-admin.ts';
import type { Db } from '../database/open.ts';
import { countBooks, membersOf, rolesBoundTo, unitsBelow } from './store.ts';
import type { UnitRow } from './tables.ts';

export interface Used {
  count: number;
  /** A few of them. */
  names: string[];
}

/** What features know of the things that name a unit by its id. */
export type UnitUsers = Partial<Record<UnitUse, (db: Db, unitId: string) => Promise<Used>>>;

const few = 5;
const named = (names: readonly string[]): Used => ({ count: names.length, names: names.slice(0, few) });

/** Everything that names a unit, without what does not. */
export async function usesOf(
  db: Db,
  unitUsers: UnitUsers,
  unit: UnitRow,
): Promise<({ use: UnitUse } & Used)[]> {
  const isOrganisation = unit.kind === 'company' || unit.kind === 'department';
  const uses: ({ use: UnitUse } & Used)[] = [{ use: 'people', ...(await membersOf(db, unit)) }];
  if (isOrganisation) {
    const below = await unitsBelow(db, unit.id);
    uses.push({ use: 'below', ...named(below.map(({ fullName }) => fullName)) });
    uses.push({ use: 'roles', ...named(await rolesBoundTo(db, unit.id)) });
    uses.push({ use: 'books', count: await countBooks(db, unit.id), names: [] });
  }
  for (const [use, usersOf] of Object.entries(unitUsers) as [UnitUse, UnitUsers['flows']][])
    if (usersOf) uses.push({ use, ...(await usersOf(db, unit.id)) });
  return uses.filter(({ count }) => count > 0);
}
