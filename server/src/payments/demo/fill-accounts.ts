import type { EntryKind, LedgerAccount } from '@fairway/contract/money-fields.ts';
import type { LedgerLine } from '@fairway/domain/ledger/entry.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { companyDay } from '../../freight/company-day.ts';
import { demoAccountOf } from '../../invoices/demo/demo-bank-accounts.ts';
import { clock, midnightOf } from '../../organisation/demo/office-days.ts';
import type { DemoTill } from './demo-payment.ts';

const hour = 3_600_000;
/** Banks sell foreign money in round sums, and owners lend in round sums. */
const lot = 5_000;
const lentLot = 500_000;

interface Move {
  companyId: string;
  currency: string;
  at: number;
  amount: string;
}

/**
 * No account of a bank is overdrawn: suppliers abroad are paid in dollars while customers here pay in yuan, so companies
 * buy the dollars they miss, and what they miss of yuan then is what their owners lent them on the first day.
 */
export function fillDemoAccounts(till: DemoTill): void {
  const paid = till.payments
    .filter(({ status }) => status === 'confirmed')
    .map(({ companyId, currency, direction, amount, fee, creatorTime }): Move => {
      const moved = direction === 'in' ? exact(amount).minus(fee) : exact(amount).plus(fee).negated();
      return { companyId, currency, at: creatorTime.getTime(), amount: moved.toFixed(2) };
    });
  const isOwn = ({ currency }: Move) => currency === bookCurrency;
  const accounts = Map.groupBy(
    paid.filter((move) => !isOwn(move)),
    ({ companyId, currency }) => `${companyId} ${currency}`,
  );
  const spent = [...accounts.values()].flatMap((moves) => buyMissing(till, inTime(moves)));
  for (const moves of Map.groupBy([...paid.filter(isOwn), ...spent], ({ companyId }) => companyId).values())
    lendMissing(till, inTime(moves));
}

const inTime = (moves: readonly Move[]): Move[] => moves.toSorted((one, other) => one.at - other.at);

/** At the rate of the day, both currencies passing through `conversion`; gives what was paid for it. */
function buyMissing(till: DemoTill, moves: readonly Move[]): Move[] {
  const spent: Move[] = [];
  let balance = exact(0);
  for (const { companyId, currency, at, amount: moved } of moves) {
    balance = balance.plus(moved);
    if (!balance.isNegative()) continue;
    const bought = balance.negated().div(lot).ceil().times(lot);
    balance = balance.plus(bought);
    const on = companyDay(new Date(at));
    const [amount, cost] = [bought.toFixed(2), bought.times(till.bookRate(currency, on)).toFixed(2)];
    post(till, { kind: 'transfer', companyId, at: at - hour, sourceNo: `${bookCurrency}→${currency}` }, [
      line('bank', { companyId, currency, amount, bookAmount: cost }),
      line('conversion', { companyId, currency, amount: `-${amount}`, bookAmount: `-${cost}` }),
      line('conversion', { companyId, currency: bookCurrency, amount: cost, bookAmount: cost }),
      line('bank', { companyId, currency: bookCurrency, amount: `-${cost}`, bookAmount: `-${cost}` }),
    ]);
    spent.push({ companyId, currency: bookCurrency, at: at - hour, amount: `-${cost}` });
  }
  return spent;
}

function lendMissing(till: DemoTill, moves: readonly Move[]): void {
  const [first] = moves;
  if (!first) return;
  const { companyId } = first;
  let [balance, least] = [exact(0), exact(0)];
  for (const { amount } of moves) {
    balance = balance.plus(amount);
    if (balance.lessThan(least)) least = balance;
  }
  const amount = least.negated().div(lentLot).floor().plus(1).times(lentLot).toFixed(2);
  const month = companyDay(new Date(first.at)).slice(0, 7);
  post(
    till,
    {
      kind: 'loan',
      companyId,
      at: clock(midnightOf(Date.parse(`${month}-01T04:00:00Z`)), 9),
      sourceNo: `LN${month.replace('-', '')}`,
    },
    [
      line('bank', { companyId, currency: bookCurrency, amount, bookAmount: amount }),
      line('ownerLoan', {
        companyId,
        currency: bookCurrency,
        amount: `-${amount}`,
        bookAmount: `-${amount}`,
      }),
    ],
  );
}

interface Moved extends Pick<LedgerLine, 'currency' | 'amount' | 'bookAmount'> {
  companyId: string;
}

const line = (account: LedgerAccount, { companyId, ...moved }: Moved): LedgerLine => ({
  ...{ ...moved, account, partyId: null },
  bankAccountId: account === 'bank' ? demoAccountOf(companyId, moved.currency) : null,
});

function post(
  { books }: DemoTill,
  { kind, companyId, at, sourceNo }: { kind: EntryKind; companyId: string; at: number; sourceNo: string },
  lines: readonly LedgerLine[],
): void {
  books.post(at, {
    ...{ kind, sourceId: `account-${companyId}-${at}`, sourceNo, companyId, byId: null, lines },
    on: companyDay(new Date(at)),
  });
}
