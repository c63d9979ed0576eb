import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { noteOriginals as noteCall, ReleaseDetail } from '@fairway/contract/releases.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { noteChange } from '../shipments/note-change.ts';
import { holdShipment } from '../shipments/shipment-lookups.ts';
import { billsOfCustomer } from './gate-papers.ts';
import { findGateBills, type GateBill } from './gate-store.ts';
import { saveCollected } from './original-store.ts';
import { readerOf, releasableShipment } from './reader.ts';

/** Somebody counted the originals that came back. */
export async function noteOriginals(
  ctx: Context,
  { shipmentId, billId, known, collected }: Received<typeof noteCall>['body'],
): Promise<{ list: ReleaseDetail['originals'] }> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  if (!reader.isStaff) throw new AppError('FORBIDDEN');
  const seen = await releasableShipment(ctx, shipmentId, reader);
  const shipment = (await holdShipment(db, seen.id)) ?? seen;
  ctx.auditTarget(shipment.shipmentNo);
  const bill = (await findGateBills(db, [shipmentId])).find((one) => one.billId === billId);
  if (!bill) throw new AppError('NOT_FOUND');
  if (bill.collected !== known) throw new AppError('RECORD_CHANGED');
  const { billNo: no, originals } = bill;
  if (collected > originals)
    throw new AppError('RELEASE_TOO_MANY_ORIGINALS', { no, originals: String(originals) });
  await saveCollected(db, { billId, collected, byId: session.userId, at: now });
  const line = (count: number) => ({ originalsBack: `${no} ${count}/${originals}` });
  await noteChange(ctx, shipment, line(known), line(collected));
  return { list: await shownOriginals(ctx, await findGateBills(db, [shipmentId])) };
}

/** The originals the customer may hold, with how many came back. */
export async function shownOriginals(
  { db }: Pick<Context, 'db'>,
  bills: readonly GateBill[],
): Promise<ReleaseDetail['originals']> {
  const printed = billsOfCustomer(bills).filter(
    ({ originals, issueType }) => originals > 0 && issueType === 'original',
  );
  const people = await peopleNames(
    db,
    printed.flatMap(({ collectedBy }) => collectedBy ?? []),
    { withAccounts: false },
  );
  return printed.map(({ billId, billNo, originals, collected, collectedAt, collectedBy }) => ({
    ...{ billId, billNo, originals, collected, collectedAt: collectedAt?.getTime() ?? null },
    collectedByName: people.get(collectedBy ?? '') ?? '',
  }));
}
