import type { Teller } from '../messages/notify.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { readSettings } from '../system/settings.ts';
import type { GateNow } from './gate-facts.ts';
import { moveRelease } from './move-release.ts';
import type { StoredRelease } from './store.ts';
import { customerPeople, staffOf, tellAboutRelease } from './tell-about-release.ts';

type Passing = Teller & { now: Date; session: { userId: string | null } };

const hour = 3_600_000;
/** An approval holds for so long: afterwards the facts are others, and it is applied for anew. */
export async function approvedUntil({ db, now }: Pick<Passing, 'db' | 'now'>): Promise<Date> {
  return new Date(now.getTime() + (await readSettings(db)).releaseHours * hour);
}

/** Every check is green: nobody has to approve anything. */
export async function passRelease(
  ctx: Passing,
  release: StoredRelease,
  shipment: StoredShipment,
  gate: GateNow,
): Promise<StoredRelease> {
  const { db, now } = ctx;
  const expiresAt = await approvedUntil(ctx);
  const after = await moveRelease(
    { db, now, userId: null },
    release,
    { act: 'pass' },
    {
      ...{ status: 'approved', approvedAt: now, expiresAt, snapshot: gate.gate, snapshotAt: now },
    },
  );
  const userIds = [...(await staffOf(ctx, release)), ...(await customerPeople(ctx, release))];
  await tellAboutRelease(ctx, release, shipment, { what: 'passed', userIds });
  return after;
}
