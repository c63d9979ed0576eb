import type { QuoteDetail } from '@fairway/contract/quotes.ts';
import type { Whom } from '../new/whom-fields.tsx';
import { dayOf } from '../quote-text.ts';
import { type EditedLine, editedLine } from './edited-lines.ts';

/** A quote as its fields have it. */
export interface Edited extends Whom {
  lines: readonly EditedLine[];
}

export const editedOf = (quote: QuoteDetail): Edited => ({
  ...{ customerId: quote.customerId ?? '', addressee: quote.addressee, contactName: quote.contactName },
  ...{ language: quote.language, remark: quote.remark, validUntil: dayOf(quote.validUntil) },
  lines: quote.lines.map(editedLine),
});
