import { unchanging } from '../http/envelope.ts';
import { keptUntilChange } from '../system/kept-until-change.ts';
import { loadGroups, loadRoles } from './store.ts';
import { leafOf, top, withChildren } from './tree-node.ts';

/** The family's name for roles that belong to no single organisation; all of ours are such. */
const global = { id: '1', fullName: '全局' };

export const roleTree = keptUntilChange(async (db) => {
  const roles = (await loadRoles(db)).map((role) => leafOf('role', { ...role, parentId: global.id }));
  const catalogue = leafOf('catalogue', { ...global, parentId: top }, { onlyId: global.id });
  return unchanging({ list: [withChildren(catalogue, roles)] });
});

/** Groups below their categories, which are no more than a word. */
export const groupTree = keptUntilChange(async (db) => {
  const byCategory = Map.groupBy(await loadGroups(db), ({ category }) => category);
  const categories = [...byCategory].map(([category, groups]) =>
    withChildren(
      leafOf('catalogue', { id: category, fullName: category }, { onlyId: category }),
      groups.map(({ id, fullName }) => leafOf('group', { id, fullName, parentId: category })),
    ),
  );
  return unchanging(categories);
});
