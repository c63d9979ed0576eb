import { flowsOfRecords } from '@fairway/contract/flow-subjects.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Made } from './tables.ts';

export async function insertTake(
  db: Db,
  {
    made,
    ...take
  }: { id: string; code: string; fullName: string; targetId: string; made: Made; byId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('gallery_take')
    .values({ ...take, made: JSON.stringify(made) as unknown as Made, isUndone: false })
    .execute();
}

/** What was taken and is still there, the oldest first. */
export async function listTakes(db: Db) {
  return db
    .selectFrom('gallery_take as t')
    .innerJoin('user_account as u', 'u.id', 't.byId')
    .select(['t.id', 't.code', 't.fullName', 't.targetId', 't.at', 'u.realName as byName'])
    .where('t.isUndone', '=', false)
    .where(
      sql<boolean>`(exists (select from flow_template f where f.id = t."targetId")
        or exists (select from form_model m where m.id = t."targetId"))`,
    )
    .orderBy('t.id')
    .execute();
}

export async function lockTake(db: Db, id: string) {
  return db.selectFrom('gallery_take').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function markUndone(db: Db, id: string): Promise<void> {
  await db.updateTable('gallery_take').set({ isUndone: true }).where('id', '=', id).execute();
}

/** Two who take the same at the same moment do so one after the other. */
export async function holdGallery(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('gallery_take'))`.execute(db);
}

/** Flows by their code; and so the others. */
export const flowsByCode = (db: Db, codes: readonly string[]) => byCode(db, 'flow_template', codes);
export const formsByCode = (db: Db, codes: readonly string[]) => byCode(db, 'form_model', codes);
export const interfacesByCode = (db: Db, codes: readonly string[]) => byCode(db, 'data_interface', codes);

async function byCode(
  db: Db,
  table: 'flow_template' | 'form_model' | 'data_interface',
  codes: readonly string[],
): Promise<Map<string, { id: string; fullName: string }>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select(['id', 'enCode', 'fullName'])
    .where('enCode', 'in', codes)
    .execute();
  return new Map(rows.map(({ enCode, ...found }) => [enCode, found]));
}

/** Of flows and forms people see; those behind bills and rates are nobody's to start. */
export async function isNameTaken(db: Db, fullName: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select exists (select from flow_template where "fullName" = ${fullName}
      and "enCode" <> all(${Object.values(flowsOfRecords)}))
    or exists (select from form_model where "fullName" = ${fullName} and "enabledMark" = 1) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
}

/** Whether these are as they were made: nobody changed them since. */
export async function areUnchanged(db: Db, { flows, forms, interfaces }: Made): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`select exists (
      select from flow_template where id = any(${flows}) and "editNumber" <> 1
    ) or exists (select from form_model where id = any(${forms}) and version <> 1)
    or exists (select from data_interface where id = any(${interfaces}) and version <> 1) as changed`.execute(
    db,
  );
  return rows[0]?.changed !== true;
}

/** Rows of a fixed list, where a company has it already. */
export async function fixedRows(db: Db, enCode: string): Promise<Record<string, unknown>[] | undefined> {
  const found = await db
    .selectFrom('data_interface')
    .select('source')
    .where('enCode', '=', enCode)
    .executeTakeFirst();
  return found && ((found.source as { rows?: Record<string, unknown>[] }).rows ?? []);
}

interface Named {
  id: string;
  fullName: string;
}

/** What the places of a flow are proposed from: who is there in this company. */
export async function loadCompany(db: Db) {
  const open = sql`u."enabledMark" = 1 and u."deletedAt" is null and u.kind = 'member'`;
  const [{ rows: positions }, { rows: roles }, { rows: departments }] = await Promise.all([
    sql<Named>`select p.id, p."fullName" from position p where p."enabledMark" = 1 and exists (
      select from user_position b join user_account u on u.id = b."userId" where b."positionId" = p.id and ${open})
      order by p.id`.execute(db),
    sql<Named & { isHeld: boolean }>`select r.id, r."fullName", exists (
      select from user_role b join user_account u on u.id = b."userId" where b."roleId" = r.id and ${open}) as "isHeld"
      from role r where r."enabledMark" = 1`.execute(db),
    sql<Named & { parentId: string | null; managerId: string | null; hasPeople: boolean }>`
      select o.id, o."fullName", o."parentId", case when u.id is not null then o."managerId" end as "managerId", exists (
        select from user_organisation b join user_account u on u.id = b."userId" where b."organisationId" = o.id and ${open}
      ) as "hasPeople"
      from organisation o left join user_account u on u.id = o."managerId" and ${open}
      where o."enabledMark" = 1 order by o."sortCode", o.id`.execute(db),
  ]);
  return { positions, roles, departments };
}
export type Company = Awaited<ReturnType<typeof loadCompany>>;
