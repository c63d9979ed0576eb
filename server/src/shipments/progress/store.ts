import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

/** Exceptions as they are written down, without those kept apart. */
export async function findExceptions(db: Db, shipmentIds: readonly string[]) {
  return db
    .selectFrom('shipment_exception')
    .selectAll()
    .where('shipmentId', 'in', [...shipmentIds])
    .where('isOverturned', '=', false)
    .execute();
}
export type ExceptionRow = Awaited<ReturnType<typeof findExceptions>>[number];
/** What is worked out of an exception. */
export type ExceptionState = Pick<
  ExceptionRow,
  'id' | 'severity' | 'detail' | 'openedAt' | 'dueAt' | 'resolvedAt' | 'status' | 'wasSeen' | 'isOverturned'
>;

const asRows = (rows: readonly object[]): string => JSON.stringify(rows);

/** What was worked out of a shipment, as its columns. */
export type ProgressColumns = Pick<
  Tables['shipment'],
  | ('id' | 'stage' | 'isPartial' | 'segment' | 'etd' | 'atd' | 'eta' | 'ata')
  | ('isTroubled' | 'worstSeverity' | 'awaitsRelease' | 'lastMilestone' | 'lastEventAt')
  | ('nextDueAt' | 'nextDueKind' | 'sailsAt' | 'nextCheckAt')
> & { position: object | null; happened: readonly string[] };

export async function writeProgress(db: Db, rows: readonly ProgressColumns[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update shipment set stage = one.stage, "isPartial" = one."isPartial", segment = one.segment, etd = one.etd,
      atd = one.atd, eta = one.eta, ata = one.ata, "isTroubled" = one."isTroubled",
      "worstSeverity" = one."worstSeverity", "awaitsRelease" = one."awaitsRelease",
      "lastMilestone" = one."lastMilestone", "lastEventAt" = one."lastEventAt", "nextDueAt" = one."nextDueAt",
      happened = one.happened, "nextDueKind" = one."nextDueKind", position = one.position, "sailsAt" = one."sailsAt",
      "nextCheckAt" = one."nextCheckAt"
    from jsonb_to_recordset(${asRows(rows)}::jsonb) as one (id text, stage text, "isPartial" boolean, segment text,
      etd timestamptz, atd timestamptz, eta timestamptz, ata timestamptz, "isTroubled" boolean,
      "worstSeverity" text, "awaitsRelease" boolean, "lastMilestone" text, "lastEventAt" timestamptz,
      happened jsonb, "nextDueAt" timestamptz, "nextDueKind" text, position jsonb, "sailsAt" timestamptz,
      "nextCheckAt" timestamptz)
    where shipment.id = one.id`.execute(db);
}

/** What lists are narrowed and sorted by follows the shipment. */
export async function copyToViewers(db: Db, shipmentIds: readonly string[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  await sql`
    update shipment_viewer as viewer set segment = shipment.segment, stage = shipment.stage,
      "isTroubled" = shipment."isTroubled", "awaitsRelease" = shipment."awaitsRelease", "sailsAt" = shipment."sailsAt"
    from shipment
    where viewer."shipmentId" = shipment.id and shipment.id = any(${[...shipmentIds]}::text[])
      and (viewer.segment, viewer.stage, viewer."isTroubled", viewer."awaitsRelease", viewer."sailsAt")
        is distinct from (shipment.segment, shipment.stage, shipment."isTroubled", shipment."awaitsRelease",
          shipment."sailsAt")`.execute(db);
}

export interface BoxColumns {
  id: string;
  stage: string;
  lastMilestone: string | null;
  lastEventAt: Date | null;
  lastFreeDay: string | null;
  detentionFreeUntil: string | null;
}

export async function writeBoxes(db: Db, rows: readonly BoxColumns[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update shipment_box set stage = one.stage, "lastMilestone" = one."lastMilestone",
      "lastEventAt" = one."lastEventAt", "lastFreeDay" = one."lastFreeDay",
      "detentionFreeUntil" = one."detentionFreeUntil"
    from jsonb_to_recordset(${asRows(rows)}::jsonb) as one (id text, stage text, "lastMilestone" text,
      "lastEventAt" timestamptz, "lastFreeDay" date, "detentionFreeUntil" date)
    where shipment_box.id = one.id`.execute(db);
}

export async function insertExceptions(db: Db, rows: readonly ExceptionRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('shipment_exception')
      .values([...rows])
      .execute();
}

export async function updateExceptions(db: Db, rows: readonly ExceptionState[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update shipment_exception as known set severity = one.severity, detail = one.detail,
      "openedAt" = one."openedAt", "dueAt" = one."dueAt", "resolvedAt" = one."resolvedAt", status = one.status,
      "wasSeen" = one."wasSeen", "isOverturned" = one."isOverturned"
    from jsonb_to_recordset(${asRows(rows)}::jsonb) as one (id text, severity text, detail text,
      "openedAt" timestamptz, "dueAt" timestamptz, "resolvedAt" timestamptz, status text, "wasSeen" boolean,
      "isOverturned" boolean)
    where known.id = one.id`.execute(db);
}

export async function deleteExceptions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('shipment_exception')
    .where('id', 'in', [...ids])
    .execute();
}

/** There may be something to tell of them; what waits already keeps its time. */
export async function noteChanged(db: Db, shipmentIds: readonly string[], now: Date): Promise<void> {
  if (shipmentIds.length === 0) return;
  await db
    .insertInto('shipment_telling')
    .values([...shipmentIds].sort().map((shipmentId) => ({ shipmentId, changedAt: now, toldEta: null })))
    .onConflict((conflict) =>
      conflict
        .column('shipmentId')
        .doUpdateSet({ changedAt: sql`coalesce(shipment_telling."changedAt", excluded."changedAt")` }),
    )
    .execute();
}

/** Those whose time to be looked at has come, the longest waiting first. */
export async function findDueShipments(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment')
    .select('id')
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
