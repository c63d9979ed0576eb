import type {
  BillAnswer,
  BillKind,
  BillState,
  BillText,
  DocumentKind,
  ShipmentTaskKind,
} from '@fairway/contract/shipment-papers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { readPage } from '../database/page.ts';
import type { ShipmentTables } from './tables.ts';

export interface StoredBill
  extends Omit<ShipmentTables['shipment_bill'], 'kind' | 'issueType' | 'status' | 'answer'> {
  kind: BillKind;
  issueType: 'original' | 'telex' | 'seaway' | 'electronic';
  status: BillState;
  answer: BillAnswer | null;
}

export async function findBills(db: Db, ...shipmentIds: readonly string[]): Promise<StoredBill[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipment_bill')
    .selectAll()
    .where('shipmentId', 'in', [...shipmentIds])
    .orderBy('creatorTime')
    .orderBy('id')
    .execute();
  return rows as StoredBill[];
}

/** A bill of this shipment, ours until the transaction ends. */
export async function takeBill(db: Db, shipmentId: string, id: string): Promise<StoredBill | undefined> {
  const row = await db
    .selectFrom('shipment_bill')
    .selectAll()
    .where('id', '=', id)
    .where('shipmentId', '=', shipmentId)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredBill | undefined;
}

export async function insertBill(db: Db, bill: StoredBill): Promise<void> {
  await db.insertInto('shipment_bill').values(bill).execute();
}

export async function changeBill(db: Db, id: string, changes: Partial<StoredBill>): Promise<void> {
  await db.updateTable('shipment_bill').set(changes).where('id', '=', id).execute();
}

interface StoredText {
  billId: string;
  version: number;
  text: Partial<BillText>;
  creatorUserId: string | null;
  creatorTime: Date;
}

export async function insertBillText(db: Db, { text, ...row }: StoredText): Promise<void> {
  await db
    .insertInto('shipment_bill_text')
    .values({ ...row, text: JSON.stringify(text) })
    .execute();
}

/** These versions of bills. */
export async function findBillTexts(
  db: Db,
  wanted: readonly { billId: string; version: number }[],
): Promise<StoredText[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('shipment_bill_text')
    .selectAll()
    .where((e) => e.or(wanted.map(({ billId, version }) => e.and({ billId, version }))))
    .execute();
  return rows as unknown as StoredText[];
}

/** The versions of a bill up to one, the newest first; with the one before the last of them to compare it with. */
export async function listBillTexts(
  db: Db,
  billId: string,
  upTo: number,
  paging: { currentPage: number; pageSize: number },
) {
  const all = db
    .selectFrom('shipment_bill_text')
    .selectAll()
    .where('billId', '=', billId)
    .where('version', '<=', upTo)
    .orderBy('version', 'desc');
  const { rows, total } = await readPage(db, all, paging);
  return { rows: rows as unknown as StoredText[], total };
}

export interface StoredDocument extends Omit<ShipmentTables['shipment_document'], 'kind'> {
  kind: DocumentKind;
}

export async function findDocuments(
  db: Db,
  shipmentId: string,
  { isPublishedOnly }: { isPublishedOnly: boolean },
): Promise<StoredDocument[]> {
  let found = db.selectFrom('shipment_document').selectAll().where('shipmentId', '=', shipmentId);
  if (isPublishedOnly) found = found.where('isPublished', '=', true);
  const rows = await found.orderBy('creatorTime').orderBy('id').execute();
  return rows as StoredDocument[];
}

export async function takeDocument(
  db: Db,
  shipmentId: string,
  id: string,
): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('shipment_document')
    .selectAll()
    .where('id', '=', id)
    .where('shipmentId', '=', shipmentId)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredDocument | undefined;
}

/** Which shipment a document is of, for whoever asks for its file. */
export async function findDocument(db: Db, id: string): Promise<StoredDocument | undefined> {
  const row = await db.selectFrom('shipment_document').selectAll().where('id', '=', id).executeTakeFirst();
  return row as StoredDocument | undefined;
}

export async function insertDocument(db: Db, document: StoredDocument): Promise<void> {
  await db.insertInto('shipment_document').values(document).execute();
}

export async function changeDocument(db: Db, id: string, changes: Partial<StoredDocument>): Promise<void> {
  await db.updateTable('shipment_document').set(changes).where('id', '=', id).execute();
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.deleteFrom('shipment_document').where('id', '=', id).execute();
}

export async function moveDocuments(db: Db, fromIds: readonly string[], shipmentId: string): Promise<void> {
  await db.updateTable('shipment_document').set({ shipmentId }).where('shipmentId', 'in', fromIds).execute();
}

export async function insertDocumentVersion(
  db: Db,
  version: ShipmentTables['shipment_document_version'],
): Promise<void> {
  await db.insertInto('shipment_document_version').values(version).execute();
}

/** The files of documents with what they are called, the newest first; one that is gone has no name. */
export async function findDocumentVersions(db: Db, documentIds: readonly string[]) {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('shipment_document_version as v')
    .leftJoin('file', 'file.id', 'v.fileId')
    .selectAll('v')
    .select(['file.originalName', 'file.size', 'file.type'])
    .where('v.documentId', 'in', documentIds)
    .orderBy('v.documentId')
    .orderBy('v.version', 'desc')
    .execute();
}

export interface StoredTask extends Omit<ShipmentTables['shipment_task'], 'kind'> {
  kind: ShipmentTaskKind;
}

export async function findTasks(db: Db, shipmentIds: readonly string[]): Promise<StoredTask[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipment_task')
    .selectAll()
    .where('shipmentId', 'in', shipmentIds)
    .execute();
  return rows as StoredTask[];
}

/** A task by its id, or what people said of one of the plan by its kind. */
export async function takeTask(
  db: Db,
  shipmentId: string,
  idOrKind: string,
): Promise<StoredTask | undefined> {
  const row = await db
    .selectFrom('shipment_task')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .where((e) => e.or([e('id', '=', idOrKind), e.and([e('kind', '=', idOrKind), e('kind', '<>', 'other')])]))
    .forUpdate()
    .executeTakeFirst();
  return row as StoredTask | undefined;
}

export async function saveTask(db: Db, task: StoredTask): Promise<void> {
  const { id, ...values } = task;
  await db
    .insertInto('shipment_task')
    .values(task)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function deleteTask(db: Db, id: string): Promise<void> {
  await db.deleteFrom('shipment_task').where('id', '=', id).execute();
}

/** More shipments than this nobody looks after at once. */
const mostOfOnePerson = 2_000;

/** Shipments that go on, of which somebody is a member or has been given a task, as far as they see them. */
export async function findShipmentsWithTasksOf(db: Db, userId: string, viewerIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select shipment.id from shipment
    where shipment.status = 'active' and shipment.id in (
        select "shipmentId" from shipment_member where "userId" = ${userId}
        union select "shipmentId" from shipment_task where "assigneeId" = ${userId} and "doneAt" is null)
      and exists (select from shipment_viewer as viewer
        where viewer."shipmentId" = shipment.id and viewer."viewerId" = any(${viewerIds}::text[]))
    order by shipment."sailsAt" desc limit ${mostOfOnePerson}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a customer has to do for their shipments: say what goes on the bill, what boxes weigh, and answer to drafts. */
export async function listTasksOfCustomer(
  db: Db,
  customerId: string,
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
  shipmentId?: string,
) {
  const within = shipmentId === undefined ? sql`true` : sql`shipment.id = ${shipmentId}`;
  const undone = sql`not exists (select from shipment_task as said where said."shipmentId" = own.id
    and said.kind = task.kind and said."doneAt" is not null)`;
  const tasks = sql<CustomerTask>`
    with own as (
      select shipment.* from shipment_viewer as viewer join shipment on shipment.id = viewer."shipmentId"
      where viewer."viewerId" = ${customerId} and shipment."customerId" = ${customerId} and shipment.status = 'active'
        and ${within}
    )
    select task.kind || ' ' || own.id as id, own.id as "shipmentId", own."shipmentNo", task.kind, task."dueAt"
    from own, lateral (values ('si', own."cutSi", '["SI_OK"]'::jsonb), ('vgm', own."cutVgm", '["VGM_OK"]'::jsonb))
      as task (kind, "dueAt", ending)
    where own.segment = 'notSailed' and own.stage <> 'loaded' and task."dueAt" is not null
      and not own.happened @> task.ending and ${undone}
      and (task.kind <> 'vgm' or not exists (select from shipment_box as box where box."shipmentId" = own.id)
        or exists (select from shipment_box as box where box."shipmentId" = own.id and box."vgmKg" is null))
    union all
    select bill.id, own.id, own."shipmentNo", 'checkBill',
      coalesce(own.atd, own.etd, own."firstEtd") + interval '1 day'
    from own join shipment_bill as bill on bill."shipmentId" = own.id
    where bill.status = 'draft' and bill.answer is null and bill."sentVersion" = bill.version`;
  const { rows } = await sql<CustomerTask>`select * from (${tasks}) as task order by "dueAt", id
    limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(db);
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*) as total from (${tasks}) as task`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

interface CustomerTask {
  id: string;
  shipmentId: string;
  shipmentNo: string;
  kind: 'si' | 'vgm' | 'checkBill';
  dueAt: Date | null;
}

/** The link of a shipment from now on; the one before it opens nothing any more. */
export async function replaceLink(db: Db, link: ShipmentTables['shipment_link']): Promise<void> {
  await db
    .insertInto('shipment_link')
    .values(link)
    .onConflict((conflict) => conflict.column('shipmentId').doUpdateSet(link))
    .execute();
}

export async function deleteLink(db: Db, shipmentId: string): Promise<void> {
  await db.deleteFrom('shipment_link').where('shipmentId', '=', shipmentId).execute();
}

export async function findLink(db: Db, shipmentId: string, now: Date) {
  return db
    .selectFrom('shipment_link')
    .select(['creatorTime', 'expiresAt'])
    .where('shipmentId', '=', shipmentId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

export async function findLinkByToken(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('shipment_link')
    .select(['shipmentId', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}
