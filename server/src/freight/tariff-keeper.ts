import type { Context } from '../http/context.ts';
import { lineWithParts } from '../master-data/lookups.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { lastKeeperOf } from './charge-store.ts';
import { lastPublisherOf } from './rate-store.ts';
import type { Viewer } from './viewer.ts';

/** Whom to ask about the charges of a port: who kept them last, who sells from there, who answers for its line. */
export async function keeperOf(
  { db, language }: Context,
  viewer: Viewer,
  port: { id: string; lineId: string | null },
  direction: string,
): Promise<{ id: string; name: string } | null> {
  const ownerOfLine = async () =>
    port.lineId === null ? null : ((await lineWithParts(db, port.lineId, language))?.line.ownerId ?? null);
  const id =
    (await lastKeeperOf(db, port.id, direction)) ??
    (await lastPublisherOf(db, viewer, port.id)) ??
    (await ownerOfLine());
  const name = id === null ? undefined : (await peopleNames(db, [id], { withAccounts: false })).get(id);
  return id !== null && name ? { id, name } : null;
}
