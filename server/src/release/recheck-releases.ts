import type { Db } from '../database/open.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { readSettings } from '../system/settings.ts';
import { type GateNow, gatesOf } from './gate-facts.ts';
import { recheckRelease } from './recheck-release.ts';
import type { Settler } from './settle-release.ts';
import { findReleasesById, findUndecidedIds, type StoredRelease } from './store.ts';

/** A transaction beside that of the job. */
export type CommitNow = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

const someAtOnce = 200;

/**
 * Looks at every release that is not done: money comes in, holds end and customers are frozen elsewhere, and no other
 * feature has to know of releases. Gates are asked for together, and only what moves is written, each by itself.
 */
export async function recheckReleases(settler: Settler, commitNow: CommitNow): Promise<void> {
  const { db } = settler;
  const passesAlone = (await readSettings(db)).releasePassesAlone === 1;
  for (let after = ''; ; ) {
    const ids = await findUndecidedIds(db, after, someAtOnce);
    const releases = await findReleasesById(db, ids);
    const shipments = await shipmentsById(
      db,
      releases.map(({ shipmentId }) => shipmentId),
    );
    const subjects = releases.flatMap((release) => {
      const shipment = shipments.get(release.shipmentId);
      return shipment ? [{ ...release, shipment }] : [];
    });
    const gates = await gatesOf(settler, subjects);
    const moving = subjects.filter((release, at) => moves(release, gates[at], passesAlone));
    for (const { id } of moving) await commitNow((own) => recheckRelease({ ...settler, db: own }, id));
    after = ids.at(-1) ?? '';
    if (ids.length < someAtOnce) return;
  }
}

function moves({ status, kind }: StoredRelease, now: GateNow | undefined, passesAlone: boolean): boolean {
  if (!now) return false;
  const { verdict } = now.gate;
  if (verdict === 'hard') return status !== 'held';
  return (
    status === 'held' || (status === 'applied' && verdict === 'green' && kind !== 'telex' && passesAlone)
  );
}
