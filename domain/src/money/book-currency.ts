import type { ExchangeRateKind } from '@fairway/contract/exchange-rates.ts';

/** The currency the books are kept in; prices of other currencies are converted by this list. */
export const bookCurrency = 'CNY';
export const bookRateKind: ExchangeRateKind = 'bocMid';
