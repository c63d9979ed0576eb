import { sql } from 'kysely';
import { asJsonColumns } from '../../database/json-columns.ts';
import type { Db } from '../../database/open.ts';
import { readPage } from '../../database/page.ts';
import { readCharges, type StoredCharge } from '../stored-charge.ts';
import type { StoredChange, StoredChangeLine } from './stored-change.ts';
import type { ChargeChangeTables } from './tables.ts';

const read = (rows: readonly ChargeChangeTables['charge_change'][]) => rows as unknown as StoredChange[];

export async function findChange(db: Db, id: string): Promise<StoredChange | undefined> {
  return read(await db.selectFrom('charge_change').selectAll().where('id', '=', id).execute())[0];
}

/** To change it. A change order is always held before its shipment and its charges. */
export async function takeChange(db: Db, id: string): Promise<StoredChange | undefined> {
  const rows = await db.selectFrom('charge_change').selectAll().where('id', '=', id).forUpdate().execute();
  return read(rows)[0];
}

export async function listChangeRows(
  db: Db,
  shipmentId: string,
  page: { currentPage: number; pageSize: number },
): Promise<{ rows: StoredChange[]; total: number }> {
  const query = db
    .selectFrom('charge_change')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc');
  const { rows, total } = await readPage(db, query, page);
  return { rows: read(rows), total };
}

export async function insertChange(db: Db, change: StoredChange): Promise<void> {
  await db.insertInto('charge_change').values(change).execute();
}

export async function changeChange(db: Db, id: string, changes: Partial<StoredChange>): Promise<void> {
  await db.updateTable('charge_change').set(changes).where('id', '=', id).execute();
}

export async function deleteChange(db: Db, id: string): Promise<void> {
  await db.deleteFrom('charge_change').where('id', '=', id).execute();
}

export async function findChangeLines(db: Db, changeId: string): Promise<StoredChangeLine[]> {
  const rows = await db
    .selectFrom('charge_change_line')
    .selectAll()
    .where('changeId', '=', changeId)
    .orderBy('seq')
    .execute();
  return rows as StoredChangeLine[];
}

export async function replaceLines(
  db: Db,
  changeId: string,
  lines: readonly StoredChangeLine[],
): Promise<void> {
  await db.deleteFrom('charge_change_line').where('changeId', '=', changeId).execute();
  if (lines.length > 0)
    await db
      .insertInto('charge_change_line')
      .values(lines.map((line) => asJsonColumns(line)))
      .execute();
}

/** Whether a request about it runs; while it does, no other one may ask about its charges. */
export async function setAsked(db: Db, changeId: string, isAsked: boolean): Promise<void> {
  await db.updateTable('charge_change_line').set({ isAsked }).where('changeId', '=', changeId).execute();
}

/** Which of these charges another change order asks about. */
export async function findAskedCharges(
  db: Db,
  chargeIds: readonly string[],
  exceptId: string,
): Promise<{ chargeId: string | null; changeNo: string }[]> {
  return db
    .selectFrom('charge_change_line')
    .innerJoin('charge_change', 'charge_change.id', 'charge_change_line.changeId')
    .select(['charge_change_line.chargeId', 'charge_change.changeNo'])
    .where('charge_change_line.chargeId', '=', sql<string>`any(${chargeIds}::text[])`)
    .where('charge_change_line.isAsked', '=', true)
    .where('charge_change.id', '!=', exceptId)
    .execute();
}

/** The charges a change order made. */
export async function findCorrections(db: Db, changeId: string): Promise<StoredCharge[]> {
  const rows = await db
    .selectFrom('shipment_charge')
    .selectAll()
    .where('changeId', '=', changeId)
    .orderBy('seq')
    .orderBy('id')
    .execute();
  return readCharges(rows);
}
