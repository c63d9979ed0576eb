import type { UnitKind } from '@fairway/contract/organisation-admin.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { UnitRow } from './tables.ts';

/** Where rows of a kind stand, who belongs to them, and which column says what they stand below. */
const tables = {
  company: {
    table: 'organisation',
    parent: 'parentId',
    members: 'user_organisation',
    member: 'organisationId',
  },
  department: {
    ...{ table: 'organisation', parent: 'parentId', members: 'user_organisation', member: 'organisationId' },
  },
  position: { table: 'position', parent: 'organisationId', members: 'user_position', member: 'positionId' },
  role: { table: 'role', parent: null, members: 'user_role', member: 'roleId' },
  group: { table: 'user_group', parent: null, members: 'user_group_member', member: 'groupId' },
} as const satisfies Record<
  UnitKind,
  { table: string; parent: string | null; members: string; member: string }
>;

/** Until the end of the transaction nobody else changes how units stand: two moves never make a ring together. */
export async function holdUnits(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('units', 0))`.execute(db);
}

/** All of them, those of a parent in their order. */
export async function loadUnits(db: Db): Promise<UnitRow[]> {
  return db.selectFrom('unit').selectAll().orderBy('sortCode').orderBy('id').execute();
}

export async function findUnit(db: Db, id: string): Promise<UnitRow | undefined> {
  return db.selectFrom('unit').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many can sign in belong to each unit. */
export async function countPeople(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select m.id, count(*)::int as count from (
      select "organisationId" as id, "userId" from user_organisation
      union all select "positionId", "userId" from user_position
      union all select "roleId", "userId" from user_role
      union all select "groupId", "userId" from user_group_member
    ) as m join user_account u on u.id = m."userId" and u."enabledMark" <> 0 and u."deletedAt" is null
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function loadBindings(db: Db): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('role_organisation').selectAll().orderBy('organisationId').execute();
  const bound = Map.groupBy(rows, ({ roleId }) => roleId);
  return new Map([...bound].map(([roleId, own]) => [roleId, own.map((one) => one.organisationId)]));
}

export async function bindingsOf(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role_organisation')
    .select('organisationId')
    .where('roleId', '=', roleId)
    .orderBy('organisationId')
    .execute();
  return rows.map(({ organisationId }) => organisationId);
}

export async function bindRole(db: Db, roleId: string, organisationIds: readonly string[]): Promise<void> {
  await db.deleteFrom('role_organisation').where('roleId', '=', roleId).execute();
  if (organisationIds.length === 0) return;
  await db
    .insertInto('role_organisation')
    .values(organisationIds.map((organisationId) => ({ roleId, organisationId })))
    .execute();
}

/** Those of the same kind beside it that are called so; of roles all, of groups those of one category. */
export async function findNamesake(
  db: Db,
  {
    id,
    kind,
    parentId,
    category,
    fullName,
  }: Omit<UnitRow, 'enName' | 'enCode' | 'managerId' | 'sortCode' | 'enabledMark' | 'version' | 'quickQuery'>,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('unit')
    .select('id')
    .where('kind', '=', kind)
    .where('fullName', '=', fullName)
    .where('category', '=', category)
    .where(sql<boolean>`"parentId" is not distinct from ${parentId}`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return found?.id;
}

/** Codes are unique within a table. */
export async function isCodeTaken(db: Db, kind: UnitKind, enCode: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(tables[kind].table)}
    where lower("enCode") = lower(${enCode}) and id <> ${id} limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertUnit(db: Db, unit: Omit<UnitRow, 'version'>): Promise<void> {
  const { kind, parentId, category, managerId, ...names } = unit;
  if (kind === 'company' || kind === 'department')
    await db
      .insertInto('organisation')
      .values({ ...names, kind, parentId, managerId })
      .execute();
  else if (kind === 'position')
    await db
      .insertInto('position')
      .values({ ...names, organisationId: parentId ?? '' })
      .execute();
  else if (kind === 'role') await db.insertInto('role').values(names).execute();
  else
    await db
      .insertInto('user_group')
      .values({ ...names, category })
      .execute();
}

export type UnitValues = Partial<
  Pick<
    UnitRow,
    'fullName' | 'enName' | 'enCode' | 'quickQuery' | 'enabledMark' | 'parentId' | 'managerId' | 'category'
  >
>;

/** As another version. */
export async function updateUnit(db: Db, { id, kind }: UnitRow, values: UnitValues): Promise<void> {
  const { table, parent } = tables[kind];
  const { parentId, ...others } = values;
  await db
    .updateTable(table as 'organisation')
    .set({
      ...others,
      ...(parentId !== undefined && parent !== null && { [parent]: parentId }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Those beside each other, in this order. */
export async function orderUnits(db: Db, kind: UnitKind, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(tables[kind].table)} as t set "sortCode" = o.at * 10
    from unnest(${ids}::text[]) with ordinality as o (id, at)
    where t.id = o.id and t."sortCode" is distinct from o.at * 10`.execute(db);
}

const ofRole = ['role_menu', 'role_permission', 'role_scope', 'offered_grant', 'role_organisation'] as const;

export async function deleteUnit(db: Db, { id, kind }: UnitRow): Promise<void> {
  if (kind === 'role')
    for (const table of ofRole) await db.deleteFrom(table).where('roleId', '=', id).execute();
  await sql`delete from ${sql.table(tables[kind].table)} where id = ${id}`.execute(db);
}

interface Counted {
  count: number;
  names: string[];
}

const few = 5;

/** People who belong to a unit, also those who cannot sign in any more. */
export async function membersOf(db: Db, { id, kind }: UnitRow): Promise<Counted> {
  const { members, member } = tables[kind];
  // Main places are among all places, but an import may have left one out.
  const main =
    member === 'organisationId' || member === 'positionId'
      ? sql`union select u.id from user_account u where u.${sql.ref(member)} = ${id}`
      : sql``;
  const { rows } = await sql<{ count: number; names: string[] | null }>`
    with held as (select "userId" as id from ${sql.table(members)} where ${sql.ref(member)} = ${id} ${main})
    select (select count(*)::int from held) as count,
      (select array_agg(name) from (select u."realName" as name from held join user_account u using (id)
        order by u."realName" limit ${few}) as a_few) as names`.execute(db);
  return { count: rows[0]?.count ?? 0, names: rows[0]?.names ?? [] };
}

/** Units directly below one. */
export async function unitsBelow(db: Db, id: string): Promise<UnitRow[]> {
  return db
    .selectFrom('unit')
    .selectAll()
    .where('parentId', '=', id)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

/** Roles that hold only there, or see what is there. */
export async function rolesBoundTo(db: Db, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ fullName: string }>`
    select role."fullName" from role where exists (
      select from role_organisation o where o."roleId" = role.id and o."organisationId" = ${organisationId})
    or exists (select from role_scope s where s."roleId" = role.id and s."organisationId" = ${organisationId})
    order by role."sortCode"`.execute(db);
  return rows.map(({ fullName }) => fullName);
}

/** Rows elsewhere that name an organisation: found by the references themselves, so that none is forgotten. */
export async function countBooks(db: Db, organisationId: string): Promise<number> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select t.relname as table, a.attname as column
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'organisation'::regclass and t.relname not in
      ('organisation', 'position', 'user_account', 'user_organisation', 'role_organisation', 'role_scope')
    order by 1, 2`.execute(db);
  let count = 0;
  for (const { table, column } of references) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (select from ${sql.table(table)} where ${sql.ref(column)} = ${organisationId}
        limit 1000) as rows_found`.execute(db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}

/** Puts the people of one unit into another; who is in both already stays once. */
export async function moveMembers(db: Db, from: UnitRow, into: UnitRow): Promise<number> {
  const { members, member } = tables[from.kind];
  const column = sql.ref(member);
  const { rows } = await sql<{ userId: string }>`
    with gone as (delete from ${sql.table(members)} where ${column} = ${from.id} returning "userId"),
    come as (insert into ${sql.table(members)} ("userId", ${column}) select "userId", ${into.id} from gone
      on conflict do nothing)
    select "userId" from gone`.execute(db);
  if (member === 'organisationId' || member === 'positionId')
    await sql`update user_account set ${column} = ${into.id}, version = version + 1 where ${column} = ${from.id}`.execute(
      db,
    );
  return rows.length;
}

/** Roles that held in one organisation, or see what is there, do so of another. */
export async function moveBindings(db: Db, fromId: string, intoId: string): Promise<void> {
  await sql`with gone as (delete from role_organisation where "organisationId" = ${fromId} returning "roleId")
    insert into role_organisation ("roleId", "organisationId") select "roleId", ${intoId} from gone
    on conflict do nothing`.execute(db);
  await sql`with gone as (delete from role_scope where "organisationId" = ${fromId} returning "roleId", "moduleId", kind)
    insert into role_scope ("roleId", "moduleId", kind, "organisationId")
    select "roleId", "moduleId", kind, ${intoId} from gone on conflict do nothing`.execute(db);
}

/** What a role may is added to what another may. Whose rows it sees of a module stays where it has the module. */
export async function moveRights(db: Db, fromId: string, intoId: string): Promise<void> {
  await sql`insert into role_scope ("roleId", "moduleId", kind, "organisationId")
    select ${intoId}, "moduleId", kind, "organisationId" from role_scope s where "roleId" = ${fromId}
      and not exists (select from role_menu m where m."roleId" = ${intoId} and m."menuId" = s."moduleId")
    on conflict do nothing`.execute(db);
  await sql`insert into role_menu ("roleId", "menuId") select ${intoId}, "menuId" from role_menu
    where "roleId" = ${fromId} on conflict do nothing`.execute(db);
  await sql`insert into role_permission ("roleId", "itemId") select ${intoId}, "itemId" from role_permission
    where "roleId" = ${fromId} on conflict do nothing`.execute(db);
}

/** Somebody who has an account. */
export async function findAccount(
  db: Db,
  userId: string,
): Promise<{ isAdministrator: boolean; kind: string } | undefined> {
  return db
    .selectFrom('user_account')
    .select(['isAdministrator', 'kind'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
