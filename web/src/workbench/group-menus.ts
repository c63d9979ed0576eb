import { type MenuEntry, menuType } from '@fairway/contract/permission.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';

export interface MenuGroupOfPages {
  id: string;
  name: string;
  pages: { id: string; name: string; path: string; icon: string }[];
}

interface Wanted {
  isBuilt: (path: string) => boolean;
  nameOf: (menu: MenuEntry) => string;
  /** For pages that stand beside the headings. */
  otherName: string;
}

/** The headings of the menu with the pages below them that can be opened; headings left empty go. */
export function groupMenus(menus: readonly MenuEntry[], wanted: Wanted): MenuGroupOfPages[] {
  const headings = menus.filter((menu) => menu.type === menuType.catalogue);
  const others = menus.filter((menu) => menu.type !== menuType.catalogue);
  const groups = headings.map((heading) => ({
    id: heading.id,
    name: wanted.nameOf(heading),
    pages: pagesOf(heading.children, wanted),
  }));
  return [...groups, { id: 'other', name: wanted.otherName, pages: pagesOf(others, wanted) }].filter(
    (group) => group.pages.length > 0,
  );
}

const opensScreen = new Set<number>([menuType.page, menuType.form]);
/** A form of the company has the same screen as every other, and says in its query which it is. */
const pathIn = (urlAddress: string) => urlAddress.split('?', 1)[0] ?? '';

function pagesOf(menus: readonly MenuEntry[], { isBuilt, nameOf }: Wanted) {
  return flattenTree(menus)
    .filter(({ type, urlAddress }) => opensScreen.has(type) && isBuilt(pathIn(urlAddress)))
    .map((menu) => ({ id: menu.id, name: nameOf(menu), path: menu.urlAddress, icon: menu.icon }));
}
