import type { Insertable } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[];

export interface CompanyRows {
  organisations: Rows<'organisation'>;
  positions: Rows<'position'>;
  roles: Rows<'role'>;
  roleOrganisations: Rows<'role_organisation'>;
  people: Rows<'user_account'>;
  userOrganisations: Rows<'user_organisation'>;
  userPositions: Rows<'user_position'>;
  userRoles: Rows<'user_role'>;
  groups: Rows<'user_group'>;
  groupMembers: Rows<'user_group_member'>;
}

/** Writes everything in the order in which the rows need each other, one statement a table. */
export async function insertCompanyRows(db: Db, rows: CompanyRows): Promise<void> {
  await db.insertInto('organisation').values(rows.organisations).execute();
  await db.insertInto('position').values(rows.positions).execute();
  await db.insertInto('role').values(rows.roles).execute();
  await db.insertInto('role_organisation').values(rows.roleOrganisations).execute();
  await db.insertInto('user_account').values(rows.people).execute();
  await db.insertInto('user_organisation').values(rows.userOrganisations).execute();
  await db.insertInto('user_position').values(rows.userPositions).execute();
  await db.insertInto('user_role').values(rows.userRoles).execute();
  await db.insertInto('user_group').values(rows.groups).execute();
  await db.insertInto('user_group_member').values(rows.groupMembers).execute();
}
