import type { ManagedMenu } from '@fairway/contract/menus.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { TreeEditor } from '../../ui/tree-editor/tree-editor.tsx';
import { dropPlaceIn, stepPlaceIn } from '../../ui/tree-editor/tree-place.ts';
import { iconOf, shownOnWords, useNameOf } from '../menu-words.ts';
import { useMenuActs } from '../use-menu-acts.ts';
import { isCatalogue, menuLines, menuRules } from './menu-lines.ts';

interface MenuTreeProps {
  entries: readonly ManagedMenu[];
  systemId: string;
  openId: string | null;
  mayChange: boolean;
  keyword: string;
  /** Stands there where there is nothing. */
  none: ReactNode;
  onOpen: (id: string) => void;
  onRemove: (menu: ManagedMenu) => void;
}

/** The entries of a system: what is hidden, changed, or for one kind of device is said beside each. */
export function MenuTree(props: MenuTreeProps) {
  const { entries, systemId, openId, mayChange, keyword, none, onOpen, onRemove } = props;
  const words = useWords();
  const nameOf = useNameOf();
  const { move } = useMenuActs();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rules = useMemo(() => menuRules(entries), [entries]);
  const lines = menuLines(entries, systemId, closed, keyword);
  if (lines.length === 0) return none;
  const saidOf = (menu: ManagedMenu) =>
    [
      !menu.isEnabled && words('menuClosed'),
      menu.isHidden && words('menuIsHidden'),
      menu.shownOn !== 'both' && words(shownOnWords[menu.shownOn]),
    ]
      .filter(Boolean)
      .join(' · ');
  const markOf = ({ origin, isChanged }: ManagedMenu) =>
    origin === 'own' ? words('menuIsOwn') : isChanged && words('menuIsChanged');
  return (
    <TreeEditor
      label={words('menusTitle')}
      lines={lines.map(({ menu, level, isOpen }) => ({
        ...{ id: menu.id, name: nameOf(menu), icon: iconOf(menu), level, isOpen, item: menu },
        ...{ isHolder: isCatalogue(menu), isClosed: menu.isHidden || !menu.isEnabled },
        ...{ more: saidOf(menu), count: markOf(menu) },
      }))}
      openId={openId}
      mayMove={mayChange}
      dropPlace={(item, target, zone) => dropPlaceIn(entries, rules, { item, target, zone })}
      stepPlace={(item, step) => stepPlaceIn(entries, rules, { item, step })}
      onOpen={({ id }) => onOpen(id)}
      onFold={(id, isOpen) =>
        setClosed((before) =>
          isOpen ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
        )
      }
      onMove={(menu, place) => void move(menu, place)}
      onRemove={(menu) => menu.origin === 'own' && onRemove(menu)}
    />
  );
}
