import { AppError } from '@fairway/contract/app-error.ts';
import {
  changeMenu,
  type ManagedMenu,
  moveMenu,
  removeMenu,
  resetAllMenus,
  resetMenu,
  undoMenuChange,
} from '@fairway/contract/menus.ts';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import type { Place } from '../ui/tree-editor/tree-place.ts';
import { useCommand } from '../wire/calls.ts';
import { menuReads } from './menu-reads.ts';
import { useNameOf } from './menu-words.ts';

/** A refusal says why: long enough to be read. */
const shownLonger = 4_000;

/** What is done with an entry without a form; true where it was done. */
export function useMenuActs() {
  const words = useWords();
  const nameOf = useNameOf();
  const options = { refreshes: menuReads, quiet: true } as const;
  const moving = useCommand(moveMenu, options);
  const changing = useCommand(changeMenu, options);
  const resetting = useCommand(resetMenu, options);
  const resettingAll = useCommand(resetAllMenus, options);
  const removing = useCommand(removeMenu, options);
  const undoing = useCommand(undoMenuChange, options);
  const done = async (work: Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await work;
      toast(said);
      return true;
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
      return false;
    }
  };
  const on = ({ id, version }: ManagedMenu) => ({ params: { id }, body: { version } });
  return {
    move: (menu: ManagedMenu, { systemId = menu.systemId, ...place }: Place & { systemId?: string }) =>
      done(
        moving.mutateAsync({
          params: { id: menu.id },
          body: { version: menu.version, systemId, ...place },
        }),
        words('menuMoved', { name: nameOf(menu) }),
      ),
    setHidden: (menu: ManagedMenu, isHidden: boolean) =>
      done(
        changing.mutateAsync({
          params: { id: menu.id },
          body: { version: menu.version, changes: { isHidden } },
        }),
        words(isHidden ? 'menuHidden' : 'menuShownAgain', { name: nameOf(menu) }),
      ),
    undo: (menu: ManagedMenu) =>
      done(undoing.mutateAsync(on(menu)), words('menuUndone', { name: nameOf(menu) })),
    reset: (menu: ManagedMenu) =>
      done(resetting.mutateAsync(on(menu)), words('menuResetDone', { name: nameOf(menu) })),
    remove: (menu: ManagedMenu) =>
      done(removing.mutateAsync(on(menu)), words('menuRemoved', { name: nameOf(menu) })),
    async resetAll(): Promise<void> {
      const asked = { title: words('menuResetAllAsk'), body: words('menuResetAllBody') };
      if (!(await confirm({ ...asked, agree: words('menuResetAll'), danger: true }))) return;
      await done(resettingAll.mutateAsync({}), words('menuResetAllDone'));
    },
  };
}

export type MenuActs = ReturnType<typeof useMenuActs>;
