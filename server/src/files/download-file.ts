import { AppError } from '@fairway/contract/app-error.ts';
import type { Bytes, Context } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { contentDisposition, etagOf } from './describe-file.ts';
import { fileBody } from './pieces.ts';
import { lookAtTicket, takeTicket } from './store.ts';

/** So long a client may go on with a download that broke off. */
const goOnFor = 10 * 60_000;

/** The bytes behind a ticket, which one client can use: once for everything, and again for parts of it. */
export async function downloadFile(ctx: Context<'open'>, ticket: string): Promise<Bytes> {
  const { db, now, address, agent, wants } = ctx;
  const asked = { ticketHash: hashOf(ticket), client: hashOf(`${address}\n${agent}`), now };
  const goOnUntil = new Date(now.getTime() + goOnFor);
  const file =
    wants === 'headers'
      ? await lookAtTicket(db, asked)
      : await takeTicket(db, { ...asked, isPart: wants === 'part', goOnUntil });
  if (!file) throw new AppError('FILE_TICKET_INVALID');
  return {
    contentType: file.mime,
    body: fileBody((look) => look(db), file),
    headers: {
      etag: etagOf(file),
      'content-disposition': contentDisposition('attachment', file.originalName),
      // Not compressed on the way either, so that the client knows how much is still to come.
      'cache-control': 'private, no-store, no-transform',
    },
  };
}
