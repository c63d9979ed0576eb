import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { ChargeSums, listCharges as listCall } from '@fairway/contract/shipment-charges.ts';
import { isBelowMargin, marginOf } from '@fairway/domain/charges/profit.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { type Money, roundMoney, subtractMoney, sumByCurrency } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { leastMargin } from './profit-of.ts';
import { type ChargeReader, readerOf } from './reader.ts';
import { shownCharges } from './shown-charge.ts';
import { type ChargeSum, listChargeRows, sumCharges } from './store.ts';
import type { TaxedCharges } from './taxed-charges.ts';

/** So many lines are added up; beyond that somebody has to say more closely what they look for. */
const summedAtMost = 10_000;

export async function listCharges(
  ctx: Context,
  taxedCharges: TaxedCharges,
  { tab, filters, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const reader = await readerOf(ctx);
  const question = { sight: reader.sight, tab, filters };
  const { rows, total } = await listChargeRows(ctx.db, question, paging);
  const sums =
    total < summedAtMost ? sumsOf(await sumCharges(ctx.db, question, paging.keyword), reader) : null;
  return { ...pageOf(await shownCharges(ctx, rows, reader, taxedCharges), paging, total), sums };
}

function sumsOf(sums: readonly ChargeSum[], { seesProfit, sight: { sides } }: ChargeReader): ChargeSums {
  const totals = (side: ChargeSum['side']): Money[] => sumByCurrency(sums.filter((sum) => sum.side === side));
  const gaps = sums.flatMap(({ currency, withoutRateOn }) =>
    withoutRateOn === null ? [] : [{ pair: `${currency}→${bookCurrency}`, date: withoutRateOn }],
  );
  return {
    ...Object.fromEntries(sides.map((side) => [side, totals(side)])),
    missingRates: gaps,
    ...(seesProfit && { profit: gaps.length === 0 ? profitOfSums(sums) : null }),
  };
}

function profitOfSums(sums: readonly ChargeSum[]): NonNullable<ChargeSums['profit']> {
  const inBooks = (side: ChargeSum['side'], of: 'bookAmount' | 'bookNet'): Money =>
    sumByCurrency([
      { currency: bookCurrency, amount: '0' },
      ...sums.filter((sum) => sum.side === side).map((sum) => ({ currency: bookCurrency, amount: sum[of] })),
    ])[0] as Money;
  const part = (of: 'bookAmount' | 'bookNet') => {
    const [revenue, cost] = [inBooks('receivable', of), inBooks('payable', of)];
    const profit = roundMoney(subtractMoney(revenue, cost));
    return { revenue, cost, profit, margin: marginOf(profit.amount, revenue.amount) };
  };
  const [gross, net] = [part('bookAmount'), part('bookNet')];
  return {
    ...{ gross: gross.profit, net: net.profit, grossMargin: gross.margin, netMargin: net.margin },
    ...{ revenueNet: net.revenue, costNet: net.cost, isBelowLeast: isBelowMargin(net, leastMargin) },
  };
}
