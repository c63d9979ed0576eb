import { exchangeRates } from '@fairway/contract/exchange-rates.ts';
import { figureText } from '../entities/field-text.ts';
import type { PlainKey } from '../language/words.ts';
import { describe, remarkField } from './describe.ts';
import { exchangeRatePath } from './paths.ts';

export const rateKindWords = {
  bocMid: 'mdRateBocMid',
  bocSell: 'mdRateBocSell',
  company: 'mdRateCompany',
  customs: 'mdRateCustoms',
  contract: 'mdRateContract',
} as const satisfies Record<string, PlainKey>;

export const exchangeRateDescription = {
  ...describe(exchangeRates, {
    plural: 'mdExchangeRates',
    singular: 'mdExchangeRate',
    search: 'mdExchangeRatesSearch',
    listPath: exchangeRatePath,
    nameOf: ({ fromCurrency, toCurrency, rate }) => `${fromCurrency}/${toCurrency} ${figureText(rate)}`,
    cardFields: ['kind', 'validFrom', 'validTo', 'source'],
    groups: [
      {
        title: 'mdGroupBasics',
        fields: [
          {
            ...{ field: 'fromCurrency', label: 'mdFromCurrency', kind: 'currency', required: true },
            ...{ startsWith: 'USD', filter: { by: 'fromCurrency', as: 'code' } },
          },
          {
            ...{ field: 'toCurrency', label: 'mdToCurrency', kind: 'currency', required: true },
            ...{ startsWith: 'CNY', filter: { by: 'toCurrency', as: 'code' } },
          },
          { field: 'rate', label: 'mdRate', hint: 'mdRateHint', kind: 'decimal', required: true },
          {
            ...{ field: 'kind', label: 'mdRateKind', kind: 'choice', required: true, startsWith: 'company' },
            ...{ options: rateKindWords, filter: { by: 'kind', as: 'many' } },
          },
          {
            ...{ field: 'validFrom', label: 'mdValidFrom', kind: 'day', required: true },
            filter: { by: 'on', as: 'day' },
          },
          { field: 'validTo', label: 'mdValidTo', hint: 'mdValidToHint', kind: 'day' },
          { field: 'source', label: 'mdSource', kind: 'text', most: 60 },
          { field: 'isLocked', label: 'mdLocked', hint: 'mdLockedHint', kind: 'switch' },
          remarkField,
        ],
      },
    ],
  }),
  table: 'exchangeRates',
};
