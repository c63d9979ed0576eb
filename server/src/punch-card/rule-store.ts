import type { RuleSubject } from '@fairway/domain/punch-card/rule-for.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { PunchCardTables } from './tables.ts';

export type PunchRuleRow = Awaited<ReturnType<typeof listRules>>[number];
type Rule = Insertable<PunchCardTables['punch_rule']>;

export const listRules = (db: Db) =>
  db.selectFrom('punch_rule').selectAll().orderBy('name').orderBy('id').execute();

export async function countRules(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('punch_rule')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertRule(db: Db, rule: Rule): Promise<void> {
  await db.insertInto('punch_rule').values(rule).execute();
}

export async function findRulesNaming(db: Db, unitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('punch_rule')
    .select('name')
    .where(sql<boolean>`${unitId} = any("departmentIds" || "groupIds")`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** The new version; undefined where it was changed meanwhile, null where it is not there. */
export async function updateRule(
  db: Db,
  id: string,
  version: number,
  changes: Omit<Rule, 'id' | 'version'>,
): Promise<number | undefined | null> {
  const found = await db
    .selectFrom('punch_rule')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  if (found.version !== version) return undefined;
  await db
    .updateTable('punch_rule')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** Its name; undefined where it is not there. */
export async function deleteRule(db: Db, id: string): Promise<string | undefined> {
  const gone = await db.deleteFrom('punch_rule').where('id', '=', id).returning('name').executeTakeFirst();
  return gone?.name;
}

/** Somebody with their groups and departments, their own first, as rules name them. */
export async function ruleSubject(db: Db, userId: string): Promise<RuleSubject> {
  const { rows } = await sql<{ groupIds: string[]; departmentIds: string[] }>`
    with recursive above as (
      select o.id, o."parentId", 0 as step,
        o.id is not distinct from (select "organisationId" from user_account where id = ${userId}) as "isMain"
      from organisation o
      where o.id in (select "organisationId" from user_organisation where "userId" = ${userId})
        or o.id = (select "organisationId" from user_account where id = ${userId})
      union
      select o.id, o."parentId", above.step + 1, above."isMain"
      from organisation o join above on o.id = above."parentId" where above.step < 20
    )
    select
      coalesce((select array_agg("groupId") from user_group_member where "userId" = ${userId}), '{}') as "groupIds",
      coalesce((select array_agg(id order by step, "isMain" desc, id) from above), '{}') as "departmentIds"`.execute(
    db,
  );
  const [{ groupIds, departmentIds } = { groupIds: [], departmentIds: [] }] = rows;
  return { userId, groupIds, departmentIds: [...new Set(departmentIds)] };
}
