import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { invoicesPath, type remindOfInvoices as remindCall } from '@fairway/contract/invoices.ts';
import { daysPastDue } from '@fairway/domain/aging/aging.ts';
import { type DunningLevel, dunningLevel } from '@fairway/domain/invoices/dunning.ts';
import { exact, sumByCurrency, write } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { reminderWords } from '../language/invoice-words.ts';
import { inBoth } from '../language/words.ts';
import { notify, type Teller } from '../messages/notify.ts';
import { findOpenDisputes } from './dispute-store.ts';
import { noteInvoiceActs } from './invoice-acts.ts';
import { heldInvoices, readerOf } from './reader.ts';
import { changeInvoice, findInvoiceLines } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/** What of an invoice somebody is reminded of: disputed lines wait for their answer. */
export interface DueInvoice {
  invoice: StoredInvoice;
  daysPast: number;
  level: DunningLevel;
  undisputed: string;
}

/** Those that are overdue, each with what of it is not disputed; nothing of those where all of it is. */
export async function dueInvoices(
  db: Db,
  invoices: readonly StoredInvoice[],
  today: string,
): Promise<DueInvoice[]> {
  const ids = invoices.map(({ id }) => id);
  const disputed = new Set((await findOpenDisputes(db, ids)).map(({ lineId }) => lineId));
  const lines = Map.groupBy(await findInvoiceLines(db, ids), ({ invoiceId }) => invoiceId);
  return invoices.flatMap((invoice): DueInvoice[] => {
    const { id, kind, status, dueOn } = invoice;
    const isOpen = kind === 'debit' && (status === 'issued' || status === 'partlyPaid');
    const daysPast = dueOn === null ? 0 : daysPastDue(dueOn, today);
    const level = dunningLevel(daysPast);
    if (!isOpen || level === null) return [];
    const undisputed = (lines.get(id) ?? [])
      .filter((line) => !disputed.has(line.id))
      .reduce(
        (sum, line) => sum.plus(exact(line.amount)).minus(exact(line.credited)).minus(exact(line.settled)),
        exact('0'),
      );
    return undisputed.greaterThan(0) ? [{ invoice, daysPast, level, undisputed: write(undisputed) }] : [];
  });
}

/** Reminds the customers of overdue invoices, each in one message of the firmest level among theirs. */
export async function remindOfInvoices(
  ctx: Context,
  { invoiceIds, words }: Received<typeof remindCall>['body'],
): Promise<Reply<typeof remindCall>> {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  if (!reader.isStaff) throw new AppError('NOT_FOUND');
  const invoices = await heldInvoices(
    ctx,
    invoiceIds.map((id) => ({ id })),
    { sight: reader.agingSight },
  );
  const due = await dueInvoices(db, invoices, companyDay(now));
  if (due.length === 0) throw new AppError('INVOICE_NOTHING_DUE');
  let told = 0;
  for (const [partyId, own] of Map.groupBy(due, ({ invoice }) => invoice.partyId))
    if (await remindParty(ctx, partyId, own, words)) told += own.length;
  if (told === 0) throw new AppError('INVOICE_NOBODY_TO_TELL');
  return { count: told, left: invoices.length - told };
}

/** Whether there was anybody to tell. */
export async function remindParty(
  teller: Teller & { now: Date; session: { userId: string | null } },
  partyId: string,
  due: readonly DueInvoice[],
  said = '',
): Promise<boolean> {
  const { db, now, session } = teller;
  const userIds = await usersOfCustomer(db, partyId);
  const level = due.reduce<DunningLevel>((most, one) => (one.level > most ? one.level : most), 1);
  if (userIds.length === 0) return false;
  const sums = sumByCurrency(
    due.map(({ invoice, undisputed }) => ({ currency: invoice.currency, amount: undisputed })),
  );
  const amount = sums.map((sum) => `${sum.currency} ${thousandsFormat(sum.amount)}`).join(' + ');
  await notify(teller, {
    type: 'system',
    title: inBoth((language) => filledWords(reminderWords[level][language], { count: due.length, amount })),
    bodyText: inBoth(() =>
      [said, due.map(({ invoice }) => `${invoice.invoiceNo} (${invoice.dueOn})`).join(', ')]
        .filter(Boolean)
        .join(' · '),
    ),
    link: `${invoicesPath}?tab=overdue`,
    ...(session.userId !== null && { creatorUserId: session.userId }),
    ...{ userIds, now },
  });
  for (const { invoice, level: own } of due)
    await changeInvoice(db, invoice.id, { remindedLevel: own, remindedAt: now });
  await noteInvoiceActs(
    { db, now, session },
    due.map(({ invoice }) => invoice),
    'remind',
    said,
  );
  return true;
}
