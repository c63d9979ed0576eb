import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { deliverTaxInvoice as deliverCall } from '@fairway/contract/tax-invoices.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { changeAndNote } from './note-acts.ts';
import { heldTaxInvoice } from './reader.ts';
import { insertDelivery } from './store.ts';
import { tellAboutTax } from './tell-about-tax.ts';

/** Sends an issued one in the app, or notes that it went another way: when, to whom and by whom is kept. */
export async function deliverTaxInvoice(
  ctx: Context,
  id: string,
  { version, via, to }: Received<typeof deliverCall>['body'],
): Promise<Reply<typeof deliverCall>> {
  const { db, now, session } = ctx;
  const invoice = await heldTaxInvoice(ctx, id, 'deliver', version);
  const people = via === 'app' ? await usersOfCustomer(db, invoice.partyId) : [];
  if (via === 'app' && people.length === 0) throw new AppError('TAX_NOBODY_TO_TELL');
  await insertDelivery(db, {
    ...{ id: newId(now.getTime()), taxInvoiceId: id, at: now, byId: session.userId, via, to },
  });
  const changes = { status: 'delivered', deliveredAt: invoice.deliveredAt ?? now } as const;
  const changed = await changeAndNote(ctx, invoice, changes, { act: 'deliver', remark: to });
  const what = invoice.redOfId === null ? 'delivered' : 'deliveredRed';
  await tellAboutTax(ctx, invoice, { what, userIds: people });
  return { id, version: changed, applyNo: invoice.applyNo, status: 'delivered', count: people.length };
}
