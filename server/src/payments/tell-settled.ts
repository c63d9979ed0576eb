import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { invoicePath, invoicesPath } from '@fairway/contract/invoices.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { invoiceNumbers, settlementById } from '../invoices/settle-invoice.ts';
import { settledNewsWords } from '../language/payment-words.ts';
import { inBoth } from '../language/words.ts';
import { notify } from '../messages/notify.ts';

type Told = Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now' | 'session'>;

/** The people of a customer learn which of their invoices money was used for, or that it was taken back. */
export async function tellSettled(
  ctx: Told,
  what: 'settled' | 'reversed',
  { partyId, settlementIds }: { partyId: string; settlementIds: readonly string[] },
): Promise<void> {
  const userIds = await usersOfCustomer(ctx.db, partyId);
  // Most customers have no accounts: nothing more is read of theirs.
  if (userIds.length === 0) return;
  const settlements = [];
  for (const id of settlementIds) settlements.push((await settlementById(ctx.db, id)) ?? []);
  const invoices = await invoiceNumbers(
    ctx.db,
    settlements.flat().map(({ invoiceId }) => invoiceId),
  );
  const told = settlements
    .flat()
    .flatMap(({ invoiceId, covered, rounding, paymentNo, payCurrency, paid }) => {
      const invoice = invoices.get(invoiceId);
      if (invoice?.side !== 'receivable') return [];
      const { currency, balance, invoiceNo: no } = invoice;
      const settled = moneyIn(currency, write(exact(covered).plus(exact(rounding))));
      const from = `${paymentNo} · ${moneyIn(payCurrency, paid)}`;
      return [{ invoiceId, no, settled, left: moneyIn(currency, balance), from }];
    });
  const [first, ...others] = told;
  if (!first) return;
  const lines = (language: Language) =>
    told.map((one) => filledWords(settledNewsWords[what][language], one)).join('\n');
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) =>
      others.length === 0
        ? lines(language)
        : filledWords(settledNewsWords.several[language], { count: told.length }),
    ),
    bodyText: others.length === 0 ? first.from : inBoth(lines),
    link: others.length === 0 ? `${invoicePath}?id=${first.invoiceId}` : invoicesPath,
    ...{ creatorUserId: ctx.session.userId, userIds, now: ctx.now },
  });
}

const moneyIn = (currency: string, amount: string): string =>
  `${currency} ${thousandsFormat(inCurrency(currency, amount))}`;
