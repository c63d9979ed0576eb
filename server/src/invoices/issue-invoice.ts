import { AppError } from '@fairway/contract/app-error.ts';
import { invoiceEntry, type PostedInvoice } from '@fairway/domain/ledger/post-invoice.ts';
import type { Context } from '../http/context.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { accountFor } from './bank-accounts.ts';
import { creditInvoice, refuseCredit, restInBooks } from './credit-balance.ts';
import { closeCreditedDisputes } from './disputes.ts';
import { keepPrint } from './print-invoice.ts';
import { changeInvoice, findInvoiceLines, takeInvoicesById } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';
import { tellParty } from './tell-about-invoice.ts';

/**
 * From here on it is owed: it stands in the books, its paper is kept, the customer sees it and is told. A supplier's bill
 * is issued when their paper came in; a credit note takes from the invoice it is for.
 */
export async function issueInvoice(
  ctx: Context,
  invoice: StoredInvoice,
  { language }: { language: 'zh' | 'en' },
): Promise<void> {
  const { kind, supplierNo, companyId, currency } = invoice;
  if (kind === 'supplier' && supplierNo === '') throw new AppError('INVOICE_SUPPLIER_NUMBER');
  const bankAccountId = invoice.bankAccountId ?? (await accountFor(ctx.db, companyId, currency));
  if (kind === 'debit' && bankAccountId === null) throw new AppError('INVOICE_WITHOUT_ACCOUNT', { currency });
  const issued: StoredInvoice = {
    ...{ ...invoice, bankAccountId: kind === 'debit' ? bankAccountId : null, issuedAt: ctx.now },
    ...{ status: 'issued', version: invoice.version + 1, lastModifyTime: ctx.now },
    // It is used up at once by the invoice it is for.
    ...(kind === 'credit' && { settled: invoice.total, balance: '0', bookBalance: '0', closedAt: ctx.now }),
  };
  const { id, version: _, ...changes } = issued;
  await changeInvoice(ctx.db, id, { ...changes, version: issued.version });
  await (kind === 'credit' ? issueCredit(ctx, issued) : bookInvoice(ctx, issued, issued.id, []));
  if (issued.side === 'receivable') {
    await keepPrint(ctx, issued, language);
    await tellParty(ctx, issued);
  }
}

async function issueCredit(ctx: Context, note: StoredInvoice): Promise<void> {
  const [credited] = await takeInvoicesById(ctx.db, [note.creditOfId ?? '']);
  if (!credited || credited.status === 'void') throw new AppError('NOT_FOUND');
  await refuseCredit(ctx, credited, await findInvoiceLines(ctx.db, [note.id]));
  await bookInvoice(ctx, note, credited.id, restInBooks(credited, note));
  await creditInvoice(ctx, credited, note);
  await closeCreditedDisputes(ctx, credited, note);
}

async function bookInvoice(
  ctx: Context,
  invoice: StoredInvoice,
  owedBy: string,
  rest: ReturnType<typeof restInBooks>,
): Promise<void> {
  const { id, kind, side, partyId, currency, invoiceNo, companyId, billOn } = invoice;
  const lines = (await findInvoiceLines(ctx.db, [id])).map(
    ({
      shipmentId,
      onBehalf,
      amount,
      net,
      tax,
      bookAmount,
      bookNet,
      bookTax,
    }): PostedInvoice['lines'][number] => ({
      ...{
        shipmentId,
        onBehalf,
        gross: amount,
        net,
        tax,
        book: { gross: bookAmount, net: bookNet, tax: bookTax },
      },
    }),
  );
  const entry = invoiceEntry({ id, kind, owedBy, partyId, currency, lines, ofSupplier: side === 'payable' });
  await postEntry(ctx, {
    ...{ kind: 'invoice', sourceId: id, sourceNo: invoiceNo, companyId, on: billOn },
    ...{ byId: ctx.session.userId, lines: [...entry, ...rest] },
  });
}
