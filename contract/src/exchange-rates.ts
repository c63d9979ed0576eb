import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { entity } from './entity.ts';
import { currencyCode, day, optionalText, positiveDecimal, remark } from './kept-fields.ts';

export const exchangeRateKinds = ['bocMid', 'bocSell', 'company', 'customs', 'contract'] as const;
export type ExchangeRateKind = (typeof exchangeRateKinds)[number];

export const exchangeRates = entity({
  ...{ entity: 'ExchangeRate', plural: 'ExchangeRates', modelId: 'exchangeRates' },
  kept: {
    fromCurrency: currencyCode,
    toCurrency: currencyCode,
    /** How many of the second one of the first is worth. */
    rate: positiveDecimal(8, 6),
    kind: z.enum(exchangeRateKinds),
    validFrom: day,
    /** The last day it holds; null until the next one of its kind. */
    validTo: z._default(z.nullable(day), null),
    source: optionalText(60),
    /** Bills were made by it: it is not changed any more. */
    isLocked: z._default(z.boolean(), false),
    remark,
  },
  shown: {},
  filters: {
    fromCurrency: z.optional(currencyCode),
    toCurrency: z.optional(currencyCode),
    kind: z.optional(z.array(z.enum(exchangeRateKinds)).check(z.maxLength(5))),
    on: z.optional(day),
  },
  sortedBy: ['validFrom', 'fromCurrency', 'toCurrency', 'kind', 'rate'],
  errors: ['EXCHANGE_RATE_LOCKED', 'EXCHANGE_RATE_SAME_CURRENCY', 'PERIOD_ENDS_EARLY'],
});

export const findExchangeRate = endpoint({
  ...{ name: 'findExchangeRate', method: 'GET', path: '/api/erpcargo/ExchangeRate/On' },
  summary: 'The rate of a pair that holds on a day; none is refused by naming pair and day',
  query: z.object({ from: currencyCode, to: currencyCode, kind: z.enum(exchangeRateKinds), date: day }),
  response: z.object({
    from: z.string(),
    to: z.string(),
    rate: z.string(),
    kind: z.enum(exchangeRateKinds),
    date: z.string(),
  }),
  errors: ['EXCHANGE_RATE_MISSING'],
});
