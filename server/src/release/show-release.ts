import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { getReleaseGate as gateCall, getRelease as getCall, Hold } from '@fairway/contract/releases.ts';
import { isHardHold } from '@fairway/domain/release/gate.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { boxesOfShipments, partyNames } from '../shipments/shipment-lookups.ts';
import { returnedWith } from '../workflow/subjects/flow-opinion.ts';
import { differencesOf } from './execute-release.ts';
import { type GateNow, gatesOf } from './gate-facts.ts';
import { usualKind } from './gate-papers.ts';
import { findGateBills, findLetters, findPaymentRecord } from './gate-store.ts';
import { listHolds } from './hold-store.ts';
import { shownOriginals } from './originals.ts';
import { type ReleaseReader, readerOf, releasableShipment, visibleRelease } from './reader.ts';
import { releasesWithGates } from './show-releases.ts';
import { shipmentFactsOf } from './shown-facts.ts';
import { shownGate } from './shown-gate.ts';
import { findActiveReleases, findActs } from './store.ts';

const yearOfDays = 365;

export async function getRelease(
  ctx: Context,
  creditUses: CreditUses,
  id: string,
): Promise<Reply<typeof getCall>> {
  const { db, now, language } = ctx;
  const reader = await readerOf(ctx);
  const release = await visibleRelease(ctx, id, reader);
  const [found] = await releasesWithGates(ctx, creditUses, [release], reader);
  if (!found) throw new Error(`the shipment of the release ${id} is gone`);
  const { row, gate, shipment } = found;
  const today = companyDay(now);
  const { isStaff } = reader;
  const acts = isStaff ? await findActs(db, id) : [];
  const people = await peopleNames(
    db,
    [...acts.flatMap(({ byId }) => byId ?? []), ...[release.stopConfirmedBy ?? []].flat()],
    { withAccounts: false },
  );
  const partners = shipment.agentId === null ? new Map() : await partyNames(db, [shipment.agentId], language);
  // Once it is done, or over, what is different now is of no account.
  const isOpen = release.status === 'approved' || release.status === 'held';
  return {
    ...row,
    ...gateShown(gate, ctx, reader),
    ...(await aroundShipment(ctx, shipment.id, reader)),
    snapshot: isStaff && release.snapshot ? shownGate(release.snapshot, viewerOf(ctx, reader)) : null,
    returnedWith: isStaff && release.status === 'approving' ? await returnedWith(db, release.flowId) : null,
    differences: isStaff && isOpen && reader.seesOwed ? differencesOf(release.snapshot, gate.gate, ctx) : [],
    ...(isStaff && {
      record: await findPaymentRecord(db, release.customerId, { since: addDays(today, -yearOfDays), today }),
    }),
    agentName: isStaff ? (partners.get(shipment.agentId ?? '') ?? '') : '',
    agentToldAt: release.agentToldAt?.getTime() ?? null,
    stopConfirmedAt: release.stopConfirmedAt?.getTime() ?? null,
    stopConfirmedByName: isStaff ? (people.get(release.stopConfirmedBy ?? '') ?? '') : '',
    history: acts.map(({ at, act, byId, remark }) => ({
      ...{ at: at.getTime(), act, remark, byName: people.get(byId ?? '') ?? '' },
    })),
  };
}

export async function getReleaseGate(
  ctx: Context,
  creditUses: CreditUses,
  { shipmentId, kind, containerNos }: Received<typeof gateCall>['body'],
): Promise<Reply<typeof gateCall>> {
  const { db, now, language } = ctx;
  const reader = await readerOf(ctx);
  const shipment = await releasableShipment(ctx, shipmentId, reader);
  const active = await findActiveReleases(db, [shipmentId]);
  // What somebody applied for is what the shipment is about now.
  const asked = kind ?? active[0]?.kind ?? usualKind(shipment, await findGateBills(db, [shipmentId]));
  const [gate] = await gatesOf({ db, now, creditUses }, [{ shipment, kind: asked, containerNos }]);
  const facts = (await shipmentFactsOf(db, [shipment], language)).get(shipmentId);
  if (!gate || !facts) throw new Error(`the shipment ${shipmentId} is gone`);
  const isWhole = active.some((one) => one.containerNos.length === 0);
  const taken = new Set(active.flatMap((one) => one.containerNos));
  const boxes = (await boxesOfShipments(db, [shipmentId]))
    .map(({ containerNo }) => containerNo)
    .filter(Boolean);
  return {
    ...{ ...facts, kind: asked, ...gateShown(gate, ctx, reader) },
    ...(await aroundShipment(ctx, shipmentId, reader)),
    freeContainerNos: isWhole ? [] : boxes.filter((containerNo) => !taken.has(containerNo)),
    activeIds: active.map(({ id }) => id),
  };
}

const viewerOf = ({ language }: Pick<Context, 'language'>, { seesOwed, isStaff }: ReleaseReader) => ({
  language,
  seesOwed,
  isCustomer: !isStaff,
});

/** The gate in words; what is to be paid to who sees what is owed, the limit to staff. */
const gateShown = (gate: GateNow, ctx: Context, reader: ReleaseReader) => ({
  gate: shownGate(gate.gate, viewerOf(ctx, reader)),
  pay: reader.seesOwed ? gate.pay.map(({ way, sums }) => ({ way, sums: [...sums] })) : [],
  ...(reader.isStaff && { credit: gate.credit }),
});

/** Holds, originals and letters of a shipment; who held it and why is for staff. */
async function aroundShipment(ctx: Context, shipmentId: string, reader: ReleaseReader) {
  const { db } = ctx;
  const holds = reader.isStaff ? await listHolds(db, shipmentId) : [];
  const people = await peopleNames(
    db,
    holds.flatMap(({ placedBy, liftedBy }) => [placedBy ?? [], liftedBy ?? []].flat()),
    { withAccounts: false },
  );
  const mayLift = reader.has('btn_lift');
  return {
    holds: holds.map(
      ({
        id,
        type,
        reason,
        containerNos,
        until,
        isByRule,
        placedBy,
        placedAt,
        liftedBy,
        liftedAt,
        liftReason,
      }): Hold => ({
        ...{ id, shipmentId, type, isHard: isHardHold(type), reason, containerNos, until, isByRule },
        ...{ placedByName: people.get(placedBy ?? '') ?? '', placedAt: placedAt.getTime() },
        ...{
          liftedByName: people.get(liftedBy ?? '') ?? '',
          liftedAt: liftedAt?.getTime() ?? null,
          liftReason,
        },
        canLift: mayLift && liftedAt === null,
      }),
    ),
    originals: await shownOriginals(ctx, await findGateBills(db, [shipmentId])),
    letters: (await findLetters(db, [shipmentId])).map(({ documentId, title, fileId }) => ({
      documentId,
      title,
      fileId,
    })),
  };
}
