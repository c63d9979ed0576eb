import { listMenuUses, type ManagedMenu } from '@fairway/contract/menus.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { load } from '../../wire/calls.ts';
import { useNameOf } from '../menu-words.ts';
import { useMenuActs } from '../use-menu-acts.ts';

interface RemoveMenuSheetProps {
  menu: ManagedMenu;
  onDone: () => void;
  onClose: () => void;
}

/** What an entry holds and who has it, before it goes. */
export function RemoveMenuSheet({ menu, onDone, onClose }: RemoveMenuSheetProps) {
  const words = useWords();
  const nameOf = useNameOf();
  const { remove } = useMenuActs();
  const query = useQuery({ ...load(listMenuUses, { params: { id: menu.id } }), meta: { quiet: true } });
  const isEmpty = query.data?.below.length === 0;
  return (
    <Sheet
      title={words('menuRemoveTitle', { name: nameOf(menu) })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="danger"
            disabled={!isEmpty}
            onClick={async () => {
              if (await remove(menu)) onDone();
            }}
          >
            {words('menuRemove')}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {({ below, roles, favourites }) => (
          <div className="form-stack">
            {below.length > 0 && (
              <p>{words('menuHolds', { names: below.join(words('listComma')), count: below.length })}</p>
            )}
            {roles.length > 0 && <p>{words('menuHadByRoles', { names: roles.join(words('listComma')) })}</p>}
            {favourites > 0 && <p>{words('menuKeptBy', { count: favourites })}</p>}
            {below.length + roles.length + favourites === 0 && <p>{words('menuUnused')}</p>}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}
