import type { MenuEntry } from '@fairway/contract/permission.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { useIsBuilt } from '../wire/navigation/built-screens.ts';
import { useSession } from '../wire/session-store.ts';
import { groupMenus, type MenuGroupOfPages } from './group-menus.ts';
import { useMenuName } from './use-menu-name.ts';

/** What the person may open, below the headings of the company; nothing until it is known. */
export function useMenuGroups(): MenuGroupOfPages[] | undefined {
  const { data } = useQuery(currentUserQuery);
  const isCustomer = useSession(({ userInfo }) => userInfo?.userKind === 'customer');
  return useGroupsOf(data?.menuList, isCustomer);
}

/** A menu as it is shown to staff or to a customer. */
export function useGroupsOf(
  menuList: readonly MenuEntry[] | undefined,
  isCustomer: boolean,
): MenuGroupOfPages[] | undefined {
  const words = useWords();
  const isBuilt = useIsBuilt();
  const nameOf = useMenuName();
  const groups = menuList && groupMenus(menuList, { isBuilt, nameOf, otherName: words('workbenchOther') });
  if (!groups || !isCustomer) return groups;
  // How the company divides its work is not a customer's concern.
  const pages = groups.flatMap((group) => group.pages);
  return pages.length > 0 ? [{ id: 'services', name: words('customerServices'), pages }] : [];
}
