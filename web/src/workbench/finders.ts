import { type MenuEntry, menuType } from '@fairway/contract/permission.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { rankNames, soughtName } from '@fairway/domain/text/rank-names.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { currentLanguage, t } from '../language/words.ts';
import { recordFormPath } from '../records/paths.ts';
import { searchNamesQuery } from '../search/search-names.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { isIconName } from '../ui/icon.tsx';
import type { Finder } from '../wire/find.ts';
import { queryClient } from '../wire/query-client.ts';
import { groupMenus } from './group-menus.ts';
import { menuNameIn } from './menu-name.ts';

const most = 20;

/** The entries of the menu, by their names in both languages and by letters. */
const menuFinder: Finder = {
  heading: 'searchMenu',
  onDevice: async ({ isBuilt }) => {
    const { menus, spellingOf } = await menusOnDevice();
    const language = currentLanguage();
    const groups = groupMenus(menus, {
      isBuilt,
      nameOf: (menu) => menuNameIn(language, menu),
      otherName: t('workbenchOther'),
    });
    const byId = new Map(flattenTree(menus).map((menu) => [menu.id, menu]));
    const all = groups.flatMap((group) =>
      group.pages.map(({ id, name, path, icon, outside }) => {
        const menu = byId.get(id);
        const otherName = menu ? menuNameIn(language === 'en' ? 'zh-CN' : 'en', menu) : '';
        return {
          ...{ key: id, name, path, line: group.name, ...(outside && { outside }) },
          icon: isIconName(icon) ? icon : ('grid' as const),
          sought: soughtName(name, otherName, spellingOf(id)),
        };
      }),
    );
    return (keyword) => rankNames(all, keyword, most).map(({ sought: _, ...found }) => found);
  },
};

/** New records of the forms one may add to. */
const formFinder: Finder = {
  heading: 'searchForms',
  isNew: true,
  onDevice: async () => {
    const { menus, spellingOf, permissionList } = await menusOnDevice();
    const language = currentLanguage();
    // Several entries may lead to one form.
    const forms = new Map(
      flattenTree(menus)
        .filter(({ id, type }) => type === menuType.form && can(permissionList, id, 'button', 'btn_add'))
        .map((menu) => [formOf(menu), menu]),
    );
    const all = [...forms].map(([modelId, menu]) => {
      const name = menuNameIn(language, menu);
      return {
        key: modelId,
        name: t('searchAddRecord', { name }),
        icon: 'plus' as const,
        path: recordFormPath({ modelId }),
        sought: soughtName(name, menu.fullName, spellingOf(menu.id)),
      };
    });
    return (keyword) =>
      (keyword === '' ? all : rankNames(all, keyword, most)).map(({ sought: _, ...found }) => found);
  },
};

function formOf({ id, propertyJson }: MenuEntry): string {
  const { moduleId } = JSON.parse(propertyJson || '{}') as { moduleId?: unknown };
  return typeof moduleId === 'string' ? moduleId : id;
}

async function menusOnDevice() {
  const { menuList, permissionList } = await queryClient.ensureQueryData(currentUserQuery);
  // Without letters the names are still found.
  const names = await queryClient.fetchQuery(searchNamesQuery).catch(() => undefined);
  const spelled = new Map(names?.menus.map(({ id, quickQuery }) => [id, quickQuery]));
  return { menus: menuList, permissionList, spellingOf: (id: string) => spelled.get(id) ?? '' };
}

export const workbenchFinders: readonly Finder[] = [menuFinder, formFinder];
