import { createHash } from 'node:crypto';
import type { Db } from './open.ts';

/** A piece of built-in data: loaded at the first start, and again when this version brings another edition of it. */
export interface Seed {
  name: string;
  /** What it is made from; another content is another edition. */
  source: string;
  load: (db: Db) => Promise<void>;
  /** Nothing built-in refers to it: it is loaded beside the others. */
  isApart?: boolean;
}

export const editionOf = (source: string) =>
  createHash('sha256').update(source).digest('base64url').slice(0, 16);

/** Loads what is missing or out of date, each piece in one transaction of its own. */
export async function loadBuiltIn(db: Db, seeds: readonly Seed[]): Promise<void> {
  const loaded = await db.selectFrom('seed').selectAll().execute();
  const editions = new Map(loaded.map(({ name, edition }) => [name, edition]));
  const missing = seeds.filter(({ name, source }) => editions.get(name) !== editionOf(source));
  const apart = missing.filter(({ isApart }) => isApart).map((seed) => loadOne(db, seed));
  const inOrder = (async () => {
    for (const seed of missing) if (!seed.isApart) await loadOne(db, seed);
  })();
  await Promise.all([...apart, inOrder]);
}

async function loadOne(db: Db, { name, source, load }: Seed): Promise<void> {
  const edition = editionOf(source);
  await db.transaction().execute(async (transaction) => {
    await load(transaction);
    await transaction
      .insertInto('seed')
      .values({ name, edition })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ edition, at: new Date() }))
      .execute();
  });
}
