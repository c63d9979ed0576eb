import { searchTree } from '@fairway/domain/tree/search-tree.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { unchanging } from '../http/envelope.ts';
import { cacheUntilChange, type Stamp } from '../system/cache-until-change.ts';
import { loadPositions } from './store.ts';
import { structureOf } from './structure.ts';
import { leafOf, limitTree, searchText, treeOf } from './tree-node.ts';

/** Companies, departments and their positions. */
export const wholePositionTree = cacheUntilChange(async (db: Db, stamp: Stamp) => {
  const [{ roots }, positions] = await Promise.all([structureOf(db, stamp), loadPositions(db)]);
  const byPlace = Map.groupBy(positions, ({ organisationId }) => organisationId);
  const list = treeOf(roots, (place) =>
    (byPlace.get(place.id) ?? []).map(({ id, fullName, quickQuery }) =>
      leafOf('position', { id, fullName, quickQuery, place }),
    ),
  );
  return unchanging({ list });
});

/** The same without what is above them. They have no code but their id. */
export const allPositions = cacheUntilChange(async (db: Db) => {
  const positions = await loadPositions(db);
  return unchanging({ list: positions.map(({ id, fullName }) => ({ id, fullName, enCode: id })) });
});

interface Range {
  keyword?: string | undefined;
  departIds?: string[];
  positionIds?: string[];
}

/** Positions, those inside the range if there is one: named themselves, or in an organisation that is. */
export async function positionTree(
  { db, session }: Context,
  { keyword = '', departIds = [], positionIds = [] }: Range,
) {
  const whole = await wholePositionTree(db, session.organisationStamp);
  const inRange = { organisations: new Set(departIds), positions: new Set(positionIds) };
  const isLimited = departIds.length + positionIds.length > 0;
  if (!isLimited && keyword.trim() === '') return whole;
  const limited = isLimited
    ? limitTree(whole.list, ({ id, type }) =>
        (type === 'position' ? inRange.positions : inRange.organisations).has(id),
      )
    : whole.list;
  return { list: searchTree(limited, keyword, searchText) };
}
