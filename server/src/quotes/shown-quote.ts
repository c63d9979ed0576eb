import type { Language } from '@fairway/contract/errors.ts';
import type { QuoteDetail, QuoteHead, QuoteLine, SharedQuote } from '@fairway/contract/quotes.ts';
import { type QuoteEnd, quoteStateAt, refusalToEnd } from '@fairway/domain/quotes/quote-state.ts';
import type { QuoteReader } from './sight.ts';
import type { StoredQuote } from './store.ts';

const time = (at: Date | null): number | null => at?.getTime() ?? null;

/** What a quote is now. */
export const stateOf = ({ status, validUntil }: StoredQuote, now: Date) =>
  quoteStateAt({ status, validUntil: validUntil.getTime() }, now.getTime());

/** Whom it is for, in a language. */
export const addresseeOf = (
  { customerNameZh, customerNameEn, addressee }: StoredQuote,
  language: Language,
): string => (language === 'en' ? customerNameEn || customerNameZh : customerNameZh) || addressee;

/** A quote in a list. */
export function shownHead(
  quote: StoredQuote,
  { isStaff }: Pick<QuoteReader, 'isStaff'>,
  { language, now, ownerName }: { language: Language; now: Date; ownerName: string },
): QuoteHead {
  const { id, version, quoteNo, customerId, ownerId, rateId, rate, mode, cargo, totals } = quote;
  const { acceptedName, lostReason, lostRemark } = quote;
  return {
    ...{ id, version, quoteNo, status: stateOf(quote, now), customerId, ownerId, ownerName },
    customerName: addresseeOf(quote, language),
    ...{ rateId, rateNo: rate.rateNo, mode, cargo, totals, acceptedName },
    ...{ polName: rate.pol[language], podName: rate.pod[language], carrierName: rate.carrier[language] },
    ...{ carrierCode: rate.carrier.code, convertedTotal: quote.converted?.total ?? null },
    ...{ validUntil: quote.validUntil.getTime(), creatorTime: quote.creatorTime.getTime() },
    ...{ lastModifyTime: quote.lastModifyTime.getTime(), sentAt: time(quote.sentAt) },
    ...{ viewedAt: time(quote.viewedAt), acceptedAt: time(quote.acceptedAt), lostAt: time(quote.lostAt) },
    ...(isStaff && { lostReason, lostRemark }),
  };
}

/** A line as whoever it is for may see it; floors and list prices are for staff. */
function shownLine(line: StoredQuote['lines'][number], reader: Pick<QuoteReader, 'isStaff' | 'seesFloor'>) {
  const { listPrice, floor, ...offered } = line;
  return {
    ...offered,
    ...(reader.isStaff && { listPrice }),
    ...(reader.seesFloor && { floor }),
  } satisfies QuoteLine;
}

/** Who sends it, as it stands on paper. */
export interface Sender {
  companyName: string;
  ownerName: string;
  ownerPhone: string;
  ownerEmail: string;
}

const outsider = { isStaff: false, seesFloor: false };

function offerOf(quote: StoredQuote, reader: typeof outsider, sender: Sender) {
  const { addressee, contactName, language, rate, sailing, excluded, converted, missingRate } = quote;
  const { companyName, ownerPhone, ownerEmail } = sender;
  return {
    ...{ addressee, contactName, language, rate, sailing, excluded, converted, missingRate },
    ...{ companyName, ownerPhone, ownerEmail, remark: quote.remark },
    lines: quote.lines.map((line) => shownLine(line, reader)),
  };
}

/** One quote, with what its reader may do with it. */
export function shownDetail(
  quote: StoredQuote,
  reader: QuoteReader,
  more: {
    language: Language;
    now: Date;
    sender: Sender;
    link: NonNullable<QuoteDetail['link']> | null;
    isRateChanged: boolean;
  },
): QuoteDetail {
  const { language, now, sender, link, isRateChanged } = more;
  const state = stateOf(quote, now);
  const isDraft = state === 'draft';
  const { mayQuote, isStaff, seesFloor } = reader;
  const mayEnd = (end: QuoteEnd) => refusalToEnd(state, end) === undefined;
  return {
    ...shownHead(quote, reader, { language, now, ownerName: sender.ownerName }),
    ...offerOf(quote, reader, sender),
    can: {
      ...{ edit: mayQuote && isDraft, send: mayQuote && isDraft, delete: mayQuote && isDraft },
      ...{ share: mayQuote && !isDraft, copy: mayQuote, lose: mayQuote && mayEnd('lost') },
      accept: (mayQuote || !isStaff) && mayEnd('accepted'),
    },
    ...(isStaff && { link, asked: quote.asked, isRateChanged }),
    ...(seesFloor && { isBelowFloor: quote.isBelowFloor }),
  };
}

/** What the link shows: nothing but the offer. */
export function shownToStranger(
  quote: StoredQuote,
  { now, sender, expiresAt }: { now: Date; sender: Sender; expiresAt: Date },
): SharedQuote {
  const { quoteNo, cargo, totals, acceptedName } = quote;
  const state = stateOf(quote, now);
  return {
    ...offerOf(quote, outsider, sender),
    // Ids lead nowhere without a session, and tell how the company names its rates.
    rate: { ...quote.rate, rateId: '' },
    ...{ quoteNo, status: state, customerName: addresseeOf(quote, quote.language), cargo, totals },
    ...{ ownerName: sender.ownerName, acceptedName, validUntil: quote.validUntil.getTime() },
    ...{ sentAt: time(quote.sentAt), acceptedAt: time(quote.acceptedAt), expiresAt: expiresAt.getTime() },
    canAccept: refusalToEnd(state, 'accepted') === undefined,
  };
}
