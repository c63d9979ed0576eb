import { afterFlow, releaseActFits, scopesMeet } from '@fairway/domain/release/release-state.ts';
import type { Bus } from '../bus/bus.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import type { JobContext } from '../jobs/job.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { rejectedWith } from '../workflow/subjects/flow-opinion.ts';
import { moveRelease } from './move-release.ts';
import { approvedUntil } from './pass-release.ts';
import { findActiveReleases, type StoredRelease, takeReleaseById } from './store.ts';
import { customerPeople, staffOf, tellAboutRelease } from './tell-about-release.ts';

interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

export type Settler = Pick<JobContext, 'db' | 'now' | 'afterCommit'> & { bus: Bus; creditUses: CreditUses };

const nobody = { session: { userId: null } };

/**
 * What a release does with what came of the request about it. It may be told twice, or late: only its own request
 * counts, and what was released, expired or taken back stays so.
 */
export async function settleRelease(settler: Settler, { subjectId, flowId, status }: Report): Promise<void> {
  const { db, now } = settler;
  const release = await takeReleaseById(db, subjectId);
  if (!release || release.flowId !== flowId) return;
  if (status === 'running') return revive(settler, release);
  // An approval that was revoked afterwards is none; what went out by it meanwhile is taken back by hand.
  if (status === 'revoked') return unapprove(settler, release);
  const answer =
    status === 'approved' ? 'approve' : status === 'withdrawn' || status === 'draft' ? 'withdraw' : 'reject';
  const to = afterFlow(release, answer);
  if (!to) return;
  const isApproved = answer === 'approve';
  const expiresAt = isApproved ? await approvedUntil(settler) : null;
  const remark = isApproved ? '' : await rejectedWith(db, flowId);
  await moveRelease(
    { db, now, userId: null },
    release,
    { act: answer, remark },
    {
      ...{ ...to, expiresAt, approvedAt: isApproved ? now : null, stateRemark: remark },
    },
  );
  const shipment = (await shipmentsById(db, [release.shipmentId])).get(release.shipmentId);
  if (!shipment || answer === 'withdraw') return;
  const userIds = [
    ...(await staffOf(settler, release)),
    ...(release.isByCustomer ? await customerPeople(settler, release) : []),
  ];
  const what = isApproved ? 'approved' : 'rejected';
  await tellAboutRelease({ ...settler, ...nobody }, release, shipment, { what, userIds, line: remark });
}

async function unapprove({ db, now }: Settler, release: StoredRelease): Promise<void> {
  const isApproved = release.status === 'approved' || release.heldFrom === 'approved';
  if (!isApproved) return;
  await moveRelease({ db, now, userId: null }, release, { act: 'reject' }, { status: 'rejected' });
}

/** An administrator may bring a request back to life; where others release the same meanwhile it stays as it is. */
async function revive({ db, now }: Settler, release: StoredRelease): Promise<void> {
  if (!releaseActFits('revive', release.status)) return;
  const others = (await findActiveReleases(db, [release.shipmentId])).filter(
    (one) => one.id !== release.id && scopesMeet(one.containerNos, release.containerNos),
  );
  if (others.length > 0) return;
  await moveRelease(
    { db, now, userId: null },
    release,
    { act: 'revive' },
    { status: 'approving', stateRemark: '' },
  );
}
