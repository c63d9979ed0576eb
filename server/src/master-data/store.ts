import type { PortAlias } from '@fairway/contract/ports.ts';
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
