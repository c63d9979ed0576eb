import type { HoldType, ReleaseKind } from '@fairway/contract/release-fields.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { day } from '../../organisation/demo/office-days.ts';
import type { ReleaseTables } from '../tables.ts';
import { type DoneShipment, insertDone, listDoneShipments } from './store.ts';

const count = 140;
const hour = 3_600_000;
const executor = userIdOf('docs01');
const accountant = userIdOf('finance02');

/** Every so manieth of them was held for a while before it went. */
const heldEvery = 6;
const heldFor: readonly [HoldType, string, string][] = [
  ['credit', '账单逾期', '款项已到账'],
  ['customs', '海关查验', '查验放行'],
  ['documents', '提单更正中', '更正完成'],
  ['terminal', '码头滞箱费未付', '费用已付'],
];

/** What was let go in the last months, written as it was left behind. */
export async function loadDoneReleases(db: Db, now: Date): Promise<void> {
  const shipments = await listDoneShipments(db, new Date(now.getTime() - 3 * day), count);
  const releases: ReleaseTables['cargo_release'][] = [];
  const acts: ReleaseTables['cargo_release_act'][] = [];
  const holds: ReleaseTables['cargo_hold'][] = [];
  for (const [place, shipment] of shipments.entries()) {
    const applied = new Date(shipment.ata.getTime() - 2 * day);
    const executed = new Date(shipment.ata.getTime() + day);
    const id = `release-demo-${String(place + 1).padStart(3, '0')}`;
    releases.push(releaseOf(id, shipment, applied, executed, count - place));
    for (const [version, act, at, byId] of [
      [1, 'apply', applied, shipment.operatorId],
      [2, 'pass', applied, null],
      [3, 'execute', executed, executor],
    ] as const)
      acts.push({ id: `${id}-${version}`, releaseId: id, version, at, act, byId, remark: '' });
    const [type, reason, liftReason] = heldFor[(place / heldEvery) % heldFor.length] ?? [];
    if (place % heldEvery === 0 && type && reason && liftReason)
      holds.push({
        ...{
          id: `hold-demo-${String(place + 1).padStart(3, '0')}`,
          shipmentId: shipment.id,
          containerNos: [],
          type,
        },
        ...{ reason, until: null, isByRule: false, placedBy: accountant, liftedBy: accountant, liftReason },
        ...{ placedAt: applied, liftedAt: new Date(executed.getTime() - hour) },
      });
  }
  await insertDone(db, releases, acts, holds);
}

const kinds: Record<string, ReleaseKind> = { original: 'original', telex: 'telex', seaway: 'seaway' };

function releaseOf(
  id: string,
  { id: shipmentId, companyId, customerId, issueType, operatorId, words }: DoneShipment,
  applied: Date,
  executed: Date,
  number: number,
): ReleaseTables['cargo_release'] {
  const releaseNo = `REL${formatDate(applied.getTime(), 'yyyyMMdd')}${String(9_000 + number)}`;
  const kind = kinds[issueType ?? ''] ?? 'telex';
  return {
    ...{
      id,
      version: 3,
      releaseNo,
      shipmentId,
      companyId,
      customerId,
      kind,
      containerNos: [],
      status: 'released',
    },
    ...{ heldFrom: null, stateRemark: '', reason: '', guarantor: '', payBy: null, promiseToldAt: null },
    ...{ snapshot: null, snapshotAt: null, flowId: null, appliedBy: operatorId, appliedAt: applied },
    ...{ isByCustomer: false, approvedAt: applied, expiresAt: null, executedBy: executor },
    ...{ executedAt: executed, releaseRef: `${kind === 'telex' ? 'TLX' : 'DO'}${number}` },
    ...{ agentToldAt: executed, stopConfirmedBy: null, stopConfirmedAt: null, lastModifyTime: executed },
    searchText: `${releaseNo.toLowerCase()} ${words}`,
  };
}
