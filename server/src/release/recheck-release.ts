import { firstStep } from '@fairway/domain/release/release-state.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { readSettings } from '../system/settings.ts';
import { holdRelease } from './hold-release.ts';
import { moveRelease } from './move-release.ts';
import { passRelease } from './pass-release.ts';
import type { Settler } from './settle-release.ts';
import { type StoredRelease, takeReleaseById } from './store.ts';
import { gateOfRelease } from './submit-release.ts';
import { staffOf, tellAboutRelease } from './tell-about-release.ts';

const nobody = { session: { userId: null } };

/**
 * What the gate of this moment makes of a release that is not done: a hold keeps it back, its end lets it go on, and
 * what was paid lets it pass, without anybody touching it.
 */
export async function recheckRelease(settler: Settler, id: string): Promise<void> {
  const { db } = settler;
  const release = await takeReleaseById(db, id);
  if (!release || !['applied', 'approving', 'approved', 'held'].includes(release.status)) return;
  const { shipment, gate } = await gateOfRelease(settler, release);
  const { verdict } = gate.gate;
  const telling = { ...settler, ...nobody };
  if (verdict === 'hard') {
    if (release.status === 'held') return;
    const { line } = await holdRelease(settler, release, gate.gate);
    await tellAboutRelease(telling, release, shipment, {
      what: 'held',
      userIds: await staffOf(settler, release),
      line,
    });
    return;
  }
  const going = release.status === 'held' ? await lift(settler, release) : release;
  if (going.status !== 'applied') return;
  const passesAlone = (await readSettings(db)).releasePassesAlone === 1;
  const { kind } = release;
  if (firstStep(verdict, { kind, isCustomer: true, passesAlone }) === 'pass')
    await passRelease(telling, going, shipment, gate);
}

async function lift(settler: Settler, release: StoredRelease): Promise<StoredRelease> {
  const { db, now } = settler;
  const status = release.heldFrom ?? 'applied';
  const after = await moveRelease(
    { db, now, userId: null },
    release,
    { act: 'lift' },
    { status, stateRemark: '' },
  );
  const shipment = (await shipmentsById(db, [release.shipmentId])).get(release.shipmentId);
  const userIds = await staffOf(settler, release);
  if (shipment)
    await tellAboutRelease({ ...settler, ...nobody }, release, shipment, { what: 'lifted', userIds });
  return after;
}
