import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const quotesActsTitle: ActsTitle = 'quoteTitle';

export const quotesActs: AuditActs = {
  createQuote: 'actCreateQuote',
  updateQuote: 'actUpdateQuote',
  repriceQuote: 'actRepriceQuote',
  sendQuote: 'actSendQuote',
  shareQuote: 'actShareQuote',
  revokeQuoteLink: 'actRevokeQuoteLink',
  acceptQuote: 'actAcceptQuote',
  loseQuote: 'actLoseQuote',
  copyQuote: 'actCopyQuote',
  deleteQuote: 'actDeleteQuote',
  acceptSharedQuote: 'actAcceptSharedQuote',
};
