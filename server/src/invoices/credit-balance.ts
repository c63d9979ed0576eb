import { AppError } from '@fairway/contract/app-error.ts';
import { settledStatus } from '@fairway/domain/invoices/invoice-state.ts';
import type { LedgerLine } from '@fairway/domain/ledger/entry.ts';
import { negated } from '@fairway/domain/ledger/entry.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { addInvoiced } from '../charges/billed-charges.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from './invoice-lines.ts';
import { shareSettled } from './share-settled.ts';
import { changeInvoice, changeLine, findInvoiceLines } from './store.ts';
import type { StoredInvoice, StoredInvoiceLine } from './stored-invoice.ts';

type Acting = Pick<Context, 'db' | 'now'>;
const plus = (one: string, other: string): string => write(exact(one).plus(exact(other)));
const minus = (one: string, other: string): string => write(exact(one).minus(exact(other)));

/** Nothing more is credited than is left of the invoice and of each of its lines. */
export async function refuseCredit(
  { db }: Acting,
  credited: StoredInvoice,
  lines: readonly Pick<StoredInvoiceLine, 'creditOfId' | 'amount'>[],
): Promise<void> {
  const total = lines.reduce((sum, { amount }) => sum.plus(exact(amount)), exact('0'));
  const left = new Map(
    (await findInvoiceLines(db, [credited.id])).map((line) => [
      line.id,
      exact(line.amount).minus(exact(line.credited)),
    ]),
  );
  const fits = lines.every(({ creditOfId, amount }) =>
    left.get(creditOfId ?? '')?.greaterThanOrEqualTo(exact(amount)),
  );
  if (!fits || total.greaterThan(exact(credited.balance)))
    throw new AppError('INVOICE_BEYOND_BALANCE', {
      ...{ no: credited.invoiceNo, balance: inCurrency(credited.currency, credited.balance) },
    });
}

/**
 * What an invoice is worth in the books leaves with its last part: where rounding by parts left a rest, the entry of the
 * credit note takes that too.
 */
export function restInBooks(credited: StoredInvoice, note: StoredInvoice): LedgerLine[] {
  const rest = minus(credited.bookBalance, note.bookTotal);
  if (!exact(credited.balance).equals(exact(note.total)) || exact(rest).isZero()) return [];
  const isReceivable = credited.side === 'receivable';
  const owed = isReceivable ? negated(rest) : rest;
  const common = {
    partyId: credited.partyId,
    currency: credited.currency,
    invoiceId: credited.id,
    amount: '0',
  };
  return [
    { ...common, account: isReceivable ? 'receivable' : 'payable', bookAmount: owed },
    { ...common, account: 'exchangeDifference', bookAmount: negated(owed) },
  ];
}

/** A credit note counts: less is owed, and what it credits may be billed again. */
export async function creditInvoice(
  ctx: Acting,
  credited: StoredInvoice,
  note: StoredInvoice,
): Promise<void> {
  const rest = restInBooks(credited, note).length > 0;
  await moveCredit(ctx, credited, note, {
    ...{ credited: note.total, book: rest ? credited.bookBalance : note.bookTotal, sign: 1 },
  });
}

/** It counts no more. `book` is what its entry had taken from the invoice in the books. */
export const uncreditInvoice = (
  ctx: Acting,
  credited: StoredInvoice,
  note: StoredInvoice,
  book: string,
): Promise<void> =>
  moveCredit(ctx, credited, note, { credited: negated(note.total), book: negated(book), sign: -1 });

async function moveCredit(
  { db, now }: Acting,
  invoice: StoredInvoice,
  note: StoredInvoice,
  { credited, book, sign }: { credited: string; book: string; sign: 1 | -1 },
): Promise<void> {
  const balance = minus(invoice.balance, credited);
  const status = settledStatus({ balance, paid: invoice.settled });
  await changeInvoice(db, invoice.id, {
    ...{ credited: plus(invoice.credited, credited), balance, bookBalance: minus(invoice.bookBalance, book) },
    ...{ status, closedAt: status === 'paid' ? now : null },
    ...{ version: invoice.version + 1, lastModifyTime: now },
  });
  const lines = await findInvoiceLines(db, [note.id]);
  const signed = (amount: string) => (sign === 1 ? amount : negated(amount));
  const before = new Map((await findInvoiceLines(db, [invoice.id])).map((line) => [line.id, line]));
  for (const { creditOfId, amount } of lines) {
    const line = before.get(creditOfId ?? '');
    if (line) await changeLine(db, line.id, { credited: plus(line.credited, signed(amount)) });
  }
  await shareSettled(db, invoice);
  await addInvoiced(
    db,
    lines.map(({ chargeId, amount }) => ({
      id: chargeId,
      amount: inCurrency(invoice.currency, negated(signed(amount))),
    })),
  );
}
