import { type Insertable, sql } from 'kysely';
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

/** Gives rows that are still called what the demo called them its English names. */
export async function nameInEnglish(
  db: Db,
  table: 'organisation' | 'position' | 'role' | 'user_group',
  rows: readonly { id: string; fullName: string; enName?: string; enCategory?: string }[],
): Promise<void> {
  const named = JSON.stringify(rows);
  await sql`update ${sql.table(table)} t set "enName" = e."enName"
    from json_to_recordset(${named}::json) as e(id text, "fullName" text, "enName" text)
    where t.id = e.id and t."fullName" = e."fullName" and t."enName" = '' and e."enName" <> ''`.execute(db);
  if (table === 'user_group')
    await sql`update user_group t set "enCategory" = e."enCategory"
      from json_to_recordset(${named}::json) as e(id text, category text, "enCategory" text)
      where t.id = e.id and t.category = e.category and t."enCategory" = ''`.execute(db);
}
