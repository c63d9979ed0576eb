import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

export async function findPreferences(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('tracking_preference')
    .selectAll()
    .where('userId', 'in', [...userIds])
    .execute();
}

export async function savePreference(
  db: Db,
  { milestones, ...row }: { userId: string; milestones: readonly string[] } & Record<string, unknown>,
): Promise<void> {
  const kept = { ...row, milestones: JSON.stringify(milestones) } as never as Tables['tracking_preference'];
  const { userId: _, ...changed } = kept;
  await db
    .insertInto('tracking_preference')
    .values(kept)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .execute();
}

export async function findSubscriptions(db: Db, shipmentIds: readonly string[]) {
  if (shipmentIds.length === 0) return [];
  return db
    .selectFrom('shipment_subscription')
    .select(['userId', 'shipmentId', 'isOn'])
    .where('shipmentId', 'in', [...shipmentIds])
    .execute();
}

export async function saveSubscription(
  db: Db,
  row: { userId: string; shipmentId: string; isOn: boolean; creatorTime: Date },
): Promise<void> {
  await db
    .insertInto('shipment_subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'shipmentId']).doUpdateSet({ isOn: row.isOn }))
    .execute();
}

/** Shipments of which there may be something to tell, in the order of their ids; others at them are passed by. */
export async function takeChanged(db: Db, until: Date, most: number) {
  return db
    .selectFrom('shipment_telling')
    .select(['shipmentId', 'toldEta'])
    .where('changedAt', '<=', until)
    .orderBy('changedAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function noteTold(
  db: Db,
  rows: readonly { shipmentId: string; toldEta: Date | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update shipment_telling as known set "changedAt" = null, "toldEta" = one."toldEta"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one ("shipmentId" text, "toldEta" timestamptz)
    where known."shipmentId" = one."shipmentId"`.execute(db);
}

/** Who can sign in, and whether they are of the company. */
export async function findListeners(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('user_account')
    .select(['id', 'kind'])
    .where('id', 'in', [...userIds])
    .where('enabledMark', '=', 1)
    .where('deletedAt', 'is', null)
    .execute();
}

export interface NewsRow {
  userId: string;
  shipmentId: string;
  /** What happened: nobody is told of it twice. */
  key: string;
  news: object;
  dueAt: Date;
}

export async function insertNews(db: Db, rows: readonly NewsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into shipment_news ("userId", "shipmentId", key, news, "dueAt")
    select "userId", "shipmentId", key, news, "dueAt" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one ("userId" text, "shipmentId" text, key text, news jsonb, "dueAt" timestamptz)
    order by "userId", "shipmentId", key
    on conflict do nothing`.execute(db);
}

export async function takeDueNews(db: Db, now: Date, most: number) {
  return db
    .selectFrom('shipment_news')
    .selectAll()
    .where('toldAt', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}
export type DueNews = Awaited<ReturnType<typeof takeDueNews>>[number];

export async function markTold(
  db: Db,
  rows: readonly { userId: string; shipmentId: string; key: string }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update shipment_news as known set "toldAt" = ${now}
    from unnest(${rows.map(({ userId }) => userId)}::text[], ${rows.map(({ shipmentId }) => shipmentId)}::text[],
      ${rows.map(({ key }) => key)}::text[]) as one ("userId", "shipmentId", key)
    where known."userId" = one."userId" and known."shipmentId" = one."shipmentId" and known.key = one.key`.execute(
    db,
  );
}

export async function forgetNewsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shipment_news').where('userId', '=', userId).execute();
  await db.deleteFrom('shipment_subscription').where('userId', '=', userId).execute();
  await db.deleteFrom('tracking_preference').where('userId', '=', userId).execute();
}

/** Whatever changed so far is known: nothing of it is told. */
export async function noteAllTold(db: Db): Promise<void> {
  await db.updateTable('shipment_telling').set({ changedAt: null }).execute();
}
