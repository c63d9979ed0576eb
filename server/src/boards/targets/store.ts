import type { TargetMetric } from '@fairway/contract/board-fields.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** Whose target it is: an organisation, or somebody of the house. */
export interface TargetOwner {
  unitId: string | null;
  userId: string | null;
}

export interface StoredTarget extends TargetOwner {
  month: string;
  metric: TargetMetric;
  value: string;
}

/** Of some months, of these organisations and people. */
export async function findTargets(
  db: Db,
  months: { from: string; to: string },
  { unitIds, userIds }: { unitIds: readonly string[]; userIds: readonly string[] },
): Promise<StoredTarget[]> {
  const rows = await db
    .selectFrom('sales_target')
    .select(['unitId', 'userId', 'month', 'metric', 'value'])
    .where('month', '>=', months.from)
    .where('month', '<=', months.to)
    .where((e) =>
      e.or([
        e('unitId', '=', sql<string>`any(${unitIds}::text[])`),
        e('userId', '=', sql<string>`any(${userIds}::text[])`),
      ]),
    )
    .execute();
  return rows.map((row) => ({
    ...row,
    metric: row.metric as TargetMetric,
    value: write(exact(row.value)),
  }));
}

/** Who sets targets of the same months waits for who does. */
export const holdTargets = (db: Db, year: string) =>
  sql`select pg_advisory_xact_lock(hashtext('sales_target'), ${Number(year)})`.execute(db);

/** The members of the house among these who work in one of these organisations, with where. */
export async function findWorkers(
  db: Db,
  unitIds: readonly string[],
  { userIds, withTargetIn }: { userIds: readonly string[]; withTargetIn?: { from: string; to: string } },
): Promise<{ id: string; realName: string; organisationId: string }[]> {
  const { from = '', to = '' } = withTargetIn ?? {};
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'realName', 'organisationId'])
    .where('kind', '=', 'member')
    .where('organisationId', '=', sql<string>`any(${unitIds}::text[])`)
    .where((e) =>
      e.or([
        e('id', '=', sql<string>`any(${userIds}::text[])`),
        e.exists(
          e
            .selectFrom('sales_target as t')
            .select('t.month')
            .whereRef('t.userId', '=', 'user_account.id')
            .where('t.month', '>=', from)
            .where('t.month', '<=', to),
        ),
      ]),
    )
    .orderBy('account')
    .execute();
  return rows.flatMap(({ organisationId, ...row }) =>
    organisationId === null ? [] : [{ ...row, organisationId }],
  );
}

export async function removeTargets(db: Db, targets: readonly Omit<StoredTarget, 'value'>[]): Promise<void> {
  if (targets.length === 0) return;
  const column = <K extends keyof StoredTarget>(key: Exclude<K, 'value'>) =>
    targets.map((target) => target[key as Exclude<keyof StoredTarget, 'value'>]);
  await sql`
    delete from sales_target t
    using unnest(${column('unitId')}::text[], ${column('userId')}::text[], ${column('month')}::text[],
      ${column('metric')}::text[]) as gone ("unitId", "userId", month, metric)
    where t."unitId" is not distinct from gone."unitId" and t."userId" is not distinct from gone."userId"
      and t.month = gone.month and t.metric = gone.metric`.execute(db);
}

export async function putTargets(
  db: Db,
  targets: readonly StoredTarget[],
  { at, byId }: { at: Date; byId: string },
): Promise<void> {
  if (targets.length === 0) return;
  const column = <K extends keyof StoredTarget>(key: K) => targets.map((target) => target[key]);
  await sql`
    insert into sales_target ("unitId", "userId", month, metric, value, "lastModifyTime", "lastModifyUserId")
    select "unitId", "userId", month, metric, value, ${at}, ${byId}
    from unnest(${column('unitId')}::text[], ${column('userId')}::text[], ${column('month')}::text[],
      ${column('metric')}::text[], ${column('value')}::numeric[]) as new ("unitId", "userId", month, metric, value)
    on conflict (month, "unitId", "userId", metric) do update set value = excluded.value,
      "lastModifyTime" = excluded."lastModifyTime", "lastModifyUserId" = excluded."lastModifyUserId"`.execute(
    db,
  );
}
