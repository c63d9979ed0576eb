import type { EntityRow, EntityRules, Kept } from './entity-rules.ts';
import { searchTextOf } from './save-entity.ts';
import { columnsOf } from './wire-row.ts';

/** Records the app brings itself, as their table has them: nobody added them. */
export const entityRows = (
  rules: EntityRules,
  records: readonly (Kept & { id: string })[],
  at: Date,
): Promise<EntityRow[]> =>
  Promise.all(
    records.map(async ({ id, ...kept }) => ({
      ...columnsOf(rules, kept),
      ...{ id, version: 1, isEnabled: true, importId: null, searchText: await searchTextOf(rules, kept) },
      ...{ creatorUserId: null, creatorTime: at, lastModifyTime: at },
    })),
  );
