import { randomBytes } from 'node:crypto';
import type { UploadType } from '@fairway/contract/files.ts';
import type { Context } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { type Readers, readableFile, shownTo } from './access.ts';
import { insertTicket } from './store.ts';

const ticketLifetime = 60_000;

/** A link that opens once and soon: browsers and phones follow it without a token, so it must be worth little. */
export async function getDownload(ctx: Context, type: UploadType, fileId: string, { places, sent }: Readers) {
  const { db, session, now, auditTarget } = ctx;
  const isShownAt = shownTo(ctx, places);
  const file = await readableFile(db, session, fileId, { type, isShownAt, sent });
  auditTarget(file.originalName);
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + ticketLifetime);
  await insertTicket(db, { ticketHash: hashOf(ticket), fileId, expiresAt, takenBy: null });
  return { name: file.originalName, url: `/api/file/Download?encryption=${ticket}` };
}
