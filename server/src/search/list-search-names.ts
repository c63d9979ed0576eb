import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import type { Context } from '../http/context.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { categoriesOf } from '../workflow/templates/categories.ts';
import { startableTemplates } from '../workflow/templates/startable.ts';
import { templatesIn } from '../workflow/templates/template-translators.ts';

/** How the names a device searches by itself are spelled. The dictionary for that is too large for a device. */
export async function listSearchNames({ db, session, language, currentUser }: Context) {
  const seen = [await currentUser('phone'), await currentUser('desk')].flatMap(({ menuList }) =>
    flattenTree(menuList),
  );
  const entries = new Map(seen.map((entry) => [entry.id, entry]));
  const { nameOf } = await categoriesOf(db, language);
  const menus = [];
  for (const { id, fullName } of entries.values())
    menus.push({ id, quickQuery: await spelled(fullName, language === 'zh' ? '' : fullName) });
  const flows = [];
  const templates = await templatesIn(db, language, await startableTemplates(db, session));
  for (const { id, versionId, enCode, fullName, written, category } of templates)
    if (versionId)
      flows.push({
        ...{ id, versionId, enCode, fullName },
        categoryName: nameOf(category),
        quickQuery: await spelled(written, fullName === written ? '' : written),
      });
  return { menus, flows };
}

/** How a name is spelled; and the name itself, where the reader sees it in another language. */
const spelled = async (name: string, written: string): Promise<string> =>
  [await quickQueryOf(name), written].filter(Boolean).join(' ');
