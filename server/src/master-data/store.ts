import type { PortAlias } from '@fairway/contract/ports.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Ports that go by one of these codes or spellings already. */
export async function findAliasOwners(
  db: Db,
  codes: readonly string[],
  exceptPortId: string | undefined,
): Promise<{ alias: string; nameCn: string; portId: string }[]> {
  if (codes.length === 0) return [];
  const byAlias = db
    .selectFrom('port_alias')
    .innerJoin('port', 'port.id', 'port_alias.portId')
    .select(['port_alias.alias', 'port.nameCn', 'port.id as portId'])
    .where('port_alias.alias', 'in', codes);
  const byCode = db
    .selectFrom('port')
    .select(['unlocode as alias', 'nameCn', 'id as portId'])
    .where('unlocode', 'in', codes);
  const owners = await byAlias.unionAll(byCode).execute();
  return owners.filter(({ portId }) => portId !== exceptPortId);
}

export async function replaceAliases(db: Db, portId: string, aliases: readonly PortAlias[]): Promise<void> {
  await db.deleteFrom('port_alias').where('portId', '=', portId).execute();
  if (aliases.length > 0)
    await db
      .insertInto('port_alias')
      .values(aliases.map((alias) => ({ ...alias, portId })))
      .execute();
}

/** Rates of a pair and kind that may hold on a day, in either direction. */
export async function findExchangeRates(
  db: Db,
  { from, to, kind, date }: { from: string; to: string; kind: string; date: string },
) {
  return db
    .selectFrom('exchange_rate')
    .select(['fromCurrency', 'toCurrency', 'rate', 'kind', 'validFrom', 'validTo'])
    .where((e) =>
      e.or([e.and({ fromCurrency: from, toCurrency: to }), e.and({ fromCurrency: to, toCurrency: from })]),
    )
    .where('kind', '=', kind)
    .where('isEnabled', '=', true)
    .where('validFrom', '<=', date)
    .where((e) => e.or([e('validTo', 'is', null), e('validTo', '>=', date)]))
    .orderBy('validFrom', 'desc')
    .limit(20)
    .execute();
}

/** What a sailing is of: its vessel, voyage and carrier, by the id of the voyage. */
export async function findVoyages(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('voyage')
    .innerJoin('vessel', 'vessel.id', 'voyage.vesselId')
    .leftJoin('carrier', 'carrier.id', 'voyage.carrierId')
    .select(['voyage.id', 'voyage.carrierVoyage', 'voyage.serviceCode', 'vessel.nameEn as vesselName'])
    .select(['carrier.id as carrierId', 'carrier.nameCn', 'carrier.nameEn'])
    .where('voyage.id', 'in', ids)
    .execute();
}

/** Voyages written as vessel and number, as a schedule names them. */
export async function findVoyagesSpelled(db: Db, text: string): Promise<string[]> {
  const parts = text.trim().split(/[\s/]+/);
  const number = parts.pop() ?? '';
  const rows = await db
    .selectFrom('vessel')
    .innerJoin('voyage', 'voyage.vesselId', 'vessel.id')
    .select('voyage.id')
    .where((e) => e(e.fn<string>('lower', ['vessel.nameEn']), '=', parts.join(' ').toLowerCase()))
    .where('voyage.carrierVoyage', '=', number.toUpperCase())
    .where('voyage.isEnabled', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findPortZones(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('port').select(['id', 'timeZone']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}

export async function carrierOfVessel(db: Db, vesselId: string): Promise<string | null> {
  const vessel = await db
    .selectFrom('vessel')
    .select('carrierId')
    .where('id', '=', vesselId)
    .executeTakeFirst();
  return vessel?.carrierId ?? null;
}

export async function findTradeLines(db: Db) {
  return db
    .selectFrom('trade_line')
    .select(['id', 'enCode', 'nameCn', 'nameEn', 'parentId'])
    .where('isEnabled', '=', true)
    .orderBy('sortCode')
    .orderBy('enCode')
    .execute();
}

export async function findLineWithParts(db: Db, id: string) {
  return db
    .selectFrom('trade_line')
    .select(['id', 'enCode', 'nameCn', 'nameEn', 'currency', 'ownerId'])
    .where((e) => e.or([e('id', '=', id), e('parentId', '=', id)]))
    .where('isEnabled', '=', true)
    .execute();
}

export async function findPorts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('port')
    .select([
      'id',
      'unlocode',
      'nameCn',
      'nameEn',
      'country',
      'timeZone',
      'basePortId',
      'lineId',
      'lat',
      'lon',
    ])
    .where('id', 'in', ids)
    .execute();
}

/** Ports in use, the nearest first: flat is near enough to say which ones these are. */
export async function findPortsNear(db: Db, { lat, lng }: { lat: number; lng: number }, most: number) {
  return db
    .selectFrom('port')
    .select('id')
    .where('isEnabled', '=', true)
    .where('lat', 'is not', null)
    .where('lon', 'is not', null)
    .orderBy(sql`(lat - ${lat}) ^ 2 + ((lon - ${lng}) * cos(radians(${lat}))) ^ 2`)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function findCarriers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('carrier').select(['id', 'scac', 'nameCn', 'nameEn']).where('id', 'in', ids).execute();
}

export async function findChargeCodes(db: Db) {
  return db
    .selectFrom('charge_code')
    .select(['id', 'enCode', 'nameCn', 'nameEn', 'group', 'defaultUnit', 'vatRate', 'vatKind', 'noInvoice'])
    .execute();
}

/** Every port in use with all its names, for reading what others wrote. */
export async function findPortSpellings(db: Db) {
  const rows = await db
    .selectFrom('port')
    .select(['id', 'unlocode', 'iata', 'nameCn', 'nameEn', 'country', 'kind', 'lineId', 'aliases'])
    .where('isEnabled', '=', true)
    .orderBy('unlocode')
    .execute();
  return rows.map((row) => ({
    ...row,
    aliases: (row.aliases as unknown as PortAlias[]).map(({ alias }) => alias),
  }));
}

export async function findCarrierSpellings(db: Db) {
  const rows = await db
    .selectFrom('carrier')
    .select(['id', 'scac', 'smdg', 'altScac', 'iataPrefix', 'nameCn', 'nameEn'])
    .where('isEnabled', '=', true)
    .orderBy('scac')
    .execute();
  return rows.map((row) => ({ ...row, altScac: row.altScac as unknown as string[] }));
}

export async function findBoxTypes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('container_type')
    .select('enCode')
    .where('isEnabled', '=', true)
    .orderBy('sortCode')
    .execute();
  return rows.map(({ enCode }) => enCode);
}

/** What boxes weigh and hold, by their types. */
export async function findBoxSizes(db: Db) {
  return db.selectFrom('container_type').select(['enCode', 'tareKg', 'maxGrossKg', 'cbm']).execute();
}

export interface Departing {
  from: Date;
  /** Only those that a box can still be brought to at this moment. */
  openAt?: Date;
  /** So many of each lane. */
  most: number;
}

/** The next departures of lanes from a moment on, so many of each carrier. */
export async function findNextSailings(
  db: Db,
  lanes: readonly { polId: string; podId: string; carrierId: string }[],
  { from, openAt, most }: Departing,
) {
  if (lanes.length === 0) return [];
  const departures = db
    .selectFrom('sailing')
    .innerJoin('voyage', 'voyage.id', 'sailing.voyageId')
    .innerJoin('vessel', 'vessel.id', 'voyage.vesselId')
    .innerJoin('port', 'port.id', 'sailing.polId')
    .select([
      'sailing.id',
      'sailing.polId',
      'sailing.podId',
      'voyage.carrierId',
      'sailing.etd',
      'sailing.eta',
    ])
    .select([
      'sailing.cutSi',
      'sailing.cutVgm',
      'sailing.cutPort',
      'sailing.cutCustoms',
      'sailing.cutManifest',
    ])
    .select(['sailing.transitDays', 'sailing.status', 'vessel.nameEn as vesselName', 'voyage.carrierVoyage'])
    .select('port.timeZone')
    .select((e) =>
      e.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy(['sailing.polId', 'sailing.podId', 'voyage.carrierId'])
            .orderBy('sailing.etd')
            .orderBy('sailing.id'),
        )
        .as('nth'),
    )
    .where('sailing.isEnabled', '=', true)
    .where('sailing.status', 'not in', ['blank', 'omit'])
    .where('sailing.etd', '>=', from)
    .$if(openAt !== undefined, (open) =>
      // The last cut-off decides whether a box can still be brought.
      open.where(
        sql<Date>`coalesce(greatest(sailing."cutPort", sailing."cutCustoms"), sailing.etd)`,
        '>=',
        openAt as Date,
      ),
    )
    .where('sailing.polId', 'in', [...new Set(lanes.map(({ polId }) => polId))])
    .where('sailing.podId', 'in', [...new Set(lanes.map(({ podId }) => podId))])
    .where('voyage.carrierId', 'in', [...new Set(lanes.map(({ carrierId }) => carrierId))]);
  return db
    .selectFrom(departures.as('departure'))
    .selectAll()
    .where('nth', '<=', most)
    .orderBy('etd')
    .execute();
}
