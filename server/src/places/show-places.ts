import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { listMyPlaces as listCall, MyPlace } from '@fairway/contract/places.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { listPlaces, type Place } from './store.ts';

export async function listMyPlaces(
  { db, session }: Context,
  query: Received<typeof listCall>['query'],
): Promise<Reply<typeof listCall>> {
  const { rows, total } = await listPlaces(db, session.userId, query);
  return pageOf(rows.map(shown), query, total);
}

const shown = ({ userId: _, usedAt, ...place }: Place): MyPlace => ({ ...place, usedAt: usedAt.getTime() });
