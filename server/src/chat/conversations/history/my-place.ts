import { AppError } from '@fairway/contract/app-error.ts';
import { visibleRange } from '@fairway/domain/chat/visible-range.ts';
import type { Context } from '../../../http/context.ts';
import { myConversation } from '../access.ts';

/** The conversation of a place the caller sees; what is outside of what they see does not exist. */
export async function myPlace({ db, session }: Context, address: string, seq: number) {
  const membership = await myConversation(db, session, address);
  const { firstSeq, lastSeq } = visibleRange(membership, membership.lastSeq);
  if (seq < firstSeq || seq > lastSeq) throw new AppError('NOT_FOUND');
  return membership;
}
