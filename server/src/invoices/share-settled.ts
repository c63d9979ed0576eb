import { exact, write } from '@fairway/domain/money/money.ts';
import { shareOut } from '@fairway/domain/payments/share-out.ts';
import { settledCharges } from '../charges/billed-charges.ts';
import { type Part, writeParts } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { inCurrency } from './invoice-lines.ts';
import { settledLinesPart } from './settlement-store.ts';
import { findLinesToPay, type LineToPay } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

type Paid = Pick<StoredInvoice, 'id' | 'currency' | 'settled'>;

/**
 * What was paid of an invoice, line by line and charge by charge: worked out anew of its whole sum whenever that or the
 * lines change, so that nothing is left on a line that was credited since.
 */
export async function shareSettled(db: Db, invoice: Paid): Promise<void> {
  await writeParts(db, shareParts(invoice, await findLinesToPay(db, [invoice.id])));
}

/** The same, as parts of the statement that pays. */
export function shareParts({ currency, settled }: Omit<Paid, 'id'>, lines: readonly LineToPay[]): Part[] {
  const shares = new Map(
    shareOut(
      settled,
      lines.map((line) => ({
        id: line.id,
        open: write(exact(line.amount).minus(exact(line.credited))),
        isDisputed: line.isDisputed,
      })),
    ).map((share) => [share.id, share.amount]),
  );
  const changes = lines.flatMap((line) => {
    const now = shares.get(line.id) ?? '0';
    const more = exact(now).minus(exact(line.settled));
    return more.isZero() ? [] : [{ lineId: line.id, chargeId: line.chargeId, now, more: write(more) }];
  });
  return [
    settledLinesPart(changes.map(({ lineId, now }) => ({ id: lineId, settled: now }))),
    settledCharges(
      changes.map(({ chargeId, more }) => ({ id: chargeId, amount: inCurrency(currency, more) })),
    ),
  ];
}
