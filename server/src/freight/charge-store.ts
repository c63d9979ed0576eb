import type { ChargeCondition } from '@fairway/contract/charges.ts';
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
