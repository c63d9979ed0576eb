import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import type { Context } from '../http/context.ts';
import { seenPeople } from '../permission/data-scopes.ts';
import { findQuote, type Sight, type StoredQuote, takeQuote } from './store.ts';

/** Who looks at quotes: which of them, and what they may do and see. */
export interface QuoteReader {
  sight: Sight;
  isStaff: boolean;
  /** Makes quotes, and does with those they see what can be done. */
  mayQuote: boolean;
  seesFloor: boolean;
}

/** Customers see what was sent to them, staff those of the people in their scope. */
export async function readerOf(ctx: Context): Promise<QuoteReader> {
  const { db, session } = ctx;
  if (session.kind === 'customer') {
    const own = await customerOfUser(db, session);
    return { sight: { customerId: own?.id ?? '' }, isStaff: false, mayQuote: false, seesFloor: false };
  }
  const [granted, seen] = [await ctx.permissions(), await seenPeople(ctx, 'quote')];
  return {
    sight: seen === 'all' ? 'all' : { ownerIds: seen },
    isStaff: true,
    mayQuote: can(granted, 'freight', 'button', 'btn_quote'),
    seesFloor: can(granted, 'freight', 'column', 'floor'),
  };
}

/** Not there and not for the caller look the same. */
export async function visibleQuote(ctx: Context, id: string, { sight }: QuoteReader): Promise<StoredQuote> {
  const quote = await findQuote(ctx.db, id, sight);
  if (!quote) throw new AppError('NOT_FOUND');
  return quote;
}

/** The same to change it: it waits for whoever is at it. */
export async function heldQuote(ctx: Context, id: string, { sight }: QuoteReader): Promise<StoredQuote> {
  const quote = await takeQuote(ctx.db, id, sight);
  if (!quote) throw new AppError('NOT_FOUND');
  ctx.auditTarget(quote.quoteNo);
  return quote;
}

/** A draft in the version its writer knows. */
export async function heldDraft(
  ctx: Context,
  id: string,
  version: number,
  reader: QuoteReader,
): Promise<StoredQuote> {
  return refuseOthers(await heldQuote(ctx, id, reader), version);
}

/** What is no draft, or not the version that is known. */
export function refuseOthers(quote: StoredQuote, version: number): StoredQuote {
  if (quote.status !== 'draft') throw new AppError('QUOTE_NOT_DRAFT');
  if (quote.version !== version) throw new AppError('RECORD_CHANGED');
  return quote;
}
