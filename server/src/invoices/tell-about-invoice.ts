import { filledWords } from '@fairway/contract/filled-words.ts';
import { invoicePath } from '@fairway/contract/invoices.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { invoiceNewsWords } from '../language/invoice-words.ts';
import { inBoth } from '../language/words.ts';
import { notify, type Teller } from '../messages/notify.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { inCurrency } from './invoice-lines.ts';
import type { StoredInvoice } from './stored-invoice.ts';

interface News {
  what: keyof typeof invoiceNewsWords;
  /** Left out: who answers for the invoice and who made it. */
  userIds?: readonly string[];
  /** What was said. */
  line?: string;
}

/** Leaves a message about an invoice that opens it. */
export async function tellAboutInvoice(
  teller: Teller & { now: Date; session?: { userId: string } },
  invoice: StoredInvoice,
  { what, userIds, line = '' }: News,
): Promise<void> {
  const { id, invoiceNo, partyId, salesId, createdBy, currency, total, dueOn } = invoice;
  const told = userIds ?? [...new Set([salesId, createdBy].flatMap((userId) => userId ?? []))];
  if (told.length === 0) return;
  const names = {
    zh: (await partyNames(teller.db, [partyId], 'zh')).get(partyId) ?? '',
    en: (await partyNames(teller.db, [partyId], 'en')).get(partyId) ?? '',
  };
  const amount = `${currency} ${thousandsFormat(inCurrency(currency, total))}`;
  await notify(teller, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(invoiceNewsWords[what][language], {
        ...{ no: invoiceNo, customer: names[language], amount, due: dueOn ?? '' },
      }),
    ),
    bodyText: inBoth(() => [amount, line].filter(Boolean).join(' · ')),
    link: `${invoicePath}?id=${id}`,
    ...(teller.session && { creatorUserId: teller.session.userId }),
    ...{ userIds: told, now: teller.now },
  });
}

/** The people of the customer learn what they owe, or owe no more. Suppliers are told by their own means. */
export async function tellParty(
  ctx: Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now' | 'session'>,
  invoice: StoredInvoice,
  what: 'issued' | 'voided' = 'issued',
): Promise<void> {
  if (invoice.side !== 'receivable') return;
  const issued = invoice.kind === 'credit' ? 'credited' : 'issued';
  await tellAboutInvoice(ctx, invoice, {
    what: what === 'issued' ? issued : what,
    userIds: await usersOfCustomer(ctx.db, invoice.partyId),
  });
}
