import { createHash } from 'node:crypto';
import type { Language } from '@fairway/contract/errors.ts';
import { newId } from '../database/new-id.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import { invoicePaperWords } from '../language/invoice-words.ts';
import { companyNameIn } from '../organisation/company-name.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findPrint, insertPrint, type PrintHead } from './print-store.ts';
import { type InvoiceReader, readerOf, visibleInvoice } from './reader.ts';
import { invoiceInFull } from './show-invoices.ts';
import { takeInvoicesById } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

type Printing = Pick<Context, 'db' | 'now'> & { session: { userId: string } };

/** A paper says what everybody may read of an invoice, whoever asks for it. */
const nothing = { partyId: '', companyIds: null, userIds: [], sides: [] };
const anybody: InvoiceReader = {
  ...{ userId: '', isStaff: false, has: () => false, sight: nothing, agingSight: nothing },
};

async function drawn({ db, now }: Printing, invoice: StoredInvoice, language: Language): Promise<Buffer> {
  const detail = await invoiceInFull({ db, now, language }, invoice, anybody);
  return drawInvoice(detail, { companyName: await companyNameIn(db, language), language, now });
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Draws an invoice as it is now and keeps that as its next version. Whoever asks holds the invoice. */
export async function keepPrint(
  ctx: Printing,
  invoice: StoredInvoice,
  language: Language,
): Promise<{ print: PrintHead; bytes: Buffer }> {
  const bytes = await drawn(ctx, invoice, language);
  const print = await insertPrint(ctx.db, {
    ...{ id: newId(ctx.now.getTime()), invoiceId: invoice.id, language, sha256: hashOf(bytes), bytes },
    ...{ at: ctx.now, byId: ctx.session.userId },
  });
  return { print, bytes };
}

/**
 * The paper of an invoice. One that was issued has kept versions, and gets the one that is there; where its bytes are not
 * what was kept, or it was never printed in this language, the next version is made. A draft is drawn and not kept.
 */
export async function getInvoicePaper(
  ctx: Context,
  id: string,
  { language, printId }: { language: Language; printId?: string | undefined },
): Promise<Bytes> {
  const invoice = await visibleInvoice(ctx, id, await readerOf(ctx));
  const name = `${invoicePaperWords(language).titles[invoice.kind]} ${invoice.invoiceNo}.pdf`;
  return {
    contentType: 'application/pdf',
    body:
      invoice.issuedAt === null
        ? await drawn(ctx, invoice, language)
        : await kept(ctx, invoice, { language, printId }),
    headers: { 'content-disposition': contentDisposition('inline', name), 'cache-control': 'no-store' },
  };
}

async function kept(
  ctx: Context,
  { id }: StoredInvoice,
  asked: { language: Language; printId?: string | undefined },
): Promise<Buffer> {
  const found = await findPrint(ctx.db, id, asked);
  if (found && hashOf(found.bytes) === found.sha256) return found.bytes;
  const [invoice] = await takeInvoicesById(ctx.db, [id]);
  if (!invoice) throw new Error(`The invoice ${id} is gone`);
  return (await keepPrint(ctx, invoice, asked.language)).bytes;
}
