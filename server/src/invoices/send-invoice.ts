import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { sendInvoice as sendCall } from '@fairway/contract/invoices.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { noteInvoiceActs } from './invoice-acts.ts';
import { findPrints, insertSending } from './print-store.ts';
import { heldInvoices, readerOf } from './reader.ts';
import { tellParty } from './tell-about-invoice.ts';

/** Sends an issued invoice in the app, or notes that it went another way: which paper, when and to whom is kept. */
export async function sendInvoice(
  ctx: Context,
  id: string,
  { via, to }: Received<typeof sendCall>['body'],
): Promise<Reply<typeof sendCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  if (!reader.isStaff) throw new AppError('NOT_FOUND');
  const [invoice] = await heldInvoices(ctx, [{ id }], reader);
  if (!invoice || invoice.issuedAt === null || invoice.status === 'void') throw new AppError('NOT_FOUND');
  const people = via === 'app' ? await usersOfCustomer(db, invoice.partyId) : [];
  if (via === 'app') {
    if (people.length === 0) throw new AppError('INVOICE_NOBODY_TO_TELL');
    await tellParty(ctx, invoice);
  }
  const print = (await findPrints(db, id)).at(-1);
  await insertSending(db, {
    ...{ id: newId(now.getTime()), invoiceId: id, at: now, byId: session.userId, via, to },
    printId: print?.id ?? null,
  });
  await noteInvoiceActs(ctx, [invoice], 'send', to);
  return { count: people.length };
}
