import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { isExternal } from '../../../organisation/is-external.ts';
import { readPlaces } from '../../store.ts';
import { myPlace } from './my-place.ts';
import { readersOf } from './store.ts';

/** Who read what the caller said; of what others said it is their business. */
export async function listChatReaders(ctx: Context, address: string, seq: number) {
  const { db, session } = ctx;
  const { id: conversationId, leftSeq } = await myPlace(ctx, address, seq);
  const [place] = await readPlaces(db, [{ conversationId, seq }]);
  const isTheirs = place?.senderId === session.userId && !place.recalledAt;
  // Who is in it now is not the business of those who left.
  if (!isTheirs || leftSeq !== null) throw new AppError('NOT_FOUND');
  const found = await readersOf(db, session.userId, conversationId, seq);
  const readers = found.map((reader) => ({ ...reader, isExternal: isExternal(reader) }));
  return {
    read: readers.filter(({ hasRead }) => hasRead),
    unread: readers.filter(({ hasRead }) => !hasRead),
  };
}
