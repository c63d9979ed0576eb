import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, readPage } from '../../database/page.ts';
import type { WorkflowTables } from '../tables.ts';

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export type DelegationRow = Selectable<WorkflowTables['flow_delegation']>;

/** Their rows are ours until the transaction ends, always in the same order, so that nobody waits in a ring. */
export async function lockPeople(db: Db, userIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', sql<string>`any(${userIds}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function findDelegationsTo(db: Db, toUserId: string, then?: Date): Promise<DelegationRow[]> {
  const moment = then ?? sql<Date>`now()`;
  return db
    .selectFrom('flow_delegation')
    .selectAll()
    .where('toUserId', '=', toUserId)
    .where('startTime', '<=', moment)
    .where('endTime', '>', moment)
    .orderBy('id')
    .execute();
}

/** What the one entrusts to anybody, and the other to the one, at some time between the two moments. */
export async function findDelegationsBeside(
  db: Db,
  { userId, toUserId, startTime, endTime }: Omit<DelegationRow, 'id'>,
): Promise<DelegationRow[]> {
  return db
    .selectFrom('flow_delegation')
    .selectAll()
    .where('startTime', '<', endTime)
    .where('endTime', '>', startTime)
    .where((e) =>
      e.or([e('userId', '=', userId), e.and([e('userId', '=', toUserId), e('toUserId', '=', userId)])]),
    )
    .execute();
}

/** What somebody entrusted, or was entrusted with; the newest first. */
export async function listDelegationsOf(
  db: Db,
  side: 'userId' | 'toUserId',
  userId: string,
  { keyword, ...page }: Wanted,
) {
  const other = side === 'userId' ? 'toUserId' : 'userId';
  let found = db
    .selectFrom('flow_delegation')
    .selectAll('flow_delegation')
    .where(`flow_delegation.${side}`, '=', userId)
    .orderBy('flow_delegation.id', 'desc');
  if (keyword) {
    const pattern = containing(keyword);
    found = found.where((e) =>
      e.or([
        e('flow_delegation.description', 'ilike', pattern),
        e.exists(
          e
            .selectFrom('user_account')
            .select('user_account.id')
            .whereRef('user_account.id', '=', `flow_delegation.${other}`)
            .where('user_account.deletedAt', 'is', null)
            .where((o) => o.or([o('realName', 'ilike', pattern), o('quickQuery', 'ilike', pattern)])),
        ),
        e.exists(
          e
            .selectFrom('flow_template')
            .select('flow_template.id')
            .where('flow_template.id', '=', sql<string>`any(flow_delegation."templateIds")`)
            .where('flow_template.fullName', 'ilike', pattern),
        ),
      ]),
    );
  }
  return readPage(db, found, page);
}

export async function findDelegation(db: Db, delegationId: string): Promise<DelegationRow | undefined> {
  return db.selectFrom('flow_delegation').selectAll().where('id', '=', delegationId).executeTakeFirst();
}

export async function insertDelegation(db: Db, delegation: DelegationRow): Promise<void> {
  await db.insertInto('flow_delegation').values(delegation).execute();
}

export async function updateDelegation(
  db: Db,
  delegationId: string,
  changes: Updateable<WorkflowTables['flow_delegation']>,
): Promise<void> {
  await db.updateTable('flow_delegation').set(changes).where('id', '=', delegationId).execute();
}

export async function deleteDelegation(db: Db, delegationId: string): Promise<void> {
  await db.deleteFrom('flow_delegation').where('id', '=', delegationId).execute();
}

/** From now on nobody acts for them, nor they for anybody; gives what was ended by that. */
export async function endDelegationsOf(db: Db, userId: string, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('flow_delegation')
    .set({ startTime: sql<Date>`least("startTime", ${now})`, endTime: now })
    .where((e) => e.or([e('userId', '=', userId), e('toUserId', '=', userId)]))
    .where('endTime', '>', now)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

export async function templateNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('flow_template')
    .select(['id', 'fullName'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** The template behind its own id or the id of one of its versions. */
export async function templateIdOf(db: Db, templateOrVersionId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('flow_template')
    .leftJoin('flow_version', 'flow_version.templateId', 'flow_template.id')
    .select('flow_template.id')
    .where((e) =>
      e.or([e('flow_template.id', '=', templateOrVersionId), e('flow_version.id', '=', templateOrVersionId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

export async function findPortraits(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('user_account')
    .select(['id', 'realName', 'account', 'headIcon', 'organisationId', 'kind'])
    .where('id', '=', sql<string>`any(${userIds}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('realName')
    .orderBy('id')
    .execute();
}
