import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { BillTables } from './tables.ts';

/** The counter of a rule in one period. */
export interface Counter {
  ruleId: string;
  period: string;
}

export type StoredRule = Selectable<BillTables['bill_rule']>;

export async function addMissingRules(db: Db, rules: Insertable<BillTables['bill_rule']>[]): Promise<void> {
  await db
    .insertInto('bill_rule')
    .values(rules)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those of these codes that have a rule, switched on or off. */
export async function findKnown(db: Db, enCodes: readonly string[]): Promise<string[]> {
  if (enCodes.length === 0) return [];
  const found = await db.selectFrom('bill_rule').select('enCode').where('enCode', 'in', enCodes).execute();
  return found.map(({ enCode }) => enCode);
}

export async function findRule(db: Db, enCode: string) {
  return (
    db
      .selectFrom('bill_rule')
      .selectAll()
      .where('enCode', '=', enCode)
      .where('enabledMark', '=', 1)
      // Until the number is given nobody changes the rule: one of the old kind could come again with the new one.
      .forShare()
      .executeTakeFirst()
  );
}

export async function loadRules(db: Db) {
  return db.selectFrom('bill_rule').selectAll().orderBy('enCode').execute();
}

/** A rule that nobody else changes or numbers by until the end of the transaction. */
export async function lockRule(db: Db, id: string): Promise<StoredRule | undefined> {
  return db.selectFrom('bill_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateRule(
  db: Db,
  id: string,
  rule: Pick<BillTables['bill_rule'], 'fullName' | 'prefix' | 'dateFormat' | 'digit'> & {
    startNumber: number;
  },
): Promise<void> {
  await db.updateTable('bill_rule').set(rule).where('id', '=', id).execute();
}

/** How many serials these periods have given, by rule and period. */
export async function loadCounters(db: Db, periods: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('bill_counter').selectAll().where('period', 'in', periods).execute();
  return new Map(rows.map(({ ruleId, period, last }) => [`${ruleId} ${period}`, Number(last)]));
}

/** How many serials the period has given, and the lock on giving more: opened at the first need, held until the commit. */
export async function lockCounter(db: Db, counter: Counter): Promise<number> {
  const { last } = await db
    .insertInto('bill_counter')
    .values({ ...counter, last: 0 })
    .onConflict((conflict) =>
      conflict.columns(['ruleId', 'period']).doUpdateSet((e) => ({ last: e.ref('bill_counter.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function moveCounter(db: Db, { ruleId, period }: Counter, last: number): Promise<void> {
  await db
    .updateTable('bill_counter')
    .set({ last })
    .where('ruleId', '=', ruleId)
    .where('period', '=', period)
    .execute();
}

/** The same for several periods of a rule at once, always in one order. */
export async function lockCounters(
  db: Db,
  ruleId: string,
  periods: readonly string[],
): Promise<Map<string, number>> {
  if (periods.length === 0) return new Map();
  const rows = await db
    .insertInto('bill_counter')
    .values(periods.toSorted().map((period) => ({ ruleId, period, last: 0 })))
    .onConflict((conflict) =>
      conflict.columns(['ruleId', 'period']).doUpdateSet((e) => ({ last: e.ref('bill_counter.last') })),
    )
    .returning(['period', 'last'])
    .execute();
  return new Map(rows.map(({ period, last }) => [period, last]));
}

/** To the last serial that was given of each period; whoever asks holds them. */
export async function moveCounters(db: Db, ruleId: string, last: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update bill_counter c set last = moved.last
    from unnest(${[...last.keys()]}::text[], ${[...last.values()]}::integer[]) as moved (period, last)
    where c."ruleId" = ${ruleId} and c.period = moved.period
  `.execute(db);
}

export async function findReservation(db: Db, { ruleId, period }: Counter, userId: string) {
  const row = await db
    .selectFrom('bill_reservation')
    .select('serial')
    .where('ruleId', '=', ruleId)
    .where('period', '=', period)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.serial;
}

/** The lowest serial somebody was shown before `since` and did not use. */
export async function findAbandoned(db: Db, { ruleId, period }: Counter, since: Date) {
  const row = await db
    .selectFrom('bill_reservation')
    .select('serial')
    .where('ruleId', '=', ruleId)
    .where('period', '=', period)
    .where('reservedAt', '<', since)
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst();
  return row?.serial;
}

/** Makes a serial somebody's own, from now on. */
export async function saveReservation(
  db: Db,
  reservation: Insertable<BillTables['bill_reservation']>,
): Promise<void> {
  const { userId, reservedAt } = reservation;
  await db
    .insertInto('bill_reservation')
    .values(reservation)
    .onConflict((conflict) =>
      conflict.columns(['ruleId', 'period', 'serial']).doUpdateSet({ userId, reservedAt }),
    )
    .execute();
}

export async function deleteReservation(db: Db, { ruleId, period }: Counter, serial: number): Promise<void> {
  await db
    .deleteFrom('bill_reservation')
    .where('ruleId', '=', ruleId)
    .where('period', '=', period)
    .where('serial', '=', serial)
    .execute();
}
