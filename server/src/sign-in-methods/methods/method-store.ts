import type { SignInMethodKind, SignInMethodValues } from '@fairway/contract/sign-in-method-fields.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { SignInMethodTables } from '../tables.ts';

export interface MethodRow {
  id: string;
  kind: SignInMethodKind;
  version: number;
  values: SignInMethodValues;
  isOwn: boolean;
  changedBy: string | null;
  changedAt: Date | null;
  secretId: string | null;
  sealed: Buffer | null;
  secretBy: string | null;
  secretAt: Date | null;
}

/** Every method the company set something of, with its sealed secret. */
export async function loadMethodRows(db: Db): Promise<MethodRow[]> {
  return db
    .selectFrom('sign_in_method as method')
    .leftJoin('sign_in_secret as secret', 'secret.id', 'method.secretId')
    .selectAll('method')
    .select(['secret.sealed', 'secret.changedBy as secretBy', 'secret.changedAt as secretAt'])
    .orderBy('method.id')
    .execute();
}

/** Until the end of the transaction nobody else changes it; there is a row from then on. */
export async function lockMethod(db: Db, id: string, kind: SignInMethodKind): Promise<void> {
  await db
    .insertInto('sign_in_method')
    .values({ id, kind, version: 0 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({ version: e.ref('sign_in_method.version') })),
    )
    .execute();
}

/** False where the id is taken. */
export async function insertMethod(
  db: Db,
  method: Insertable<SignInMethodTables['sign_in_method']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_in_method')
    .values(method)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateMethod(
  db: Db,
  id: string,
  {
    values,
    ...row
  }: {
    values: SignInMethodValues;
    secretId: string | null;
    version: number;
    changedBy: string;
    changedAt: Date;
  },
): Promise<void> {
  await db
    .updateTable('sign_in_method')
    .set({ ...row, values: sql`${JSON.stringify(values)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

export async function deleteMethod(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_method').where('id', '=', id).execute();
  await db.deleteFrom('sign_in_secret').where('methodId', '=', id).execute();
  await db.deleteFrom('sign_in_trial').where('methodId', '=', id).execute();
}

export async function insertSecret(
  db: Db,
  secret: Insertable<SignInMethodTables['sign_in_secret']>,
): Promise<void> {
  await db.insertInto('sign_in_secret').values(secret).execute();
}

/** Whether a secret is still kept. */
export async function hasSecret(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('sign_in_secret').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Forgets the secrets of a method but those: the one it has, and the one the undo goes back to. */
export async function forgetSecrets(db: Db, methodId: string, but: readonly string[]): Promise<void> {
  await db
    .deleteFrom('sign_in_secret')
    .where('methodId', '=', methodId)
    .where('id', '<>', sql<string>`all(${but}::text[])`)
    .execute();
}

/** How many people are tied to each provider. */
export async function countBound(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('social_identity')
    .select(['source', (e) => e.fn.count<string>('userId').distinct().as('count')])
    .groupBy('source')
    .execute();
  return new Map(rows.map(({ source, count }) => [source, Number(count)]));
}
