import { type MenuEntry, menuType } from '@fairway/contract/permission.ts';

/** An entry of the menu as it is shown. */
export interface MenuPage {
  id: string;
  name: string;
  path: string;
  icon: string;
  /** It leads out of the app: in the same window, or in one of its own. */
  outside?: '_self' | '_blank';
}

export interface MenuGroupOfPages {
  id: string;
  name: string;
  pages: MenuPage[];
}

interface Wanted {
  isBuilt: (path: string) => boolean;
  nameOf: (menu: MenuEntry) => string;
  /** For pages that stand beside the headings. */
  otherName: string;
}

const isHeading = ({ type }: MenuEntry) => type === menuType.catalogue;

/** The headings of the menu with the pages below them that can be opened; headings left empty go. */
export function groupMenus(menus: readonly MenuEntry[], wanted: Wanted): MenuGroupOfPages[] {
  const others = { id: 'other', name: wanted.otherName, pages: pagesOf(menus, wanted) };
  const groups = menus.filter(isHeading).flatMap((heading) => groupsOf(heading, '', wanted));
  return [...groups, others].filter((group) => group.pages.length > 0);
}

/** A heading, and after it those within it, which say what they are in. */
function groupsOf(heading: MenuEntry, above: string, wanted: Wanted): MenuGroupOfPages[] {
  const name = `${above}${wanted.nameOf(heading)}`;
  const inside = heading.children.filter(isHeading);
  return [
    { id: heading.id, name, pages: pagesOf(heading.children, wanted) },
    ...inside.flatMap((one) => groupsOf(one, `${name} / `, wanted)),
  ];
}

const opensScreen = new Set<number>([
  ...[menuType.page, menuType.form, menuType.report, menuType.screen, menuType.portal],
]);
/** A form of the company has the same screen as every other, and says in its query which it is. */
const pathIn = (urlAddress: string) => urlAddress.split('?', 1)[0] ?? '';

function pagesOf(menus: readonly MenuEntry[], { isBuilt, nameOf }: Wanted): MenuPage[] {
  return menus.flatMap((menu): MenuPage[] => {
    const { id, type, urlAddress: path, icon, linkTarget } = menu;
    const page = { id, name: nameOf(menu), path, icon };
    if (type === menuType.link)
      return isOutside(path) ? [{ ...page, outside: linkTarget === '_self' ? '_self' : '_blank' }] : [];
    return opensScreen.has(type) && isBuilt(pathIn(path)) ? [page] : [];
  });
}

/** Whoever wrote it: nothing that runs in the app. */
const isOutside = (path: string) => /^https?:\/\//i.test(path);
