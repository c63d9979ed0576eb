import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { invoicePath, invoicesPath } from '@fairway/contract/invoices.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import type { StoredSettlement } from '../invoices/settle-invoice.ts';
import type { StoredInvoice } from '../invoices/stored-invoice.ts';
import { settledNewsWords } from '../language/payment-words.ts';
import { inBoth } from '../language/words.ts';
import { type Notice, notify } from '../messages/notify.ts';

/** Of one invoice: what was paid of it, or is owed again, and by which payment. */
export interface SettledNews {
  invoice: Pick<StoredInvoice, 'id' | 'invoiceNo' | 'side' | 'currency'>;
  /** What is left of the invoice then. */
  left: string;
  settlement: Pick<StoredSettlement, 'covered' | 'rounding' | 'paymentNo' | 'payCurrency' | 'paid'>;
}

type Told = Pick<Context, 'now' | 'session'>;

/** The people of a customer learn which of their invoices money was used for, or that it was taken back. */
export function settledNotices(
  { now, session }: Told,
  what: 'settled' | 'reversed',
  news: readonly SettledNews[],
  userIds: readonly string[],
): Notice[] {
  const told = news
    .filter(({ invoice }) => invoice.side === 'receivable')
    .map(({ invoice: { id, invoiceNo: no, currency }, left, settlement }) => {
      const { covered, rounding, paymentNo, payCurrency, paid } = settlement;
      const settled = moneyIn(currency, write(exact(covered).plus(exact(rounding))));
      return {
        ...{ id, no, settled, left: moneyIn(currency, left) },
        from: `${paymentNo} · ${moneyIn(payCurrency, paid)}`,
      };
    });
  const [first, ...others] = told;
  if (!first || userIds.length === 0) return [];
  const lines = (language: Language) =>
    told.map((one) => filledWords(settledNewsWords[what][language], one)).join('\n');
  return [
    {
      type: 'system',
      title: inBoth((language) =>
        others.length === 0
          ? lines(language)
          : filledWords(settledNewsWords.several[language], { count: told.length }),
      ),
      bodyText: others.length === 0 ? first.from : inBoth(lines),
      link: others.length === 0 ? `${invoicePath}?id=${first.id}` : invoicesPath,
      ...{ creatorUserId: session.userId, userIds, now },
    },
  ];
}

export async function tellReversed(
  ctx: Told & Pick<Context, 'db' | 'bus' | 'afterCommit'>,
  partyId: string,
  news: SettledNews,
): Promise<void> {
  const userIds = await usersOfCustomer(ctx.db, partyId);
  for (const notice of settledNotices(ctx, 'reversed', [news], userIds)) await notify(ctx, notice);
}

const moneyIn = (currency: string, amount: string): string =>
  `${currency} ${thousandsFormat(inCurrency(currency, amount))}`;
