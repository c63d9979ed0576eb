import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { addLineNote as addLineNoteCall } from '@fairway/contract/line-news.ts';
import { newId } from '../../database/new-id.ts';
import { namesOf } from '../../entities/references.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { lineWithParts } from '../../master-data/lookups.ts';
import { deleteNote, insertNote, listNoteRows } from './store.ts';

interface Asked {
  lineId: string;
  currentPage: number;
  pageSize: number;
}

export async function listLineNotes({ db, session, language }: Context, { lineId, ...paging }: Asked) {
  if (!(await lineWithParts(db, lineId, language))) throw new AppError('NOT_FOUND');
  const isForCustomers = session.kind === 'customer';
  const { rows, total } = await listNoteRows(db, lineId, { isForCustomers }, paging);
  const ids = (column: 'lineId' | 'creatorUserId') => rows.map((row) => row[column]);
  const [lines, people] = await Promise.all([
    namesOf(db, 'trade_line', ids('lineId'), language),
    namesOf(db, 'person', ids('creatorUserId'), language),
  ]);
  const list = rows.map(({ creatorUserId, creatorTime, ...note }) => ({
    ...note,
    lineName: lines.get(note.lineId) ?? '',
    creatorName: people.get(creatorUserId) ?? '',
    creatorTime: creatorTime.getTime(),
  }));
  return pageOf(list, paging, total);
}

export async function addLineNote(ctx: Context, note: Received<typeof addLineNoteCall>['body']) {
  const { db, session, now, language } = ctx;
  const found = await lineWithParts(db, note.lineId, language);
  if (!found) throw new AppError('NOT_FOUND');
  ctx.auditTarget(`${found.line.fullName} ${note.text}`.slice(0, 100));
  const id = newId(now.getTime());
  await insertNote(db, { ...note, id, creatorUserId: session.userId, creatorTime: now });
  return { id };
}

export async function removeLineNote(ctx: Context, id: string) {
  const gone = await deleteNote(ctx.db, id);
  if (!gone) throw new AppError('NOT_FOUND');
  ctx.auditTarget(gone.text.slice(0, 100));
  return null;
}
