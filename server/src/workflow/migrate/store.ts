import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** What runs by a version of a template that is not the one in force; a rejected request has the same status, and an end. */
const olderOf = (templateId: string): RawBuilder<unknown> => sql`
  from flow f join flow_version v on v.id = f."versionId" join flow_template t on t.id = v."templateId"
  where t.id = ${templateId} and v.id <> t."versionId" and f.status in (1, 3, 6) and f."endTime" is null
    and f."revokesId" is null`;

export async function countOlder(
  db: Db,
  templateId: string,
): Promise<{ versionId: string; version: number; count: number }[]> {
  const { rows } = await sql<{ versionId: string; version: number; count: number }>`
    select v.id as "versionId", v.version, count(*)::int as count ${olderOf(templateId)}
    group by v.id order by v.version desc`.execute(db);
  return rows;
}

/** The newest first. */
export async function listOlder(
  db: Db,
  templateId: string,
  {
    versionId,
    before,
    limit,
  }: { versionId?: string | undefined; before?: string | undefined; limit: number },
): Promise<string[]> {
  const ofVersion = versionId === undefined ? sql`` : sql`and v.id = ${versionId}`;
  const beforeThat = before === undefined ? sql`` : sql`and f.id < ${before}`;
  const { rows } = await sql<{ id: string }>`
    select f.id ${olderOf(templateId)} ${ofVersion} ${beforeThat}
    order by f.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What was done in a request before is found under the version it runs by now. */
export async function moveRows(db: Db, flowId: string, versionId: string): Promise<void> {
  await db.updateTable('flow_record').set({ versionId }).where('flowId', '=', flowId).execute();
  await db.updateTable('flow_copy').set({ versionId }).where('flowId', '=', flowId).execute();
}

/** Requests of a template that were submitted since, the newest first, and how many there are. */
export async function listRecent(
  db: Db,
  { templateId, since, limit }: { templateId: string; since: Date; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const recent = db
    .selectFrom('flow')
    .where('templateId', '=', templateId)
    .where('creatorTime', '>=', since)
    .where('startTime', 'is not', null)
    // A revocation goes to who agreed, whatever the flow says.
    .where('revokesId', 'is', null);
  const { total } = await recent.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await recent
    .select('id')
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}
