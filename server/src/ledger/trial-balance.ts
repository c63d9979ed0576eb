import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { AccountSum, getTrialBalance as balanceCall } from '@fairway/contract/ledger.ts';
import { accountCodes } from '@fairway/domain/ledger/chart-of-accounts.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { decimalsOf } from '@fairway/domain/money/currency.ts';
import { exact } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { accountWords } from '../language/ledger-words.ts';
import { readCompanies } from './reader.ts';
import { type AccountSums, sumAccounts } from './store.ts';

export async function getTrialBalance(
  ctx: Context,
  { from, to, companyId }: Received<typeof balanceCall>['query'],
): Promise<Reply<typeof balanceCall>> {
  const companyIds = await readCompanies(ctx, companyId);
  const sums = await sumAccounts(ctx.db, { from, to, companyIds });
  const list = sums.map((sum) => shownSum(sum, ctx.language)).sort(byCode);
  const difference = list.reduce((all, { bookClosing }) => all.plus(exact(bookClosing)), exact('0'));
  return { bookCurrency, list, difference: difference.toFixed(2) };
}

const byCode = (one: AccountSum, other: AccountSum): number =>
  one.code === other.code ? (one.currency < other.currency ? -1 : 1) : one.code < other.code ? -1 : 1;

function shownSum(sum: AccountSums, language: Context['language']): AccountSum {
  const { account, currency } = sum;
  const inCurrency = (value: ReturnType<typeof exact>) => value.toFixed(decimalsOf(currency));
  const [opening, debit, credit] = [exact(sum.opening), exact(sum.debit), exact(sum.credit)];
  const [bookOpening, bookDebit, bookCredit] = [
    exact(sum.bookOpening),
    exact(sum.bookDebit),
    exact(sum.bookCredit),
  ];
  return {
    ...{ account, code: accountCodes[account], name: accountWords[account][language], currency },
    ...{ opening: inCurrency(opening), debit: inCurrency(debit), credit: inCurrency(credit) },
    closing: inCurrency(opening.plus(debit).minus(credit)),
    ...{
      bookOpening: bookOpening.toFixed(2),
      bookDebit: bookDebit.toFixed(2),
      bookCredit: bookCredit.toFixed(2),
    },
    bookClosing: bookOpening.plus(bookDebit).minus(bookCredit).toFixed(2),
  };
}
