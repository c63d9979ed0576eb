import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { findOwnersOf } from './screen-store.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the shipment's id. */
    shipment: string;
  }
}

/** Whoever has one of these shipments on the screen reads it anew once this is committed. */
export async function tellScreens(db: Db, shipmentIds: readonly string[]): Promise<void> {
  const owners = Map.groupBy(await findOwnersOf(db, shipmentIds), ({ shipmentId }) => shipmentId);
  const news = [...owners].map(([id, people]) => ({
    ...{ userIds: people.map(({ userId }) => userId), what: 'shipment' as const, id },
  }));
  await tellOnCommit(db, news);
}

/** That there is something new; what it is they ask for, as far as they may see it. */
export const shipmentChanged = (_: Db, shipmentId: string, userIds: string[]): News =>
  new Map(userIds.map((userId) => [userId, { method: 'shipmentChanged', shipmentId }]));
