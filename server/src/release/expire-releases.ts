import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { moveRelease } from './move-release.ts';
import type { Settler } from './settle-release.ts';
import { findExpired, takeReleaseById } from './store.ts';
import { customerPeople, staffOf, tellAboutRelease } from './tell-about-release.ts';

const someAtOnce = 200;

/** Approvals that nobody acted on are over: the facts they were given on are old. */
export async function expireReleases(settler: Settler): Promise<void> {
  const { db, now } = settler;
  const ids = await findExpired(db, now, someAtOnce);
  for (const id of ids.toSorted()) {
    const release = await takeReleaseById(db, id);
    if (release?.status !== 'approved' || !release.expiresAt || release.expiresAt > now) continue;
    await moveRelease({ db, now, userId: null }, release, { act: 'expire' }, { status: 'expired' });
    const shipment = (await shipmentsById(db, [release.shipmentId])).get(release.shipmentId);
    const userIds = [
      ...(await staffOf(settler, release)),
      ...(release.isByCustomer ? await customerPeople(settler, release) : []),
    ];
    if (shipment)
      await tellAboutRelease({ ...settler, session: { userId: null } }, release, shipment, {
        what: 'expired',
        userIds,
      });
  }
}
