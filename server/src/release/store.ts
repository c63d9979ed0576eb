import type { ReleaseKind, ReleaseState } from '@fairway/contract/release-fields.ts';
import type { releaseColumns } from '@fairway/contract/releases.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import type { Gate } from '@fairway/domain/release/gate.ts';
import { activeReleases, type UnderHold } from '@fairway/domain/release/release-state.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { ReleaseTables } from './tables.ts';

type Row = ReleaseTables['cargo_release'];

/** A release as it is read: words are what the contract says they are. */
export interface StoredRelease extends Omit<Row, 'kind' | 'status' | 'heldFrom' | 'snapshot'> {
  kind: ReleaseKind;
  status: ReleaseState;
  heldFrom: UnderHold | null;
  snapshot: Gate | null;
}
export type StoredAct = ReleaseTables['cargo_release_act'];

const read = (rows: readonly Row[]) => rows as StoredRelease[];
const columns = ({ snapshot, ...rest }: Partial<StoredRelease>): Partial<Row> => ({
  ...rest,
  ...(snapshot !== undefined && { snapshot: snapshot === null ? null : JSON.stringify(snapshot) }),
});

/** Whose releases: of shipments in these lists, or of companies; of a customer their own, of an agent what is released. */
export interface ReleaseSight {
  viewerIds: readonly string[];
  companyIds: readonly string[];
  /** Whom a customer or agent signs in for. */
  customerId: string | null;
}

type Query = SelectQueryBuilder<Tables, 'cargo_release', object>;

function seen(db: Db, { viewerIds, companyIds, customerId }: ReleaseSight): Query {
  const isListed = sql<SqlBool>`exists (select from shipment_viewer v
    where v."shipmentId" = cargo_release."shipmentId" and v."viewerId" = any(${viewerIds}::text[]))`;
  const query = db.selectFrom('cargo_release');
  if (customerId !== null)
    return query.where(sql<SqlBool>`(cargo_release."customerId" = ${customerId}
      or (cargo_release.status in ('released', 'revoked') and ${isListed}))`);
  return query.where(sql<SqlBool>`(cargo_release."companyId" = any(${companyIds}::text[]) or ${isListed})`);
}

export interface ReleaseQuestion {
  sight: ReleaseSight;
  states: readonly ReleaseState[];
  filters: {
    customerId?: string | undefined;
    shipmentId?: string | undefined;
    applicantId?: string | undefined;
    kinds?: readonly ReleaseKind[] | undefined;
    portId?: string | undefined;
    etaFrom?: string | undefined;
    etaTo?: string | undefined;
    isPromised?: boolean | undefined;
  };
  keyword?: string | undefined;
}

function asked(db: Db, { sight, states, filters, keyword }: ReleaseQuestion): Query {
  const { customerId, shipmentId, applicantId, kinds, portId, etaFrom, etaTo, isPromised } = filters;
  let query = seen(db, sight).where('cargo_release.status', 'in', states);
  if (customerId !== undefined) query = query.where('cargo_release.customerId', '=', customerId);
  if (shipmentId !== undefined) query = query.where('cargo_release.shipmentId', '=', shipmentId);
  if (applicantId !== undefined) query = query.where('cargo_release.appliedBy', '=', applicantId);
  if (kinds !== undefined) query = query.where('cargo_release.kind', 'in', kinds);
  if (isPromised === true)
    query = query.where('cargo_release.payBy', 'is not', null).where('cargo_release.status', '=', 'released');
  const ofShipment = (condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<SqlBool>`exists (select from shipment s where s.id = cargo_release."shipmentId" and ${condition})`;
  if (portId !== undefined) query = query.where(ofShipment(sql<SqlBool>`s."podId" = ${portId}`));
  const local = sql`(s.eta at time zone 'Asia/Shanghai')::date`;
  if (etaFrom !== undefined) query = query.where(ofShipment(sql<SqlBool>`${local} >= ${etaFrom}::date`));
  if (etaTo !== undefined) query = query.where(ofShipment(sql<SqlBool>`${local} <= ${etaTo}::date`));
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query
      .where('cargo_release.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(cargo_release."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return query;
}

interface Page extends Order<(typeof releaseColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

const column = (name: string) => sql`cargo_release.${sql.ref(name)}`;
const sorted = {
  ...{ releaseNo: column('releaseNo'), status: column('status'), kind: column('kind') },
  ...{ appliedAt: column('appliedAt'), payBy: column('payBy'), id: column('id') },
  eta: sql`(select s.eta from shipment s where s.id = cargo_release."shipmentId")`,
};

export async function listReleaseRows(db: Db, question: ReleaseQuestion, page: Page) {
  const query = asked(db, question)
    .selectAll('cargo_release')
    .orderBy('cargo_release.appliedAt', 'desc')
    .orderBy('cargo_release.id', 'desc');
  const { rows, total } = await readPage(db, inOrder(query, page, sorted), page);
  return { rows: read(rows), total };
}

/** Nobody reads a larger number on a tab. */
const countedAtMost = 1_000;

export async function countByState(
  db: Db,
  question: ReleaseQuestion,
): Promise<ReadonlyMap<ReleaseState, number>> {
  const all = asked(db, question)
    .select('cargo_release.status')
    .limit(countedAtMost * question.states.length);
  const rows = await db
    .selectFrom(all.as('counted'))
    .select(['status', (e) => e.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status as ReleaseState, Math.min(count, countedAtMost)]));
}

export async function findRelease(
  db: Db,
  id: string,
  sight: ReleaseSight,
): Promise<StoredRelease | undefined> {
  const rows = await seen(db, sight).selectAll('cargo_release').where('cargo_release.id', '=', id).execute();
  return read(rows)[0];
}

/** To change it, after its shipment. */
export async function takeRelease(
  db: Db,
  id: string,
  sight: ReleaseSight,
): Promise<StoredRelease | undefined> {
  const rows = await seen(db, sight)
    .selectAll('cargo_release')
    .where('cargo_release.id', '=', id)
    .forUpdate()
    .execute();
  return read(rows)[0];
}

/** The same whoever asks, for what comes of its flow and what the clock brings. */
export async function takeReleaseById(db: Db, id: string): Promise<StoredRelease | undefined> {
  const rows = await db.selectFrom('cargo_release').selectAll().where('id', '=', id).forUpdate().execute();
  return read(rows)[0];
}

/** Releases of shipments that run or are done: no other one is for the same boxes. */
export async function findActiveReleases(db: Db, shipmentIds: readonly string[]): Promise<StoredRelease[]> {
  const rows = await db
    .selectFrom('cargo_release')
    .selectAll()
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .where('status', 'in', activeReleases)
    .orderBy('id')
    .execute();
  return read(rows);
}

/** Releases that the gate may still move, whose turn it is. */
export async function findUndecidedIds(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cargo_release')
    .select('id')
    .where('status', 'in', ['applied', 'approving', 'approved', 'held'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findReleasesById(db: Db, ids: readonly string[]): Promise<StoredRelease[]> {
  const rows = await db
    .selectFrom('cargo_release')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .execute();
  return read(rows);
}

export async function findExpired(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cargo_release')
    .select('id')
    .where('status', '=', 'approved')
    .where('expiresAt', '<=', now)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Released on somebody's word that was to be kept before today, and nobody was told yet. */
export async function takeBrokenPromises(db: Db, today: string, most: number): Promise<StoredRelease[]> {
  const rows = await db
    .selectFrom('cargo_release')
    .selectAll()
    .where('status', '=', 'released')
    .where('payBy', '<', today)
    .where('promiseToldAt', 'is', null)
    .orderBy('payBy')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return read(rows);
}

export async function insertRelease(db: Db, release: StoredRelease): Promise<void> {
  await db
    .insertInto('cargo_release')
    .values(columns(release) as Row)
    .execute();
}

export async function changeRelease(db: Db, id: string, changes: Partial<StoredRelease>): Promise<void> {
  await db.updateTable('cargo_release').set(columns(changes)).where('id', '=', id).execute();
}

export async function insertAct(db: Db, act: StoredAct): Promise<void> {
  await db.insertInto('cargo_release_act').values(act).execute();
}

const mostActs = 200;

export const findActs = (db: Db, releaseId: string): Promise<StoredAct[]> =>
  db
    .selectFrom('cargo_release_act')
    .selectAll()
    .where('releaseId', '=', releaseId)
    .orderBy('at')
    .orderBy('id')
    .limit(mostActs)
    .execute();

interface Awaiting {
  sight: ReleaseSight;
  customerId?: string | undefined;
  keyword?: string | undefined;
}

/** Shipments that have arrived or soon will, and that nothing releases. */
export async function listAwaitingIds(
  db: Db,
  { sight, customerId, keyword }: Awaiting,
  page: { currentPage: number; pageSize: number },
): Promise<{ rows: { id: string }[]; total: number }> {
  const words = (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  let query = db
    .selectFrom('shipment')
    .where('shipment.awaitsRelease', '=', true)
    .where('shipment.status', '=', 'active')
    .where(
      sql<SqlBool>`not exists (select from cargo_release r where r."shipmentId" = shipment.id
        and r.status in ('applied', 'approving', 'approved', 'held', 'released'))`,
    );
  const isListed = sql<SqlBool>`exists (select from shipment_viewer v where v."shipmentId" = shipment.id
    and v."viewerId" = any(${sight.viewerIds}::text[]) and v."awaitsRelease")`;
  query =
    sight.customerId === null
      ? query.where(sql<SqlBool>`(shipment."companyId" = any(${sight.companyIds}::text[]) or ${isListed})`)
      : query.where('shipment.customerId', '=', sight.customerId);
  if (customerId !== undefined) query = query.where('shipment.customerId', '=', customerId);
  for (const word of words)
    query = query.where(
      sql<SqlBool>`lower(shipment."shipmentNo" || ' ' || shipment."mblNo" || ' ' || shipment."hblNo") like ${containing(word)}`,
    );
  return readPage(db, query.select('shipment.id').orderBy('shipment.eta').orderBy('shipment.id'), page);
}
