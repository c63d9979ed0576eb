import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type {
  addShipmentDocument as addCall,
  changeShipmentDocument as changeCall,
} from '@fairway/contract/shipment-papers.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import { newId } from '../database/new-id.ts';
import { type FileViewer, readableFile } from '../files/access.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { noteAndSettle } from './note-change.ts';
import {
  changeDocument,
  deleteDocument,
  findDocument,
  findDocumentVersions,
  insertDocument,
  insertDocumentVersion,
  type StoredDocument,
  takeDocument,
} from './paper-store.ts';
import { findMembers } from './part-store.ts';
import { heldShipment, heldToChange, readerOf, refuseOver } from './reader.ts';
import { findSeenShipments } from './store.ts';
import { tellAbout } from './tell-about-shipment.ts';

/** Where the files of a document stand. */
const place = (documentId: string) => ({ kind: 'shipmentDocument', placeId: documentId });
const documentLine = ({ kind, title, version, isPublished }: StoredDocument): string =>
  [kind, title, `V${version}`, isPublished ? 'published' : ''].filter(Boolean).join(' ');

/** Staff add what they like, customers what they then see. */
export async function addDocument(ctx: Context, id: string, body: Received<typeof addCall>['body']) {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  const shipment = await heldShipment(ctx, id, reader);
  refuseOver(ctx, shipment);
  if (reader.isStaff && !reader.mayEdit) throw new AppError('FORBIDDEN');
  const file = await readableFile(db, session, body.fileId);
  const document: StoredDocument = {
    ...{ id: newId(now.getTime()), shipmentId: id, kind: body.kind, title: body.title || file.originalName },
    ...{
      isPublished: !reader.isStaff || body.isPublished,
      version: 1,
      creatorTime: now,
      lastModifyTime: now,
    },
  };
  document.title = document.title.slice(0, 120);
  await insertDocument(db, document);
  await addVersionRow(ctx, document, body);
  await noteAndSettle(ctx, shipment, { document: null }, { document: documentLine(document) });
  if (reader.isStaff) await tellOfPublished(ctx, shipment, document);
  else {
    const members = await findMembers(db, [id]);
    const userIds = members
      .filter(({ role }) => role !== 'sales' && role !== 'pricing')
      .map(({ userId }) => userId);
    await tellAbout(ctx, [shipment], { what: 'documentAdded', userIds, line: document.title });
  }
  return { id: document.id, version: 1 };
}

async function addVersionRow(
  { db, now, session }: Context,
  { id, version }: StoredDocument,
  { fileId, note }: { fileId: string; note: string },
): Promise<void> {
  await insertDocumentVersion(db, {
    ...{ documentId: id, version, fileId, note, creatorUserId: session.userId, creatorTime: now },
  });
  const versions = await findDocumentVersions(db, [id]);
  await showFilesAt(
    db,
    place(id),
    versions.map((one) => one.fileId),
  );
}

async function tellOfPublished(
  ctx: Context,
  shipment: Awaited<ReturnType<typeof heldShipment>>,
  { isPublished, title }: StoredDocument,
): Promise<void> {
  if (!isPublished) return;
  const userIds = await usersOfCustomer(ctx.db, shipment.customerId);
  await tellAbout(ctx, [shipment], { what: 'published', userIds, line: title });
}

interface At {
  id: string;
  documentId: string;
}

async function heldDocument(ctx: Context, { id, documentId }: At) {
  const { shipment } = await heldToChange(ctx, id);
  const document = await takeDocument(ctx.db, id, documentId);
  if (!document) throw new AppError('NOT_FOUND');
  return { shipment, document };
}

export async function addDocumentVersion(ctx: Context, at: At, body: { fileId: string; note: string }) {
  const { db, now, session } = ctx;
  const { shipment, document } = await heldDocument(ctx, at);
  await readableFile(db, session, body.fileId);
  const after = { ...document, version: document.version + 1, lastModifyTime: now };
  await changeDocument(db, document.id, after);
  await addVersionRow(ctx, after, body);
  await noteAndSettle(ctx, shipment, { document: documentLine(document) }, { document: documentLine(after) });
  return { id: document.id, version: after.version };
}

export async function changeShipmentDocument(
  ctx: Context,
  at: At,
  body: Received<typeof changeCall>['body'],
) {
  const { shipment, document } = await heldDocument(ctx, at);
  const { kind, isPublished } = body;
  const after = {
    ...document,
    kind,
    isPublished,
    title: body.title || document.title,
    lastModifyTime: ctx.now,
  };
  await changeDocument(ctx.db, document.id, after);
  await noteAndSettle(ctx, shipment, { document: documentLine(document) }, { document: documentLine(after) });
  if (!document.isPublished) await tellOfPublished(ctx, shipment, after);
  return { id: document.id, version: document.version };
}

export async function removeDocument(ctx: Context, at: At): Promise<null> {
  const { shipment, document } = await heldDocument(ctx, at);
  await deleteDocument(ctx.db, document.id);
  await showFilesAt(ctx.db, place(document.id), []);
  await noteAndSettle(ctx, shipment, { document: documentLine(document) }, { document: null });
  return null;
}

/** Whoever sees the shipment; customers what is published, in its newest version. */
export async function mayReadDocument(
  viewer: FileViewer,
  documentId: string,
  fileId: string,
): Promise<boolean> {
  const document = await findDocument(viewer.db, documentId);
  if (!document) return false;
  const reader = await readerOf(viewer);
  const [shipment] = await findSeenShipments(viewer.db, [document.shipmentId], reader.viewerIds);
  if (!shipment) return false;
  if (reader.isStaff) return true;
  const [newest] = await findDocumentVersions(viewer.db, [documentId]);
  return document.isPublished && newest?.fileId === fileId;
}
