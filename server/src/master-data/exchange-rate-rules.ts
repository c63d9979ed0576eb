import { AppError } from '@fairway/contract/app-error.ts';
import { type ExchangeRateKind, exchangeRates } from '@fairway/contract/exchange-rates.ts';
import { type ExchangeRate, rateOn } from '@fairway/domain/money/exchange-rate.ts';
import type { Db } from '../database/open.ts';
import type { EntityRules } from '../entities/entity-rules.ts';
import { findExchangeRates } from './store.ts';

export const exchangeRateRules: EntityRules = {
  entity: exchangeRates,
  table: 'exchange_rate',
  importedBy: [['fromCurrency', 'toCurrency', 'kind', 'validFrom']],
  naming: ({ fromCurrency, toCurrency, validFrom, kind }) => ({
    ...{ fullName: `${fromCurrency}/${toCurrency} ${validFrom}`, enCode: '', line: String(kind) },
  }),
  found: ({ fromCurrency, toCurrency, validFrom, source }) => [
    ...[`${fromCurrency}/${toCurrency}`, String(toCurrency), String(validFrom), String(source)],
  ],
  sortedBy: {
    validFrom: { column: 'validFrom' },
    fromCurrency: { column: 'fromCurrency' },
    toCurrency: { column: 'toCurrency' },
    kind: { column: 'kind' },
    rate: { column: 'rate' },
  },
  usualOrder: { column: 'validFrom', direction: 'desc' },
  narrowedBy: {
    fromCurrency: { column: 'fromCurrency' },
    toCurrency: { column: 'toCurrency' },
    kind: { column: 'kind' },
    on: { column: 'validFrom', as: 'holdsOn', until: 'validTo' },
  },
  check: (_, kept, before) => {
    if (before?.isLocked === true && kept.isLocked !== false) throw new AppError('EXCHANGE_RATE_LOCKED');
    if (kept.fromCurrency === kept.toCurrency) throw new AppError('EXCHANGE_RATE_SAME_CURRENCY');
    if (typeof kept.validTo === 'string' && kept.validTo < String(kept.validFrom))
      throw new AppError('PERIOD_ENDS_EARLY');
    return kept;
  },
  beforeRemove: ({ isLocked }) => {
    if (isLocked === true) throw new AppError('EXCHANGE_RATE_LOCKED');
  },
};

interface Wanted {
  from: string;
  to: string;
  kind: ExchangeRateKind;
  date: string;
}

/** The rate of a pair on a day; a missing one is a refusal that names both. */
export async function exchangeRateOn(db: Db, wanted: Wanted): Promise<ExchangeRate> {
  const rows = await findExchangeRates(db, wanted);
  return rateOn(
    rows.map(({ fromCurrency, toCurrency, rate, validFrom, validTo }) => ({
      ...{ from: fromCurrency, to: toCurrency, rate, kind: wanted.kind, date: validFrom, until: validTo },
    })),
    wanted,
  );
}
