import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import type { Context } from '../http/context.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { categoriesOf } from '../workflow/templates/categories.ts';
import { startableTemplates } from '../workflow/templates/startable.ts';

/** How the names a device searches by itself are spelled. The dictionary for that is too large for a device. */
export async function listSearchNames({ db, session, currentUser }: Context) {
  const { menuList } = await currentUser();
  const { nameOf } = await categoriesOf(db);
  const menus = [];
  for (const { id, fullName } of flattenTree(menuList))
    menus.push({ id, quickQuery: await quickQueryOf(fullName) });
  const flows = [];
  for (const { id, versionId, enCode, fullName, category } of await startableTemplates(db, session))
    if (versionId)
      flows.push({
        ...{ id, versionId, enCode, fullName },
        categoryName: nameOf(category),
        quickQuery: await quickQueryOf(fullName),
      });
  return { menus, flows };
}
