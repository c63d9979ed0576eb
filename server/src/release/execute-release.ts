import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { executeRelease as executeCall, ReleaseDetail } from '@fairway/contract/releases.ts';
import { type Gate, worsened } from '@fairway/domain/release/gate.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { promisePayment } from '../invoices/promise-payment.ts';
import { refuseOver } from '../shipments/reader.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { setBillsSurrendered } from '../shipments/surrender-bills.ts';
import { noteRelease } from '../tracking/note-release.ts';
import { type GateNow, gatesOf } from './gate-facts.ts';
import { billsOfCustomer } from './gate-papers.ts';
import { findGateBills } from './gate-store.ts';
import { holdRelease } from './hold-release.ts';
import { moveRelease } from './move-release.ts';
import { heldWithShipment } from './reader.ts';
import { checkText, gateLine } from './shown-gate.ts';
import type { StoredRelease } from './store.ts';
import { askForApproval } from './submit-release.ts';
import { customerPeople, staffOf, tellAboutRelease } from './tell-about-release.ts';

type Sent = Received<typeof executeCall>['body'];

/**
 * Lets the cargo go. The gate is looked at once more under the lock: where it got worse since the approval nothing is
 * released, the release is held or approved once more, and the caller is told what is different.
 */
export async function executeRelease(
  ctx: Context,
  creditUses: CreditUses,
  id: string,
  sent: Sent,
): Promise<Reply<typeof executeCall>> {
  const { db, now, session } = ctx;
  const { release, shipment } = await heldWithShipment(ctx, id, 'execute', sent.version);
  refuseOver(ctx, shipment);
  const { kind, containerNos, releaseNo } = release;
  const [gate] = await gatesOf({ db, now, creditUses }, [{ shipment, kind, containerNos }]);
  if (!gate) throw new AppError('NOT_FOUND');
  const worse = release.snapshot ? worsened(release.snapshot, gate.gate) : [];
  const differences = differencesOf(release.snapshot, gate.gate, ctx);
  if (gate.gate.verdict === 'hard' || worse.length > 0) {
    const after = await sendBack(ctx, release, shipment, gate);
    return { id, version: after.version, releaseNo, status: after.status, differences };
  }
  if (kind === 'telex' && !gate.facts.papers.hasLetter) throw new AppError('RELEASE_LETTER_MISSING');
  const agents = sent.tellsAgent ? await usersOfCustomer(db, shipment.agentId) : [];
  const after = await moveRelease(
    { db, now, userId: session.userId },
    release,
    { act: 'execute', remark: sent.remark },
    {
      ...{ status: 'released', executedBy: session.userId, executedAt: now, releaseRef: sent.releaseRef },
      ...{ agentToldAt: agents.length > 0 ? now : null, expiresAt: null, stateRemark: '' },
    },
  );
  await letGo(ctx, after, shipment);
  const userIds = [...(await staffOf(ctx, release)), ...(await customerPeople(ctx, release)), ...agents];
  await tellAboutRelease(ctx, release, shipment, { what: 'released', userIds, line: sent.releaseRef });
  return { id, version: after.version, releaseNo, status: after.status, differences: [] };
}

/** What follows: the event of the tracking, the bills, and reminders that wait for what was promised. */
async function letGo(ctx: Context, release: StoredRelease, shipment: StoredShipment): Promise<void> {
  const { db, now, session } = ctx;
  const { releaseNo, containerNos, releaseRef, kind } = release;
  // All of a telex gives up the bills; of some boxes the others still hang on them.
  if (kind === 'telex' && containerNos.length === 0) {
    const bills = billsOfCustomer(await findGateBills(db, [shipment.id]));
    await setBillsSurrendered(
      ctx,
      shipment,
      bills.map(({ billId }) => billId),
      true,
    );
  }
  await noteRelease(
    db,
    {
      ...{ releaseNo, shipmentNo: shipment.shipmentNo, containerNos, releaseRef, userId: session.userId },
      milestone: kind === 'telex' ? 'TELEX' : 'DO_REL',
    },
    now,
  );
  if (release.payBy !== null)
    await promisePayment(db, { shipmentId: shipment.id, partyId: release.customerId }, release.payBy);
}

async function sendBack(
  ctx: Context,
  release: StoredRelease,
  shipment: StoredShipment,
  gate: GateNow,
): Promise<StoredRelease> {
  if (gate.gate.verdict === 'hard') {
    const { after, line } = await holdRelease(ctx, release, gate.gate);
    await tell('held', line);
    return after;
  }
  const line = gateLine(gate.gate, { language: 'zh', seesOwed: true });
  const after = await askForApproval(ctx, release, shipment, gate, 'bounce', line);
  await tell('bounced', line);
  return after;

  async function tell(what: 'held' | 'bounced', said: string): Promise<void> {
    await tellAboutRelease(ctx, release, shipment, {
      what,
      userIds: await staffOf(ctx, release),
      line: said,
    });
  }
}

/** What the approved gate said and says now, where that got worse. */
export function differencesOf(
  snapshot: Gate | null,
  now: Gate,
  { language }: Pick<Context, 'language'>,
): ReleaseDetail['differences'] {
  if (!snapshot) return [];
  const viewer = { language, seesOwed: true };
  const before = new Map(snapshot.checks.map((check) => [check.code, check]));
  return worsened(snapshot, now).map((check) => {
    const earlier = before.get(check.code);
    return {
      code: check.code,
      before: earlier ? checkText(earlier, viewer) : '',
      now: checkText(check, viewer),
    };
  });
}
