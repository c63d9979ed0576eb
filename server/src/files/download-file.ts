import { AppError } from '@fairway/contract/app-error.ts';
import type { Bytes, OwnTransactionContext } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { contentDisposition } from './describe-file.ts';
import { streamPieces } from './pieces.ts';
import { takeTicket } from './store.ts';

/** Uses up a ticket and gives the bytes behind it. */
export async function downloadFile(ctx: OwnTransactionContext<'open'>, ticket: string): Promise<Bytes> {
  const file = await ctx.transact(async (db) => {
    const found = await takeTicket(db, hashOf(ticket), ctx.now);
    if (!found) throw new AppError('FILE_TICKET_INVALID');
    return found;
  });
  return {
    contentType: file.mime,
    // Read after the commit: a client on a slow line must not hold the transaction.
    body: streamPieces(ctx.read, file.id, file.size),
    headers: {
      'content-length': String(file.size),
      'content-disposition': contentDisposition('attachment', file.originalName),
      'cache-control': 'private, no-store',
      // Not compressed on the way, so that the client knows how much is still to come.
      'content-encoding': 'identity',
    },
  };
}
