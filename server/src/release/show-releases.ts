import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import {
  type listAwaitingRelease as awaitingCall,
  type listReleases as listCall,
  type ReleaseCan,
  type ReleaseRow,
  type ReleaseTab,
  releaseTabs,
} from '@fairway/contract/releases.ts';
import { releaseActFits } from '@fairway/domain/release/release-state.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { type GateNow, gatesOf, owedIn } from './gate-facts.ts';
import { usualKind } from './gate-papers.ts';
import { findGateBills } from './gate-store.ts';
import { mayWithdraw } from './may-withdraw.ts';
import { type ReleaseReader, readerOf } from './reader.ts';
import { waitsForAgent } from './revoke-release.ts';
import { shipmentFactsOf } from './shown-facts.ts';
import { gateLine } from './shown-gate.ts';
import { countByState, listAwaitingIds, listReleaseRows, type StoredRelease } from './store.ts';

export async function listReleases(
  ctx: Context,
  creditUses: CreditUses,
  { tab, filters, keyword, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const reader = await readerOf(ctx);
  const question = { sight: reader.sight, states: releaseTabs[tab], filters, keyword };
  const { rows, total } = await listReleaseRows(ctx.db, question, paging);
  const found = await countByState(ctx.db, { ...question, states: releaseTabs.all });
  const counts = Object.fromEntries(
    (Object.keys(releaseTabs) as ReleaseTab[]).map((one) => [
      one,
      releaseTabs[one].reduce((sum, state) => sum + (found.get(state) ?? 0), 0),
    ]),
  );
  const list = (await releasesWithGates(ctx, creditUses, rows, reader)).map(({ row }) => row);
  return { ...pageOf(list, paging, total), counts };
}

export async function listAwaiting(
  ctx: Context,
  creditUses: CreditUses,
  { filters, keyword, ...paging }: Received<typeof awaitingCall>['body'],
): Promise<Reply<typeof awaitingCall>> {
  const { db, now, language } = ctx;
  const reader = await readerOf(ctx);
  const asked = { sight: reader.sight, customerId: filters.customerId, keyword };
  const { rows, total } = await listAwaitingIds(db, asked, paging);
  const byId = await shipmentsById(
    db,
    rows.map(({ id }) => id),
  );
  const shipments = rows.flatMap(({ id }) => byId.get(id) ?? []);
  const bills = Map.groupBy(await findGateBills(db, [...byId.keys()]), ({ shipmentId }) => shipmentId);
  const subjects = shipments.map((shipment) => ({
    ...{ shipment, kind: usualKind(shipment, bills.get(shipment.id) ?? []), containerNos: [] },
  }));
  const gates = await gatesOf({ db, now, creditUses }, subjects);
  const facts = await shipmentFactsOf(db, shipments, language);
  const list = subjects.flatMap(({ shipment, kind }, at) => {
    const [known, gate] = [facts.get(shipment.id), gates[at]];
    return known && gate ? [{ ...known, kind, ...lightOf(gate, ctx, reader) }] : [];
  });
  return pageOf(list, paging, total);
}

/** What a row shows of its gate. */
const lightOf = (
  gate: GateNow,
  { language }: Pick<Context, 'language'>,
  { seesOwed, isStaff }: ReleaseReader,
) => ({
  verdict: gate.gate.verdict,
  line: gateLine(gate.gate, { language, seesOwed, isCustomer: !isStaff }),
  balance: owedIn(gate),
});

interface WithGate {
  row: ReleaseRow;
  gate: GateNow;
  shipment: StoredShipment;
}

/** Releases as their reader sees them, each with its gate of this moment. */
export async function releasesWithGates(
  ctx: Context,
  creditUses: CreditUses,
  releases: readonly StoredRelease[],
  reader: ReleaseReader,
): Promise<WithGate[]> {
  const { db, now, language } = ctx;
  const shipments = await shipmentsById(
    db,
    releases.map(({ shipmentId }) => shipmentId),
  );
  const known = releases.flatMap((release) => {
    const shipment = shipments.get(release.shipmentId);
    return shipment ? [{ release, shipment }] : [];
  });
  const gates = await gatesOf(
    { db, now, creditUses },
    known.map(({ release: { kind, containerNos }, shipment }) => ({ shipment, kind, containerNos })),
  );
  const facts = await shipmentFactsOf(db, [...shipments.values()], language);
  const people = await peopleNames(
    db,
    releases.flatMap(({ appliedBy, executedBy }) => [appliedBy ?? [], executedBy ?? []].flat()),
    { withAccounts: false },
  );
  const today = companyDay(now);
  return known.flatMap(({ release, shipment }, at): WithGate[] => {
    const [gate, fact] = [gates[at], facts.get(shipment.id)];
    if (!gate || !fact) return [];
    const { id, version, releaseNo, kind, containerNos, status, heldFrom, stateRemark, payBy } = release;
    const owes = gate.gate.checks.some(({ code, amounts }) => code === 'G1' && amounts.length > 0);
    const row: ReleaseRow = {
      ...{ id, version, releaseNo, ...fact, kind, containerNos, status, heldFrom },
      // Why it is held stays with staff.
      stateRemark: reader.isStaff || status !== 'held' ? stateRemark : '',
      ...lightOf(gate, ctx, reader),
      ...(!isUndecided(release) && { verdict: null, line: '' }),
      ...{ reason: release.reason, guarantor: reader.isStaff ? release.guarantor : '' },
      ...{ payBy, isPromiseBroken: status === 'released' && payBy !== null && payBy < today && owes },
      ...{ flowId: reader.isStaff ? release.flowId : null, isSubmitted: release.flowId !== null },
      isByCustomer: release.isByCustomer,
      ...{ appliedByName: people.get(release.appliedBy ?? '') ?? '', appliedAt: release.appliedAt.getTime() },
      ...{
        approvedAt: release.approvedAt?.getTime() ?? null,
        expiresAt: release.expiresAt?.getTime() ?? null,
      },
      ...{ executedAt: release.executedAt?.getTime() ?? null, releaseRef: release.releaseRef },
      executedByName: reader.isStaff ? (people.get(release.executedBy ?? '') ?? '') : '',
      can: cansOf(release, shipment, reader),
    };
    return [{ row, gate, shipment }];
  });
}

/** What was released or is over waits for no gate. */
const isUndecided = ({ status }: StoredRelease): boolean =>
  status === 'applied' || status === 'approving' || status === 'approved' || status === 'held';

function cansOf(release: StoredRelease, shipment: StoredShipment, reader: ReleaseReader): ReleaseCan[] {
  const { status, heldFrom } = release;
  const { isStaff, has, userId, sight } = reader;
  const isOwn =
    release.appliedBy === userId ||
    (!isStaff && release.isByCustomer && sight.customerId === release.customerId);
  const isAgent = !isStaff && shipment.agentId !== null && shipment.agentId === sight.customerId;
  const isBeforeApproval = heldFrom === null || heldFrom === 'applied';
  const may: Record<ReleaseCan, boolean> = {
    submit: isStaff && has('btn_apply') && releaseActFits('submit', status),
    refuse: isStaff && has('btn_apply') && releaseActFits('refuse', status) && isBeforeApproval,
    withdraw: isOwn && has('btn_apply') && releaseActFits('withdraw', status) && mayWithdraw(release, reader),
    approve: isStaff && status === 'approving' && (has('btn_approve1') || has('btn_approve2')),
    execute: isStaff && has('btn_execute') && releaseActFits('execute', status),
    confirmStop:
      status === 'released' &&
      release.stopConfirmedAt === null &&
      ((isAgent && has('btn_confirm')) || (isStaff && has('btn_revoke') && shipment.agentId !== null)),
    revoke:
      isStaff && has('btn_revoke') && releaseActFits('revoke', status) && !waitsForAgent(release, shipment),
  };
  return (Object.keys(may) as ReleaseCan[]).filter((can) => may[can]);
}
