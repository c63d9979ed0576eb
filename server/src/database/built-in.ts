import { createHash } from 'node:crypto';
import type { Db } from './open.ts';

/** A piece of built-in data: loaded at the first start, and again when this version brings another edition of it. */
export interface Seed {
  name: string;
  /** What it is made from; another content is another edition. */
  source: string;
  load: (db: Db) => Promise<void>;
}

export const editionOf = (source: string) =>
  createHash('sha256').update(source).digest('base64url').slice(0, 16);

/** Loads what is missing or out of date, each piece in one transaction of its own. */
export async function loadBuiltIn(db: Db, seeds: readonly Seed[]): Promise<void> {
  const loaded = await db.selectFrom('seed').selectAll().execute();
  const editions = new Map(loaded.map(({ name, edition }) => [name, edition]));
  for (const { name, source, load } of seeds) {
    const edition = editionOf(source);
    if (editions.get(name) === edition) continue;
    await db.transaction().execute(async (transaction) => {
      await load(transaction);
      await transaction
        .insertInto('seed')
        .values({ name, edition })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ edition, at: new Date() }))
        .execute();
    });
  }
}
