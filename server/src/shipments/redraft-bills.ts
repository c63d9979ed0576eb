import type { BillText } from '@fairway/contract/shipment-papers.ts';
import { billDifferences } from '@fairway/domain/shipments/bill-differences.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { billOfShipment, wholeText } from './bill-draft.ts';
import { billLine, isOpen } from './bill-line.ts';
import { changeBill, findBills, findBillTexts, insertBillText, type StoredBill } from './paper-store.ts';
import { findShipments } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';
import { tellAbout } from './tell-about-shipment.ts';

/**
 * The shipment has another ship or other boxes than its bills were written for: what follows from that is written into
 * those that are not issued, as a draft that nobody has confirmed, and the customer hears of what they were sent. What
 * people wrote in other fields stays. `before` is what a bill would have said before the change.
 */
export async function redraftBills(
  ctx: Context,
  shipment: StoredShipment,
  before: BillText,
): Promise<{ before: { bill: string }; after: { bill: string } }> {
  const { db, now, session } = ctx;
  const [changed = shipment] = await findShipments(db, [shipment.id]);
  const after = await billOfShipment(ctx, changed);
  const moved = Object.fromEntries(
    billDifferences(before, after).map(({ field }) => [field, after[field as keyof BillText]]),
  );
  const lines: { before: StoredBill; after: StoredBill }[] = [];
  for (const bill of (await findBills(db, shipment.id)).filter(isOpen)) {
    const [known] = await findBillTexts(db, [{ billId: bill.id, version: bill.version }]);
    const text = { ...wholeText(known?.text), ...moved };
    if (billDifferences(known?.text ?? {}, text).length === 0) continue;
    const next: StoredBill = { ...bill, version: bill.version + 1, status: 'draft', lastModifyTime: now };
    await changeBill(db, bill.id, next);
    await insertBillText(db, {
      ...{ billId: bill.id, version: next.version, text, creatorUserId: session.userId, creatorTime: now },
    });
    lines.push({ before: bill, after: next });
    await tellOfNewDraft(ctx, shipment, bill);
  }
  const lineOf = (which: 'before' | 'after') => ({
    bill: lines.map((one) => billLine(one[which])).join(', '),
  });
  return { before: lineOf('before'), after: lineOf('after') };
}

/** Who was sent a bill hears that it is not the newest any more. */
export async function tellOfNewDraft(
  ctx: Context,
  shipment: StoredShipment,
  bill: StoredBill,
): Promise<void> {
  if (bill.sentVersion === null) return;
  const userIds = await usersOfCustomer(ctx.db, shipment.customerId);
  await tellAbout(ctx, [shipment], { what: 'billRedrafted', userIds, line: bill.billNo });
}
