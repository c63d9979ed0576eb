import { exact, write } from '@fairway/domain/money/money.ts';
import { shareOut } from '@fairway/domain/payments/share-out.ts';
import { addSettled } from '../charges/billed-charges.ts';
import type { Db } from '../database/open.ts';
import { inCurrency } from './invoice-lines.ts';
import { findLinesToPay, settleLines } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/**
 * What was paid of an invoice, line by line and charge by charge: worked out anew of its whole sum whenever that or the
 * lines change, so that nothing is left on a line that was credited since.
 */
export async function shareSettled(
  db: Db,
  { id, currency, settled }: Pick<StoredInvoice, 'id' | 'currency' | 'settled'>,
): Promise<void> {
  const lines = await findLinesToPay(db, id);
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
  await settleLines(
    db,
    changes.map(({ lineId, now }) => ({ id: lineId, settled: now })),
  );
  await addSettled(
    db,
    changes.map(({ chargeId, more }) => ({ id: chargeId, amount: inCurrency(currency, more) })),
  );
}
