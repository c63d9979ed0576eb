import type { Db } from '../../database/open.ts';
import { addMissingEntities } from '../../entities/add-missing-entities.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { morningOf } from '../../organisation/demo/office-days.ts';
import { exchangeRateRules } from '../exchange-rate-rules.ts';
import currencies from './currencies.json' with { type: 'json' };

interface Currency {
  from: string;
  /** The rate it walks around, in millionths. */
  around: number;
  /** How far it goes in a day at most. */
  step: number;
  /** So many days ago nobody wrote the rate down. */
  missing?: number;
}

const seed = 20_260_705;
const day = 86_400_000;
const months = 24;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Gives the demo company the rates of the bank for every day of two years, and its own for every month. */
export async function loadDemoExchangeRates(db: Db, today: Date): Promise<void> {
  const last = morningOf(today.getTime());
  const [year, month, date] = dateOf(last).split('-').map(Number) as [number, number, number];
  const first = Date.UTC(year, month - 1 - months, date);
  const thisMonth = dateOf(Date.UTC(year, month - 1, 1));
  const chance = chanceFrom(seed);
  const rates = [];
  for (const { from, around, step, missing } of currencies.list as Currency[]) {
    const base = { fromCurrency: from, toCurrency: 'CNY', remark: '' };
    let rate = around;
    let monthly = '';
    for (let at = first; at <= last; at += day) {
      // The farther off it is, the more it is drawn back.
      rate += chance(-step, step) + Math.round((around - rate) / 60);
      const validFrom = dateOf(at);
      const text = (rate / 1_000_000).toFixed(6);
      if (missing === undefined || at !== last - missing * day)
        rates.push({
          ...{ ...base, id: `rate-${from}-bocMid-${validFrom}`, kind: 'bocMid', rate: text },
          // A day that is missing is missing: the rate of the day before does not hold on it. Only the last one holds
          // until somebody enters the next, so that prices are converted tomorrow too.
          ...{ validFrom, validTo: at === last ? null : validFrom, source: currencies.bank, isLocked: false },
        });
      const [writtenYear = 0, writtenMonth = 0] = validFrom.split('-').map(Number);
      const begins = dateOf(Date.UTC(writtenYear, writtenMonth - 1, 1));
      if (begins === monthly) continue;
      monthly = begins;
      rates.push({
        ...{ ...base, id: `rate-${from}-company-${begins}`, kind: 'company', rate: text },
        ...{ validFrom: begins, validTo: dateOf(Date.UTC(writtenYear, writtenMonth, 0)) },
        // Bills of earlier months are made.
        ...{ source: currencies.company, isLocked: begins < thisMonth },
      });
    }
  }
  await addMissingEntities(db, exchangeRateRules, rates, new Date(last));
}
