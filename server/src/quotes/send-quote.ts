import { AppError } from '@fairway/contract/app-error.ts';
import { linesBelowFloor } from '@fairway/domain/quotes/quote-lines.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { makeLink } from './links.ts';
import { refuseRateOfOthers } from './refuse-rate-of-others.ts';
import { heldQuote, type QuoteReader, readerOf, refuseOthers } from './sight.ts';
import { changeQuote, type StoredQuote } from './store.ts';
import { tellAboutQuote } from './tell-about-quote.ts';

interface Sending {
  version: number;
  hours?: number | undefined;
  isBelowFloorConfirmed: boolean;
}

/** From here on it is not changed any more: it gets a link, and the people of the customer are told. */
export async function sendQuote(
  ctx: Context,
  id: string,
  { version, hours, isBelowFloorConfirmed }: Sending,
) {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  const sendingHash = sendingOf(ctx, version);
  const before = await heldQuote(ctx, id, reader);
  if (sendingHash !== null && before.sendingHash === sendingHash)
    return sentAgain(ctx, before, { version, hours });
  const quote = refuseOthers(before, version);
  if (quote.customerId === null && quote.addressee === '') throw new AppError('QUOTE_WITHOUT_ADDRESSEE');
  if (quote.lines.every(({ isIncluded }) => isIncluded)) throw new AppError('QUOTE_EMPTY');
  if (quote.validUntil <= now) throw new AppError('QUOTE_ENDS_IN_THE_PAST');
  await refuseRateOfOthers(db, quote.rateId, quote.customerId);
  await noteFloor(ctx, quote, reader, isBelowFloorConfirmed);
  await changeQuote(db, id, {
    status: 'sent',
    sentAt: now,
    sendingHash,
    lastModifyTime: now,
    version: version + 1,
  });
  const link = await makeLink(ctx, quote, hours);
  const userIds = await usersOfCustomer(db, quote.customerId);
  await tellAboutQuote(ctx, quote, { what: 'sent', userIds, creatorUserId: session.userId, now });
  return { id, version: version + 1, link, toldPeople: userIds.length };
}

/** Which command it is, of whom: its id alone is nothing that a stranger should learn from the table. */
function sendingOf({ commandId, session }: Context, version: number): string | null {
  if (commandId === undefined) return null;
  return hashOf(JSON.stringify([session.userId, commandId, version])).toString('base64');
}

/**
 * The reply to it was lost, and the token with it: nobody has the link, so a new one takes its place. Nothing else
 * happens a second time.
 */
async function sentAgain(
  ctx: Context,
  quote: StoredQuote,
  { version, hours }: Pick<Sending, 'version' | 'hours'>,
) {
  const link = await makeLink(ctx, quote, hours);
  const userIds = await usersOfCustomer(ctx.db, quote.customerId);
  return { id: quote.id, version: version + 1, link, toldPeople: userIds.length };
}

/** Who may see floors is asked once; in the audit log it stands whoever sends it. */
async function noteFloor(
  { db, now, session, address, requestId, language }: Context,
  quote: StoredQuote,
  { seesFloor }: QuoteReader,
  isConfirmed: boolean,
): Promise<void> {
  const below = linesBelowFloor(quote.lines);
  if (below.length === 0) return;
  const named = below.map((line) =>
    [language === 'zh' ? line.nameZh : line.nameEn, line.boxType].filter(Boolean).join(' '),
  );
  if (seesFloor && !isConfirmed) throw new AppError('QUOTE_BELOW_FLOOR', { what: named.join(', ') });
  const codes = below.map(({ chargeCode, boxType }) => [chargeCode, boxType].filter(Boolean).join(' '));
  await writeAudit(db, {
    ...{ name: 'sendQuoteBelowFloor', actor: session, at: now, address, requestId },
    target: `${quote.quoteNo} ${codes.join(', ')}`,
  });
}
