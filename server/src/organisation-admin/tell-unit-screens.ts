import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';
import { tellRoleChanged } from '../permission/tell-rights-changed.ts';
import type { UnitRow } from './tables.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** Something of the companies, departments, positions, roles and groups. */
    units: string;
  }
}

/** Whoever manages units or rights reads them anew once this is committed, and so does who was given a role. */
export async function tellUnitScreens(db: Db, changed?: Pick<UnitRow, 'id' | 'kind'>): Promise<void> {
  const readers = [
    ...(await peopleWith(db, { modelId: 'organisation' })),
    ...(await peopleWith(db, { modelId: 'rights' })),
  ];
  await tellOnCommit(db, [{ userIds: readers.map(({ id }) => id), what: 'units', id: 'all' }]);
  if (changed?.kind === 'role') await tellRoleChanged(db, changed.id);
}

export const unitsChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'unitsChanged' }]));
