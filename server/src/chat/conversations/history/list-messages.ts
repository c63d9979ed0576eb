import { AppError } from '@fairway/contract/app-error.ts';
import { visibleRange } from '@fairway/domain/chat/visible-range.ts';
import { addressSigner } from '../../../files/signed-address.ts';
import type { Context } from '../../../http/context.ts';
import { showHidden, showMessage } from '../../show-message.ts';
import { possiblePeer } from '../access.ts';
import { findMembership } from '../store.ts';
import { readStretch } from './store.ts';

interface Wanted {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  /** Without a place: from the oldest on, or the newest. */
  sord?: 'asc' | 'desc' | undefined;
  limit: number;
}

/** A stretch of a log, as far as the caller sees it. */
export async function listMessages({ db, session, now }: Context, address: string, wanted: Wanted) {
  const { userId } = session;
  const membership = await findMembership(db, userId, address);
  if (!membership) {
    if (!(await possiblePeer(db, session, address))) throw new AppError('NOT_FOUND');
    return { list: [], firstSeq: 1, lastSeq: 0 };
  }
  const range = visibleRange(membership, membership.lastSeq);
  const { from, to, order } = edgesOf(wanted, range);
  const rows = await readStretch(db, {
    ...{ userId, conversationId: membership.id, order, limit: wanted.limit },
    from: Math.max(from, range.firstSeq),
    to: Math.min(to, range.lastSeq),
  });
  const sign = (await addressSigner(db))(session, now);
  const list = rows.map((row) => (row.isHidden ? showHidden(row) : showMessage(row, sign)));
  return { list, ...range };
}

interface Edges {
  from: number;
  to: number;
  /** Where it is longer than wanted: `desc` leaves out the oldest. */
  order: 'asc' | 'desc';
}

function edgesOf(
  { before, after, around, sord, limit }: Wanted,
  range: { firstSeq: number; lastSeq: number },
): Edges {
  if (around !== undefined) {
    const latestStart = Math.max(range.lastSeq - limit + 1, range.firstSeq);
    const from = Math.min(Math.max(around - Math.floor(limit / 2), range.firstSeq), latestStart);
    return { from, to: from + limit - 1, order: 'asc' };
  }
  const from = after === undefined ? range.firstSeq : after + 1;
  const to = before === undefined ? range.lastSeq : before - 1;
  const isFromOldest = after !== undefined || (before === undefined && sord === 'asc');
  return { from, to, order: isFromOldest ? 'asc' : 'desc' };
}
