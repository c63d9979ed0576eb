import type { DirectoryOrganisation, DirectoryUser } from '@fairway/domain/workflow/people/directory.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/**
 * Parts of queries that read something else as well. Who moved the number is part of it: when they take it back, somebody
 * else moves it to the same one with other people behind it.
 */
export const editionWords = `(select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) ||
  ' ' || number || ' ' || xmin from change_stamp where name = 'organisation')`;
export const editionNow = sql.raw<string>(editionWords);
/** The zone somebody chose, or that of the company; null where neither did. */
const zoneOf = (userId: string) => `coalesce(
  (select preferences #>> '{quietHours,zone}' from user_preference where "userId" = ${userId}),
  (select value #>> '{}' from setting where key = 'timeZone'))`;
/** Of whose request `f` is. */
export const zoneWords = zoneOf('f."creatorUserId"');
/**
 * Another text as soon as anything about people moved; processes that serve several databases tell them apart. And the
 * zone one of them chose, which is no part of it.
 */
export async function directoryEdition(
  db: Db,
  userId: string,
): Promise<{ edition: string; zone: string | null }> {
  const { rows } = await sql<{ edition: string; zone: string | null }>`
    select ${editionNow} as edition,
      ${sql.raw(zoneOf('person.id'))} as zone from (select ${userId}::text as id) as person`.execute(db);
  return rows[0] ?? { edition: '', zone: null };
}

/** What somebody is called in this transaction; empty when there is no such person. */
export async function nameOf(db: Db, userId: string): Promise<string> {
  const person = await db
    .selectFrom('user_account')
    .select('realName')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.realName ?? '';
}

export async function loadDirectoryRows(db: Db): Promise<{
  users: DirectoryUser[];
  organisations: DirectoryOrganisation[];
  administrators: string[];
}> {
  const { rows: users } = await sql<DirectoryUser>`
    select u.id, u."realName" as name, u."managerId", u."organisationId",
      u."enabledMark" = 1 and u."deletedAt" is null as "isActive", u.kind = 'customer' as "isCustomer",
      coalesce((select array_agg("organisationId") from user_organisation where "userId" = u.id), '{}')
        as "organisationIds",
      coalesce((select array_agg("positionId") from user_position where "userId" = u.id), '{}') as "positionIds",
      coalesce((select array_agg("roleId") from held_role where "userId" = u.id), '{}') as "roleIds",
      coalesce((select array_agg("groupId") from user_group_member where "userId" = u.id), '{}') as "groupIds",
      (select json_object_agg(kind, "toId") from successor
        where "userId" = u.id and kind in ('tasks', 'requests')) as successors
    from user_account u order by u.id`.execute(db);
  const organisations = await db
    .selectFrom('organisation')
    .select(['id', 'parentId', 'kind', 'managerId as headId'])
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const { rows: administrators } = await sql<{ id: string }>`
    select u.id from user_account u
    where u."enabledMark" = 1 and u."deletedAt" is null and (u."isAdministrator" or exists (
      select from held_role h
      join role_permission g on g."roleId" = h."roleId"
      join permission_item i on i.id = g."itemId"
      where h."userId" = u.id and i."modelId" = 'flowMonitor' and i."enCode" = 'btn_manage'))
    order by u.id`.execute(db);
  return { users, organisations, administrators: administrators.map(({ id }) => id) };
}
