import { exact } from '@fairway/domain/money/money.ts';
import { companyDay } from '../freight/company-day.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { owedIn } from './gate-facts.ts';
import type { Settler } from './settle-release.ts';
import { sumsText } from './shown-gate.ts';
import { changeRelease, takeBrokenPromises } from './store.ts';
import { gateOfRelease } from './submit-release.ts';
import { staffOf, tellAboutRelease } from './tell-about-release.ts';

const someAtOnce = 200;

/** Cargo that went on somebody's word: where the money did not come by the day they named, they are told, once. */
export async function followPromises(settler: Settler): Promise<void> {
  const { db, now } = settler;
  const broken = await takeBrokenPromises(db, companyDay(now), someAtOnce);
  const shipments = await shipmentsById(
    db,
    broken.map(({ shipmentId }) => shipmentId),
  );
  for (const release of broken) {
    const shipment = shipments.get(release.shipmentId);
    const { gate } = await gateOfRelease(settler, release);
    const owed = owedIn(gate).filter(({ amount }) => exact(amount).greaterThan(0));
    await changeRelease(db, release.id, { promiseToldAt: now });
    if (!shipment || owed.length === 0) continue;
    const line = `${release.guarantor} ${release.payBy ?? ''} ${sumsText(owed)}`;
    await tellAboutRelease({ ...settler, session: { userId: null } }, release, shipment, {
      ...{ what: 'promiseBroken', userIds: await staffOf(settler, release), line },
    });
  }
}
