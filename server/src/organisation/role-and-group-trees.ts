import type { TreeNode } from '@fairway/contract/organisation.ts';
import { unchanging } from '../http/envelope.ts';
import { everywhereWords } from '../language/words.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { loadGroups, loadRoles } from './store.ts';
import { structureOf } from './structure.ts';
import { leafOf, limitTree, top, treeOf, withChildren } from './tree-node.ts';

/** The family's name for roles that are bound to no organisation. */
const global = { id: '1', fullName: everywhereWords.zh };

/** The roles that hold everywhere, then the others below each organisation they are bound to. */
export const roleTree = cacheUntilChange(async (db, stamp) => {
  const [{ roots }, roles] = await Promise.all([structureOf(db, stamp), loadRoles(db)]);
  const everywhere = roles
    .filter(({ bound }) => bound.length === 0)
    .map(({ id, fullName, quickQuery }) => leafOf('role', { id, fullName, quickQuery, parentId: global.id }));
  const catalogue = leafOf('catalogue', { ...global, parentId: top }, { onlyId: global.id });
  const byPlace = new Map<string, typeof roles>();
  for (const role of roles)
    for (const { organisationId } of role.bound)
      byPlace.set(organisationId, [...(byPlace.get(organisationId) ?? []), role]);
  const places = treeOf(roots, (place): TreeNode[] =>
    (byPlace.get(place.id) ?? []).map(({ id, fullName, quickQuery }) =>
      leafOf('role', { id, fullName, quickQuery, place }),
    ),
  );
  const withRoles = limitTree(places, ({ type }) => type === 'role');
  return unchanging({ list: [withChildren(catalogue, everywhere), ...withRoles] });
});

/** Groups below their categories, which are no more than a word. */
export const groupTree = cacheUntilChange(async (db) => {
  const byCategory = Map.groupBy(await loadGroups(db), ({ category }) => category);
  const categories = [...byCategory].map(([category, groups]) =>
    withChildren(
      leafOf('0', { id: category, fullName: category }, { onlyId: category }),
      groups.map(({ id, fullName, quickQuery }) =>
        leafOf('group', { id, fullName, quickQuery, parentId: category }),
      ),
    ),
  );
  return unchanging(categories);
});
