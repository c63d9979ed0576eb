import type { CallReason, SalesStep } from '@fairway/contract/dashboards.ts';
import { inquiryPath } from '../freight/paths.ts';
import { invoicePathOf } from '../invoices/paths.ts';
import type { PlainKey } from '../language/words.ts';
import { orderPathOf } from '../orders/paths.ts';
import { quotePathOf } from '../quotes/paths.ts';
import { shipmentPathOf } from '../shipments/paths.ts';
import type { Tone } from '../ui/state-label.tsx';

export const stepWords = {
  ...{ inquiry: 'dashInquiry', quote: 'dashQuote', order: 'dashOrder' },
  ...{ sailing: 'dashSailing', payment: 'dashPayment' },
} as const satisfies Record<SalesStep, PlainKey>;

/** What each step counts. */
export const stepMeanings = {
  ...{ inquiry: 'dashInquiryIs', quote: 'dashQuoteIs', order: 'dashOrderIs' },
  ...{ sailing: 'dashSailingIs', payment: 'dashPaymentIs' },
} as const satisfies Record<SalesStep, PlainKey>;

/** What became of it, or did not; nothing follows the last. */
export const wentWords: Readonly<Record<SalesStep, { went: PlainKey; stays: PlainKey } | null>> = {
  inquiry: { went: 'dashInquiryWent', stays: 'dashInquiryStays' },
  quote: { went: 'dashQuoteWent', stays: 'dashQuoteStays' },
  order: { went: 'dashOrderWent', stays: 'dashOrderStays' },
  sailing: { went: 'dashSailingWent', stays: 'dashSailingStays' },
  payment: null,
};

export const pathOfRow: Readonly<Record<SalesStep, (id: string) => string>> = {
  ...{ inquiry: inquiryPath, quote: quotePathOf, order: orderPathOf },
  ...{ sailing: shipmentPathOf, payment: invoicePathOf },
};

export const callWords = {
  ...{ quiet30: 'dashQuiet30', quiet45: 'dashQuiet45', rate: 'dashRateEnds', terms: 'dashTermsEnd' },
} as const satisfies Record<CallReason, PlainKey>;

export const callTones: Readonly<Record<CallReason, Tone>> = {
  ...{ quiet30: 'warn', quiet45: 'bad', rate: 'warn', terms: 'warn' },
};
