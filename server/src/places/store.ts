import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, readPage } from '../database/page.ts';
import type { PlaceTables } from './tables.ts';

export type Place = PlaceTables['place'];
export type CustomerPlace = PlaceTables['customer_place'];

/** The row is ours until the transaction ends: two places that are kept at once are counted one after the other. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

interface Wanted {
  kept: 'all' | 'saved' | 'recent';
  keyword?: string | undefined;
  currentPage: number;
  pageSize: number;
}

/** The last one used first. */
export async function listPlaces(db: Db, userId: string, wanted: Wanted) {
  let query = db.selectFrom('place').selectAll().where('userId', '=', userId);
  if (wanted.kept !== 'all') query = query.where('isSaved', '=', wanted.kept === 'saved');
  for (const word of (wanted.keyword ?? '').split(/\s+/).filter(Boolean).slice(0, 8))
    query = query.where((e) =>
      e.or([e('name', 'ilike', containing(word)), e('address', 'ilike', containing(word))]),
    );
  return readPage(db, query.orderBy('usedAt', 'desc').orderBy('id'), wanted);
}

export async function countSaved(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('place')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('isSaved', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Key = Pick<Place, 'userId' | 'name' | 'lat' | 'lng'>;

export async function findPlace(db: Db, { userId, name, lat, lng }: Key) {
  return db
    .selectFrom('place')
    .select(['id', 'isSaved'])
    .where((e) => e.and({ userId, name, lat, lng }))
    .executeTakeFirst();
}

/** The same one again is one; what was saved stays so. */
export async function keepPlace(db: Db, place: Place): Promise<string> {
  const { id } = await db
    .insertInto('place')
    .values(place)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'name', 'lat', 'lng']).doUpdateSet({
        address: (e) => e.ref('excluded.address'),
        usedAt: (e) => e.ref('excluded.usedAt'),
        isSaved: sql`place."isSaved" or excluded."isSaved"`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of what is not saved the newest stay. */
export async function dropOldest(db: Db, userId: string, most: number): Promise<void> {
  const old = db
    .selectFrom('place')
    .select('id')
    .where('userId', '=', userId)
    .where('isSaved', '=', false)
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .offset(most);
  await db.deleteFrom('place').where('id', 'in', old).execute();
}

/** False where it is not theirs. */
export async function deletePlace(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('place')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0;
}

export async function deletePlacesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('place').where('userId', '=', userId).execute();
}

export async function findCustomerPlaces(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, CustomerPlace>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_place')
    .selectAll()
    .where('customerId', 'in', customerIds)
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** Customers whose address has these words. */
export async function findCustomersAt(db: Db, keyword: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_place')
    .select('customerId')
    .where('address', 'ilike', containing(keyword))
    .orderBy('customerId')
    .limit(most)
    .execute();
  return rows.map(({ customerId }) => customerId);
}

export async function saveCustomerPlace(db: Db, place: CustomerPlace): Promise<void> {
  const { customerId: _, ...changed } = place;
  await db
    .insertInto('customer_place')
    .values(place)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(changed))
    .execute();
}

/** Those of these people who have an account. */
export async function findAccounts(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('user_account').select('id').where('id', 'in', userIds).execute();
  return new Set(rows.map(({ id }) => id));
}

/** For a company that is loaded: what is there already stays. */
export async function insertMissingPlaces(
  db: Db,
  places: readonly Place[],
  ofCustomers: readonly CustomerPlace[],
): Promise<void> {
  if (places.length > 0)
    await db
      .insertInto('place')
      .values(places)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (ofCustomers.length > 0)
    await db
      .insertInto('customer_place')
      .values(ofCustomers)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Customers that were located, the nearest first: flat is near enough to say which ones these are. */
export async function findCustomersNear(
  db: Db,
  { lat, lng }: { lat: number; lng: number },
  most: number,
): Promise<CustomerPlace[]> {
  return db
    .selectFrom('customer_place')
    .selectAll()
    .orderBy(sql`(lat - ${lat}) ^ 2 + ((lng - ${lng}) * cos(radians(${lat}))) ^ 2`)
    .orderBy('customerId')
    .limit(most)
    .execute();
}
