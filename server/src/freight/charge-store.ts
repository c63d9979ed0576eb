import type { ChargeCondition } from '@fairway/contract/charges.ts';
import type { EntityChange } from '@fairway/contract/entity.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';

import type { FreightTables } from './tables.ts';

interface Read {
  prices: Record<string, string>;
  conditions: ChargeCondition[];
  chargeCode: string;
}
type LaneRow = Omit<FreightTables['lane_surcharge'], 'prices' | 'conditions'> & Read;
type LocalRow = Omit<FreightTables['local_charge'], 'prices' | 'conditions'> & Read;

const among = (column: string, values: readonly (string | null)[]): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} is null or ${sql.ref(column)} = any(${values.filter((one) => one !== null)}))`;

/** Surcharges that may be due on these lanes and days, also those that hold for everything in between. */
export async function surchargesOf(
  db: Db,
  lane: {
    mode: string;
    carrierIds: readonly string[];
    lineIds: readonly (string | null)[];
    polIds: readonly string[];
    podIds: readonly string[];
    from: string;
    to: string;
  },
): Promise<LaneRow[]> {
  const rows = await db
    .selectFrom('lane_surcharge')
    .innerJoin('charge_code', 'charge_code.id', 'lane_surcharge.chargeCodeId')
    .selectAll('lane_surcharge')
    .select('charge_code.enCode as chargeCode')
    .where('lane_surcharge.isEnabled', '=', true)
    .where(among('lane_surcharge.carrierId', lane.carrierIds))
    .where(among('lane_surcharge.lineId', lane.lineIds))
    .where(among('lane_surcharge.polId', lane.polIds))
    .where(among('lane_surcharge.podId', lane.podIds))
    .where(among('lane_surcharge.mode', [lane.mode]))
    .where('lane_surcharge.validFrom', '<=', lane.to)
    .where((e) =>
      e.or([e('lane_surcharge.validTo', 'is', null), e('lane_surcharge.validTo', '>=', lane.from)]),
    )
    .orderBy('lane_surcharge.id')
    .limit(2_000)
    .execute();
  return rows as unknown as LaneRow[];
}

/** Local charges of ports on these days, of everybody and of one customer. */
export async function localChargesOf(
  db: Db,
  asked: {
    places: readonly { portId: string; direction: string }[];
    mode: string;
    customerId: string | null;
    /** Customers are charged by what they may read. */
    onlyPublic: boolean;
    from: string;
    to: string;
  },
): Promise<LocalRow[]> {
  if (asked.places.length === 0) return [];
  let charges = db
    .selectFrom('local_charge')
    .innerJoin('charge_code', 'charge_code.id', 'local_charge.chargeCodeId')
    .selectAll('local_charge')
    .select('charge_code.enCode as chargeCode')
    .where('local_charge.isEnabled', '=', true)
    .where((e) =>
      e.or(
        asked.places.map(({ portId, direction }) =>
          e.and([e('local_charge.portId', '=', portId), e('local_charge.direction', '=', direction)]),
        ),
      ),
    )
    .where(among('local_charge.mode', [asked.mode]))
    .where(among('local_charge.customerId', [asked.customerId]))
    .where('local_charge.validFrom', '<=', asked.to)
    .where((e) => e.or([e('local_charge.validTo', 'is', null), e('local_charge.validTo', '>=', asked.from)]))
    .orderBy('local_charge.id')
    .limit(3_000);
  if (asked.onlyPublic)
    charges = charges.where((e) =>
      e.or([e('local_charge.isPublic', '=', true), e('local_charge.customerId', 'is not', null)]),
    );
  return (await charges.execute()) as unknown as LocalRow[];
}

/** Another charge of the same port, direction, scope, code and condition whose period meets that of one. */
export async function findSameCharge(
  db: Db,
  kept: Record<string, unknown>,
  exceptId: string | undefined,
): Promise<{ chargeCode: string; validFrom: string; validTo: string | null } | undefined> {
  const same = (column: string) =>
    sql<SqlBool>`${sql.ref(column)} is not distinct from ${kept[column] ?? null}`;
  let found = db
    .selectFrom('local_charge')
    .innerJoin('charge_code', 'charge_code.id', 'local_charge.chargeCodeId')
    .select(['charge_code.enCode as chargeCode', 'local_charge.validFrom', 'local_charge.validTo'])
    .where('local_charge.isEnabled', '=', true)
    .where('local_charge.portId', '=', String(kept.portId))
    .where(sql<SqlBool>`direction = ${kept.direction}`)
    .where('local_charge.chargeCodeId', '=', String(kept.chargeCodeId))
    .where(sql<SqlBool>`unit = ${kept.unit}`)
    .where(sql<SqlBool>`conditions = ${JSON.stringify(kept.conditions ?? [])}::jsonb`)
    .where(sql<SqlBool>`coalesce("validTo", 'infinity') >= ${kept.validFrom}::date`)
    .where(sql<SqlBool>`"validFrom" <= coalesce(${kept.validTo ?? null}::date, 'infinity')`);
  for (const column of ['carrierId', 'terminalId', 'mode', 'customerId']) found = found.where(same(column));
  if (exceptId !== undefined) found = found.where('local_charge.id', '<>', exceptId);
  return found.limit(1).executeTakeFirst();
}

/** How many twenty-foot boxes each type counts as. */
export async function teuByType(db: Db): Promise<Record<string, string>> {
  const rows = await db.selectFrom('container_type').select(['enCode', 'teu']).execute();
  return Object.fromEntries(rows.map(({ enCode, teu }) => [enCode, teu]));
}

/** Who kept a charge of a port and direction last. */
export async function lastKeeperOf(db: Db, portId: string, direction: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    select "userId" from (
      select "creatorUserId" as "userId", "creatorTime" as at from local_charge
        where "portId" = ${portId} and direction = ${direction}
      union all
      select entity_change."creatorUserId", entity_change."creatorTime" from entity_change
        join local_charge on local_charge.id = entity_change."entityId"
        where entity_change.entity = 'LocalCharge' and "portId" = ${portId} and direction = ${direction}
    ) as kept where "userId" is not null order by at desc limit 1`.execute(db);
  return rows[0]?.userId ?? null;
}

export interface TariffChange {
  chargeId: string;
  chargeCodeId: string;
  carrierId: string | null;
  version: number;
  act: 'create' | 'update' | 'import' | 'undo';
  creatorUserId: string | null;
  creatorTime: Date;
  differences: EntityChange['differences'];
}

/** What became of the charges of a port and direction: of all carriers, or of one and of nobody in particular. */
export async function changesOfTariff(
  db: Db,
  tariff: { portId: string; direction: string; carrierId: string | undefined },
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
): Promise<{ rows: TariffChange[]; total: number }> {
  const ofTariff = sql`"portId" = ${tariff.portId} and direction = ${tariff.direction}
    and (${tariff.carrierId ?? null}::text is null or "carrierId" is null or "carrierId" = ${tariff.carrierId ?? null})`;
  const all = sql`
    select id as "chargeId", "chargeCodeId", "carrierId", 1 as version, 'create' as act, "creatorUserId",
        "creatorTime", '[]'::jsonb as differences
      from local_charge where ${ofTariff}
    union all
    select id, "chargeCodeId", "carrierId", entity_change.version, entity_change.act, entity_change."creatorUserId",
        entity_change."creatorTime", entity_change.differences
      from entity_change join local_charge on local_charge.id = entity_change."entityId"
      where entity_change.entity = 'LocalCharge' and ${ofTariff}`;
  const [{ rows }, counted] = await Promise.all([
    sql<TariffChange>`select * from (${all}) as changes
      order by "creatorTime" desc, "chargeId", version desc
      limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(db),
    sql<{ total: string }>`select count(*) as total from (${all}) as changes`.execute(db),
  ]);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}
