import { type fileColumns, sharedUploadTypes, type UploadType } from '@fairway/contract/files.ts';
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { FileTables, Variant } from './tables.ts';

export async function insertFile(db: Db, file: FileTables['file']): Promise<void> {
  await db.insertInto('file').values(file).execute();
}

export async function insertPiece(db: Db, piece: Insertable<FileTables['file_piece']>): Promise<void> {
  await db.insertInto('file_piece').values(piece).execute();
}

export async function findPiece(db: Db, fileId: string, variant: Variant, number: number) {
  const row = await db
    .selectFrom('file_piece')
    .select('bytes')
    .where('fileId', '=', fileId)
    .where('variant', '=', variant)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.bytes;
}

/** How long each piece of a file is, in their order; none of them is read for it. */
export async function findPieceLengths(db: Db, fileId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('file_piece')
    .select(sql<number>`octet_length(bytes)`.as('length'))
    .where('fileId', '=', fileId)
    .where('variant', '=', 'full')
    .orderBy('number')
    .execute();
  return rows.map(({ length }) => length);
}

/** A file, and whether it was shown to this person. */
export async function findFile(db: Db, fileId: string, userId: string) {
  return db
    .selectFrom('file')
    .leftJoin('file_reader', (join) =>
      join.onRef('file_reader.fileId', '=', 'file.id').on('file_reader.userId', '=', userId),
    )
    .selectAll('file')
    .select('file_reader.userId as readerId')
    .where('file.id', '=', fileId)
    .executeTakeFirst();
}

/** Those of some files that hold the same bytes as another one. */
export async function filesOfSameBytes(db: Db, fileId: string, among: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .innerJoin('file as asked', (join) =>
      join.onRef('asked.sha256', '=', 'file.sha256').onRef('asked.size', '=', 'file.size'),
    )
    .select('file.id')
    .where('asked.id', '=', fileId)
    .where('file.id', 'in', among)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertReaders(db: Db, fileId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('file_reader')
    .values(userIds.map((userId) => ({ fileId, userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A file is shown in few places; somebody who copied it into hundreds sees it in the first of them. */
const mostPlaces = 100;
/** But it is sent on and on: of these places there are any number, and who sees one is asked of all at once. */
const sentKind = 'chat';

export async function findPlaces(db: Db, fileId: string) {
  return db
    .selectFrom('file_place')
    .select(['kind', 'placeId'])
    .where('fileId', '=', fileId)
    .where('kind', '<>', sentKind)
    .limit(mostPlaces)
    .execute();
}

export async function findFilesAt(db: Db, { kind, placeId }: { kind: string; placeId: string }) {
  return db
    .selectFrom('file_place')
    .select('fileId')
    .where('kind', '=', kind)
    .where('placeId', '=', placeId)
    .execute();
}

/** The files of a place from now on, and no others. */
export async function replaceFilesAt(
  db: Db,
  { kind, placeId }: { kind: string; placeId: string },
  fileIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('file_place').where('kind', '=', kind).where('placeId', '=', placeId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('file_place')
    .columns(['fileId', 'kind', 'placeId'])
    // A file that its owner deleted meanwhile is shown nowhere.
    .expression((e) =>
      e
        .selectFrom('file')
        .select(['file.id', e.val(kind).as('kind'), e.val(placeId).as('placeId')])
        .where('file.id', '=', sql<string>`any(${fileIds}::text[])`),
    )
    .execute();
}

export async function deleteFilesAt(
  db: Db,
  { kind, placeId }: { kind: string; placeId: string },
): Promise<void> {
  const gone = await db
    .deleteFrom('file_place')
    .where('kind', '=', kind)
    .where('placeId', '=', placeId)
    .returning('fileId')
    .execute();
  await db
    .deleteFrom('file')
    .where('id', '=', sql<string>`any(${gone.map(({ fileId }) => fileId)}::text[])`)
    .where((e) => e.not(e.exists(placesOf(e))))
    .where((e) => e.not(e.exists(readersOf(e))))
    .execute();
}

interface Wanted extends Order<(typeof fileColumns)[number]> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  type?: UploadType | undefined;
}

const columns = {
  name: sql`lower(file."originalName")`,
  fileExtension: sql`lower(file.extension)`,
  fileSize: sql`file.size`,
  creatorTime: sql`file."creatorTime"`,
  id: sql`file.id`,
};

/** Newest first, unless their owner sorts by a column. */
export async function listFilesOf(db: Db, ownerId: string, wanted: Wanted) {
  let files = db
    .selectFrom('file')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id');
  // A portrait is changed in the personal centre; deleted here it would leave its person without a face.
  files = wanted.type ? files.where('type', '=', wanted.type) : files.where('type', '<>', 'userAvatar');
  if (wanted.keyword) files = files.where('originalName', 'ilike', containing(wanted.keyword));
  return readPage(db, inOrder(files, wanted, columns), wanted);
}

/** Makes a file somebody else's, with the room it takes. */
export async function giveFile(db: Db, fileId: string, fromId: string, toId: string): Promise<void> {
  await sql`with given as (
      update file set "ownerId" = ${toId} where id = ${fileId} and "ownerId" = ${fromId} returning size
    ), freed as (
      update storage_used set bytes = bytes - given.size from given where "ownerId" = ${fromId}
    )
    insert into storage_used as used ("ownerId", bytes) select ${toId}, size from given
    on conflict ("ownerId") do update set bytes = used.bytes + excluded.bytes`.execute(db);
}

/** The name of the file that is gone now; undefined when this person has no such file. */
export async function deleteFileOf(db: Db, ownerId: string, fileId: string): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('file')
    .where('id', '=', fileId)
    .where('ownerId', '=', ownerId)
    .returning('originalName')
    .executeTakeFirst();
  return gone?.originalName;
}

/** Deletes what nobody else may read, and every portrait: a face is its owner's, though everybody saw it. */
export async function deleteUnsharedFilesOf(db: Db, ownerId: string): Promise<void> {
  await db
    .deleteFrom('file')
    .where('ownerId', '=', ownerId)
    .where((e) => {
      const readByOthers = e
        .selectFrom('file_reader')
        .select('fileId')
        .whereRef('file_reader.fileId', '=', 'file.id')
        .where('file_reader.userId', '<>', ownerId);
      const shownSomewhere = e
        .selectFrom('file_place')
        .select('fileId')
        .whereRef('file_place.fileId', '=', 'file.id');
      const isUnshared = e.and([
        e('type', 'not in', sharedUploadTypes),
        e.not(e.exists(readByOthers)),
        e.not(e.exists(shownSomewhere)),
      ]);
      return e.or([e('type', '=', 'userAvatar'), isUnshared]);
    })
    .execute();
}

export async function forgetTemporaryFiles(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('file')
    .where('type', '=', 'temporary')
    .where('creatorTime', '<', before)
    .where((e) =>
      e.not(
        e.exists(e.selectFrom('file_place').select('fileId').whereRef('file_place.fileId', '=', 'file.id')),
      ),
    )
    .execute();
}

/** Kinds of upload that belong to a record, a request or a message, and are nobody's without it. */
const attachedTypes: readonly UploadType[] = ['annex', 'annexpic', 'IM', 'mail', 'workflow'];
const mostSwept = 500;

/** Deletes uploads of that time which stand nowhere: somebody chose a file, and never sent what it was for. */
export async function deleteLeftBehind(db: Db, from: Date, to: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('file')
    .where('id', 'in', (e) =>
      e
        .selectFrom('file')
        .select('id')
        .where('creatorTime', '>=', from)
        .where('creatorTime', '<', to)
        .where((is) => is.or([is('type', 'in', attachedTypes), isUnwornPortrait(is)]))
        .where((is) => is.not(is.exists(placesOf(is))))
        .where((is) => is.not(is.exists(readersOf(is))))
        .limit(mostSwept),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

type FileRow = ExpressionBuilder<Tables, 'file'>;

const placesOf = (e: FileRow) =>
  e.selectFrom('file_place').select('fileId').whereRef('file_place.fileId', '=', 'file.id');
const readersOf = (e: FileRow) =>
  e.selectFrom('file_reader').select('fileId').whereRef('file_reader.fileId', '=', 'file.id');
const isUnwornPortrait = (e: FileRow) =>
  e.and([
    e('type', '=', 'userAvatar'),
    e.not(
      e.exists(
        e
          .selectFrom('user_account')
          .select('user_account.id')
          .whereRef('user_account.id', '=', 'file.ownerId')
          .where('headIcon', '=', sql<string>`'/api/file/Image/userAvatar/' || file.id`),
      ),
    ),
  ]);

/** Bytes that a person's files take, and everybody's together. */
export async function findStorageUsed(db: Db, ownerId: string) {
  const row = await db
    .selectFrom('storage_used')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('bytes').filterWhere('ownerId', '=', ownerId), lit(0)).as('mine'),
      fn.coalesce(fn.sum<number>('bytes'), lit(0)).as('everybodys'),
    ])
    .executeTakeFirstOrThrow();
  return { mine: Number(row.mine), everybodys: Number(row.everybodys) };
}

export async function insertTicket(db: Db, ticket: FileTables['file_ticket']): Promise<void> {
  await db.insertInto('file_ticket').values(ticket).execute();
}

/**
 * The file behind a ticket. Finding it makes the ticket this client's, so that two who hold the same one do not both get
 * the file; only its client may come again, for a part, until `goOnUntil`.
 */
export async function takeTicket(
  db: Db,
  { ticketHash, client, isPart, now, goOnUntil }: Taking,
): Promise<Selectable<FileTables['file']> | undefined> {
  return db
    .with('taken', (e) =>
      e
        .updateTable('file_ticket')
        .set({
          takenBy: client,
          expiresAt: sql<Date>`case when "takenBy" is null then ${goOnUntil} else "expiresAt" end`,
        })
        .where('ticketHash', '=', ticketHash)
        .where('expiresAt', '>', now)
        .where((q) => q.or([q('takenBy', 'is', null), ...(isPart ? [q('takenBy', '=', client)] : [])]))
        .returning('fileId'),
    )
    .selectFrom('taken')
    .innerJoin('file', 'file.id', 'taken.fileId')
    .selectAll('file')
    .executeTakeFirst();
}

/** The same without taking it: for whoever asks what there is. */
export async function lookAtTicket(
  db: Db,
  { ticketHash, client, now }: Omit<Taking, 'isPart' | 'goOnUntil'>,
) {
  return db
    .selectFrom('file_ticket')
    .innerJoin('file', 'file.id', 'file_ticket.fileId')
    .selectAll('file')
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .where((e) => e.or([e('takenBy', 'is', null), e('takenBy', '=', client)]))
    .executeTakeFirst();
}

interface Taking {
  ticketHash: Buffer;
  client: Buffer;
  isPart: boolean;
  now: Date;
  goOnUntil: Date;
}

/** Whether somebody who was given an address can still sign in. */
export async function isActiveReader(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('enabledMark', '<>', 0)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function readSecret(db: Db, name: string): Promise<Buffer> {
  const { secret } = await db
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}

export async function forgetTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('file_ticket').where('expiresAt', '<=', now).execute();
}

export async function findFilesById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('file').selectAll().where('id', 'in', ids).execute();
}
