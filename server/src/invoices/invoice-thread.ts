import { customersOfUsers } from '../customers/customer-of-user.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import { peopleWith } from '../permission/people-with.ts';
import { seenCompanies } from '../permission/seen-companies.ts';
import { changeStamp } from '../system/change-stamp.ts';
import { findInvoice, findInvoiceActors, type InvoiceSight } from './store.ts';

const sides = ['receivable', 'payable'] as const;

/** Which invoices somebody sees, by what they are granted now; nothing of who has the module no more. */
async function sightOf(db: Db, userId: string): Promise<InvoiceSight | undefined> {
  const [person] = await peopleWith(db, { modelId: 'invoice' }, [userId]);
  if (!person) return undefined;
  if (person.kind === 'customer') {
    const customer = (await customersOfUsers(db, [userId])).get(userId);
    return { partyId: customer?.id ?? '', companyIds: null, userIds: [], sides: ['receivable'] };
  }
  const session = { userId, organisationStamp: await changeStamp(db, 'organisation') };
  const { companyIds, userIds } = await seenCompanies({ db, session }, 'invoice');
  return { partyId: null, companyIds, userIds, sides };
}

/** What is said about an invoice between the customer and those who answer for it; about a draft there is nothing. */
export async function invoiceThread(
  db: Db,
  { userId }: { userId: string },
  id: string,
): Promise<{ name: string; userIds: string[] } | undefined> {
  const sight = await sightOf(db, userId);
  const invoice = sight && (await findInvoice(db, id, sight));
  if (!invoice || invoice.issuedAt === null || invoice.side !== 'receivable') return undefined;
  const people = [
    ...(await usersOfCustomer(db, invoice.partyId)),
    ...(await findInvoiceActors(db, id)),
    ...[invoice.salesId, invoice.createdBy].flatMap((one) => one ?? []),
  ];
  const seeing: string[] = [];
  for (const one of new Set(people)) {
    const theirs = await sightOf(db, one);
    if (theirs && (await findInvoice(db, id, theirs))) seeing.push(one);
  }
  return { name: invoice.invoiceNo, userIds: seeing };
}
