import type { AuditActs } from '../wire/audit-acts.ts';

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
