import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { applyRelease as applyCall } from '@fairway/contract/releases.ts';
import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { firstStep, scopesMeet } from '@fairway/domain/release/release-state.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { refuseOver } from '../shipments/reader.ts';
import { boxesOfShipments, holdShipment, partyNames } from '../shipments/shipment-lookups.ts';
import { readSettings } from '../system/settings.ts';
import { gatesOf } from './gate-facts.ts';
import { holdRelease } from './hold-release.ts';
import { passRelease } from './pass-release.ts';
import { readerOf, releasableShipment } from './reader.ts';
import { gateLine } from './shown-gate.ts';
import { findActiveReleases, insertAct, insertRelease, type StoredRelease } from './store.ts';
import { askForApproval, refuseGuarantee } from './submit-release.ts';
import { staffOf, tellAboutRelease } from './tell-about-release.ts';

type Sent = Received<typeof applyCall>['body'];

/** Somebody wants the cargo let go. The gate decides whether it passes by itself, is approved by people, or is held. */
export async function applyRelease(
  ctx: Context,
  creditUses: CreditUses,
  sent: Sent,
): Promise<Reply<typeof applyCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  const seen = await releasableShipment(ctx, sent.shipmentId, reader);
  // Held: two who apply for the same boxes at once do it one after the other.
  const shipment = (await holdShipment(db, seen.id)) ?? seen;
  ctx.auditTarget(shipment.shipmentNo);
  refuseOver(ctx, shipment);
  if (!reader.isStaff && sent.guarantee) throw new AppError('RELEASE_CUSTOMER_GUARANTEE');
  const containerNos = await knownBoxes(ctx, shipment.id, sent.containerNos);
  const [running] = (await findActiveReleases(db, [shipment.id])).filter((one) =>
    scopesMeet(one.containerNos, containerNos),
  );
  if (running) throw new AppError('RELEASE_RUNS', { no: running.releaseNo });
  const { kind, reason, guarantee } = sent;
  const [gate] = await gatesOf({ db, now, creditUses }, [{ shipment, kind, containerNos }]);
  if (!gate?.facts.papers.hasBill) throw new AppError('RELEASE_WITHOUT_BILL', { no: shipment.shipmentNo });
  const releaseNo = await takeBillNumber(db, 'ReleaseNumber', session.userId, now);
  const names = await partyNames(db, [shipment.customerId], 'zh');
  const release: StoredRelease = {
    ...{
      id: newId(now.getTime()),
      version: 1,
      releaseNo,
      shipmentId: shipment.id,
      kind,
      containerNos,
      reason,
    },
    ...{ companyId: shipment.companyId, customerId: shipment.customerId, status: 'applied', heldFrom: null },
    ...{ stateRemark: '', guarantor: guarantee?.guarantor ?? '', payBy: guarantee?.payBy ?? null },
    ...{ promiseToldAt: null, snapshot: null, snapshotAt: null, flowId: null, appliedBy: session.userId },
    ...{ appliedAt: now, isByCustomer: !reader.isStaff, approvedAt: null, expiresAt: null },
    ...{ executedBy: null, executedAt: null, releaseRef: '', agentToldAt: null },
    ...{ stopConfirmedBy: null, stopConfirmedAt: null, lastModifyTime: now },
    searchText: searchTextOf(
      [
        releaseNo,
        shipment.shipmentNo,
        shipment.mblNo,
        shipment.hblNo,
        names.get(shipment.customerId) ?? '',
        ...containerNos,
      ],
      1_000,
    ),
  };
  const passesAlone = (await readSettings(db)).releasePassesAlone === 1;
  const step = firstStep(gate.gate.verdict, { kind, isCustomer: !reader.isStaff, passesAlone });
  if (step === 'submit') refuseGuarantee(ctx, gate, guarantee);
  await insertRelease(db, release);
  await insertAct(db, {
    ...{ id: newId(now.getTime()), releaseId: release.id, version: 1, at: now, act: 'apply' },
    ...{ byId: session.userId, remark: reason },
  });
  const after = await go();
  if (!reader.isStaff)
    await tellAboutRelease(ctx, release, shipment, {
      ...{ what: 'applied', userIds: await staffOf(ctx, release) },
      line: gateLine(gate.gate, { language: 'zh', seesOwed: true }),
    });
  const { id, version, status, flowId } = after;
  return { id, version, releaseNo, status, flowId, verdict: gate.gate.verdict };

  async function go(): Promise<StoredRelease> {
    if (!gate || step === 'wait') return release;
    if (step === 'submit') return askForApproval(ctx, release, shipment, gate, 'submit');
    if (step === 'pass') return passRelease(ctx, release, shipment, gate);
    return (await holdRelease(ctx, release, gate.gate)).after;
  }
}

async function knownBoxes({ db }: Context, shipmentId: string, asked: readonly string[]): Promise<string[]> {
  if (asked.length === 0) return [];
  const known = new Set((await boxesOfShipments(db, [shipmentId])).map(({ containerNo }) => containerNo));
  if (asked.some((containerNo) => !known.has(containerNo))) throw new AppError('BOX_UNKNOWN');
  const chosen = [...new Set(asked)].sort();
  // All of its boxes are all of the cargo.
  return chosen.length === known.size ? [] : chosen;
}
