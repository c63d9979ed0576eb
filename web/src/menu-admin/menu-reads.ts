import {
  getMenuTree,
  listMenuHistory,
  listMenuTargets,
  listMenuUses,
  previewMenu,
} from '@fairway/contract/menus.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { queryClient } from '../wire/query-client.ts';

const shownHere = [getMenuTree, listMenuHistory, listMenuUses, listMenuTargets, previewMenu];

/** What a change of the menu shows anew: the menu of whoever changed it, too. */
export const menuReads = [...shownHere, getCurrentUser];

export function refreshMenuAdmin(): void {
  for (const { name } of shownHere) void queryClient.invalidateQueries({ queryKey: [name] });
}
