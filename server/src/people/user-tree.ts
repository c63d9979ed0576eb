import type { TreeNode } from '@fairway/contract/organisation.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { unchanging } from '../http/envelope.ts';
import { isExternal } from '../organisation/is-external.ts';
import { structureOf } from '../organisation/structure.ts';
import { treeOf } from '../organisation/tree-node.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { loadColleagues } from './store.ts';
import { placesOf, userNodeOf } from './user-item.ts';

/** Companies, departments and the people in them; whoever works nowhere that is shown stands at the top. */
export const userTree = cacheUntilChange(async (db, stamp) => {
  const [structure, people] = await Promise.all([structureOf(db, stamp), loadColleagues(db)]);
  const byPlace = new Map<string, TreeNode[]>();
  const nowhere: TreeNode[] = [];
  for (const person of people) {
    const places = placesOf(structure, person).filter(({ isOffered }) => isOffered);
    if (places.length === 0) nowhere.push(userNodeOf(person, undefined));
    for (const place of places) {
      const there = byPlace.get(place.id) ?? [];
      there.push(userNodeOf(person, place));
      byPlace.set(place.id, there);
    }
  }
  const list = [...treeOf(structure.roots, ({ id }) => byPlace.get(id) ?? []), ...nowhere];
  const organisations = flattenTree(list).filter(({ type }) => type !== 'user');
  return { answer: unchanging({ list }), byId: new Map(organisations.map((node) => [node.id, node])) };
});

/** Everybody, short. */
export const allUsers = cacheUntilChange(async (db) => {
  const people = await loadColleagues(db);
  return unchanging({ list: people.map((person) => ({ ...person, isExternal: isExternal(person) })) });
});
