import type { ManagedMenu, MenuSystem } from '@fairway/contract/menus.ts';
import { mayStandIn } from '@fairway/domain/menu/menu-place.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useNameOf } from '../menu-words.ts';
import { isCatalogue, menuPath } from '../tree/menu-lines.ts';
import { useMenuActs } from '../use-menu-acts.ts';

interface MoveMenuSheetProps {
  menu: ManagedMenu;
  entries: readonly ManagedMenu[];
  systems: readonly MenuSystem[];
  onClose: () => void;
}

/** Where an entry goes: into which system and catalogue, and before which entry there. */
export function MoveMenuSheet({ menu, entries, systems, onClose }: MoveMenuSheetProps) {
  const words = useWords();
  const nameOf = useNameOf();
  const { move } = useMenuActs();
  const [place, setPlace] = useState(placeId(menu.systemId, menu.parentId));
  const [beforeId, setBeforeId] = useState('');
  const places = systems.flatMap((system) => {
    const catalogues = entries.filter((one) => one.systemId === system.id && isCatalogue(one));
    const line = (above: ManagedMenu | null, label: string) => ({
      ...{ value: placeId(system.id, above?.id ?? null), label, systemId: system.id },
      parentId: above?.id ?? null,
    });
    const pre = systems.length > 1 ? `${nameOf(system)} / ` : '';
    return [
      line(null, systems.length > 1 ? nameOf(system) : words('menuTop')),
      ...catalogues
        .filter(({ id }) => mayStandIn(entries, menu, id))
        .map((one) => line(one, pre + menuPath(entries, one, nameOf))),
    ];
  });
  const to = places.find(({ value }) => value === place);
  const beside = entries.filter(
    (one) => one.id !== menu.id && one.parentId === to?.parentId && one.systemId === to?.systemId,
  );
  const save = async () => {
    if (!to) return;
    const { systemId, parentId } = to;
    if (await move(menu, { systemId, parentId, beforeId: beforeId || null })) onClose();
  };
  return (
    <Sheet
      title={words('menuMoveTitle', { name: nameOf(menu) })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" disabled={!to} onClick={() => void save()}>
            {words('menuMove')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <SelectField
          label={words('menuPlace')}
          placeholder={words('menuChoose')}
          value={place}
          options={places}
          onChange={({ target }) => {
            setPlace(target.value);
            setBeforeId('');
          }}
        />
        <SelectField
          label={words('menuBefore')}
          placeholder={words('menuLast')}
          value={beforeId}
          options={beside.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={({ target }) => setBeforeId(target.value)}
        />
      </div>
    </Sheet>
  );
}

const placeId = (systemId: string, parentId: string | null) => `${systemId} ${parentId ?? ''}`;
