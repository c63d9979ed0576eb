import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

interface Named {
  id: string;
  name: string;
}

const { running, returned, paused, revoking } = taskStatus;

/** Requests that are not over: what was sent back is, unless it waits for somebody. */
const isRunning = sql`(f.status in (${sql.lit(running)}, ${sql.lit(paused)}, ${sql.lit(revoking)}) or
  f.status = ${sql.lit(returned)} and exists (select from flow_task t where t."flowId" = f.id))`;

/** What somebody asked for, and what they look after since somebody else left. */
const askedBy = (userId: string) => sql`${isRunning} and (f."creatorUserId" = ${userId} or
  f."delegateUserId" = ${userId} and f."creatorUserId" in (
    select "userId" from successor where kind = 'requests' and "toId" = ${userId}))`;

const counted = async (db: Db, from: ReturnType<typeof sql>, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${from} limit ${most}) as found`.execute(db);
  return rows[0]?.count ?? 0;
};

export const countTasksOf = (db: Db, userId: string, most: number): Promise<number> =>
  counted(db, sql`from flow_task where "handlerId" = ${userId}`, most);

export async function firstTasksOf(db: Db, userId: string, most: number): Promise<Named[]> {
  const { rows } =
    await sql<Named>`select t.id, f."fullName" as name from flow_task t join flow f on f.id = t."flowId"
    where t."handlerId" = ${userId} order by t."receivedAt" desc, t.id desc limit ${most}`.execute(db);
  return rows;
}

export async function taskIdsOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from flow_task where "handlerId" = ${userId} order by "flowId", id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these tasks that still wait for this person. */
export async function tasksStillWith(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from flow_task
    where "handlerId" = ${userId} and id = any(${ids}::text[]) order by "flowId", id`.execute(db);
  return rows.map(({ id }) => id);
}

export const countRequestsOf = (db: Db, userId: string, most: number): Promise<number> =>
  counted(db, sql`from flow f where ${askedBy(userId)}`, most);

export async function firstRequestsOf(db: Db, userId: string, most: number): Promise<Named[]> {
  const { rows } = await sql<Named>`select f.id, f."fullName" as name from flow f where ${askedBy(userId)}
    order by f."creatorTime" desc, f.id desc limit ${most}`.execute(db);
  return rows;
}

/**
 * The requests stand in somebody else's list of those they look after for others. What somebody submitted for the one who
 * leaves stays in the list of that person.
 */
export async function giveRequests(
  db: Db,
  from: string,
  to: string,
): Promise<{ id: string; was: string | null }[]> {
  const { rows } = await sql<{ id: string; was: string | null }>`
    with held as (select f.id, f."delegateUserId" as was from flow f
      where ${askedBy(from)} and (f."delegateUserId" is null or f."delegateUserId" = ${from})
      order by f.id for no key update)
    update flow f set "delegateUserId" = ${to} from held where f.id = held.id returning f.id, held.was`.execute(
    db,
  );
  return rows;
}

export async function giveRequestsBack(
  db: Db,
  to: string,
  moved: readonly { id: string; was: string | null }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update flow f set "delegateUserId" = one.was
    from json_to_recordset(${JSON.stringify(moved)}) as one (id text, was text)
    where f.id = one.id and f."delegateUserId" = ${to}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Flows that name somebody in one of their steps, as new requests run by them or as they are being written. */
const naming = (userId: string) => sql`from flow_template t left join flow_version v on v.id = t."versionId"
  where position(${JSON.stringify(userId)} in t.draft::text) > 0
    or position(${JSON.stringify(userId)} in v.template::text) > 0`;

export const countFlowsNaming = (db: Db, userId: string, most: number): Promise<number> =>
  counted(db, naming(userId), most);

export async function flowsNaming(db: Db, userId: string, most?: number): Promise<Named[]> {
  const { rows } = await sql<Named>`select t.id, t."fullName" as name ${naming(userId)}
    order by t."lastModifyTime" desc, t.id ${most === undefined ? sql`` : sql`limit ${most}`}`.execute(db);
  return rows;
}

const inForce = (userId: string, now: Date) => sql`from flow_delegation d
  where (d."userId" = ${userId} or d."toUserId" = ${userId}) and d."endTime" > ${now}`;

export const countDelegationsOf = (db: Db, userId: string, now: Date, most: number): Promise<number> =>
  counted(db, inForce(userId, now), most);

export async function delegationsOf(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{
    id: string;
    userId: string;
    toUserId: string;
    startTime: Date;
    endTime: Date;
    name: string;
  }>`select d.id, d."userId", d."toUserId", d."startTime", d."endTime",
      (select "realName" from user_account where id = d."userId") || ' → ' ||
      (select "realName" from user_account where id = d."toUserId") as name
    ${inForce(userId, now)} order by d.id`.execute(db);
  return rows;
}

/** In force again as it was, if it would still be. */
export async function reviveDelegation(
  db: Db,
  { id, startTime, endTime }: { id: string; startTime: string; endTime: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update flow_delegation
    set "startTime" = ${startTime}::timestamptz, "endTime" = ${endTime}::timestamptz
    where id = ${id} and ${endTime}::timestamptz > ${now} and "endTime" <= ${now}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}
