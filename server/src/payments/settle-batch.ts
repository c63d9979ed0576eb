import { batchByGroup } from '../database/batch-by-group.ts';
import { batchPerDatabase } from '../database/batch-per-database.ts';
import { findPaymentsToUse, type PaymentSight, type PaymentToUse, settleTogether } from './store.ts';

/** A payment that can be used with the part of a party, looked up with others of the moment. */
export const lookUpPayment = batchByGroup(
  1,
  async (db, sight: PaymentSight, asked: { id: string; partyId: string }[]) => {
    const ids = asked.map(({ id }) => id);
    const found = await findPaymentsToUse(db, ids, sight);
    const keyOf = ({ paymentId, partyId }: { paymentId: string; partyId: string }) =>
      `${paymentId} ${partyId}`;
    const known = new Map<string, PaymentToUse>(found.map((one) => [keyOf(one.part), one]));
    return asked.map(({ id, partyId }) => known.get(keyOf({ paymentId: id, partyId })));
  },
);

type Together = Parameters<typeof settleTogether>[1][number];

/**
 * Payments that are used in the same moment are written in one statement: to open every table and to wait for the disk
 * costs as much for one of them as for all. Whether this one was written.
 */
export const settleSoon = batchPerDatabase(1, async (db, asked: Together[]) => {
  const alone = withoutOthers(asked);
  const held = await settleTogether(db, [...alone]);
  return asked.map((each) => alone.has(each) && held.has(each.payment.id));
});

/** Of two about the same payment or invoice the second relies on what the first changes. */
function withoutOthers(asked: readonly Together[]): ReadonlySet<Together> {
  const taken = new Set<string>();
  return new Set(
    asked.filter(({ payment: { id, invoices } }) => {
      const wanted = [id, ...invoices.map((invoice) => invoice.id)];
      if (wanted.some((each) => taken.has(each))) return false;
      for (const each of wanted) taken.add(each);
      return true;
    }),
  );
}
