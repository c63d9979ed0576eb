import type { Db } from '../database/open.ts';
import type { EntityRules, Kept } from './entity-rules.ts';
import { searchTextOf } from './save-entity.ts';
import { insertMissingRows } from './store.ts';
import { columnsOf } from './wire-row.ts';

/** Adds records that come with the app, many at once and by nobody; those whose id or code is there are left alone. */
export async function addMissingEntities(
  db: Db,
  rules: EntityRules,
  records: readonly (Kept & { id: string })[],
  at: Date,
): Promise<void> {
  const rows = records.map(async ({ id, ...kept }) => ({
    ...columnsOf(rules, kept),
    ...{ id, version: 1, isEnabled: true, importId: null, searchText: await searchTextOf(rules, kept) },
    ...{ creatorUserId: null, creatorTime: at, lastModifyTime: at },
  }));
  await insertMissingRows(db, rules.table, await Promise.all(rows));
}
