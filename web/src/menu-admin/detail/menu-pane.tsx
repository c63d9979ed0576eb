import type { ManagedMenu, MenuSystem } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { EditMenuSheet } from '../edit/edit-menu-sheet.tsx';
import { MoveMenuSheet } from '../edit/move-menu-sheet.tsx';
import { RemoveMenuSheet } from '../edit/remove-menu-sheet.tsx';
import { iconOf, linkTargetWords, shownOnWords, typeWords, useNameOf } from '../menu-words.ts';
import { menuPath } from '../tree/menu-lines.ts';
import { useMenuActs } from '../use-menu-acts.ts';
import { MenuHistory } from './menu-history.tsx';
import { MenuRoles } from './menu-roles.tsx';

interface MenuPaneProps {
  menu: ManagedMenu;
  entries: readonly ManagedMenu[];
  systems: readonly MenuSystem[];
  mayChange: boolean;
  onClose: () => void;
}

/** An entry beside the tree: what it is, who sees it, what can be done with it and who did. */
export function MenuPane({ menu, entries, systems, mayChange, onClose }: MenuPaneProps) {
  const words = useWords();
  // A desk has what can be done above the pane.
  const isDesk = useMedia(desktop);
  const nameOf = useNameOf();
  const { setHidden, undo, reset } = useMenuActs();
  const [sheet, setSheet] = useState<'edit' | 'move' | 'remove' | null>(null);
  const close = () => setSheet(null);
  const isOwn = menu.origin === 'own';
  const { isHidden } = menu;
  const acts: Act[] = [
    { name: words('menuEdit'), icon: 'edit', act: () => setSheet('edit') },
    { name: words('menuMoveTo'), icon: 'swap', act: () => setSheet('move') },
    {
      name: words(isHidden ? 'menuShow' : 'menuHide'),
      icon: isHidden ? 'play' : 'pause',
      act: () => void setHidden(menu, !isHidden),
    },
  ];
  if (menu.isChanged && !isOwn)
    acts.push({ name: words('menuReset'), icon: 'undo', act: () => void reset(menu) });
  if (isOwn)
    acts.push({
      ...{ name: words('menuRemove'), icon: 'trash', tone: 'danger', act: () => setSheet('remove') },
    });
  const actMenu = mayChange && <ActMenu label={words('menuActs')} acts={acts} />;
  const system = systems.find(({ id }) => id === menu.systemId);
  const typeWord = typeWords[menu.type];
  const isLink = menu.type === menuType.link;
  const state = !menu.isEnabled ? 'menuClosed' : isHidden ? 'menuIsHidden' : 'menuIsShown';
  return (
    <DetailPane title={nameOf(menu)} actions={actMenu} onClose={onClose}>
      <HeadCard
        title={nameOf(menu)}
        mark={<Icon name={iconOf(menu)} size={24} />}
        state={
          <span className="menu-state">
            <StateLabel tone={state === 'menuIsShown' ? 'good' : 'neutral'}>{words(state)}</StateLabel>
            {!isDesk && actMenu}
          </span>
        }
      >
        <Facts
          facts={[
            [words('menuType'), typeWord && words(typeWord)],
            [
              words('menuOrigin'),
              words(
                isOwn ? 'menuOriginOwn' : menu.origin === 'form' ? 'menuOriginForm' : 'menuOriginBuiltIn',
              ),
            ],
            [words('menuPlace'), menuPath(entries, menu, nameOf)],
            [words('menuSystem'), systems.length > 1 ? system && nameOf(system) : undefined],
            [words('menuName'), menu.fullName],
            [words('menuEnName'), menu.enName],
            [words('menuShownOn'), words(shownOnWords[menu.shownOn])],
            [words('menuAddress'), menu.urlAddress],
            [
              words('menuOpens'),
              isLink ? words(linkTargetWords[menu.linkTarget === '_self' ? '_self' : '_blank']) : undefined,
            ],
          ]}
        />
      </HeadCard>
      <MenuRoles menu={menu} mayChange={mayChange} />
      <MenuHistory
        id={menu.id}
        onUndo={
          mayChange
            ? async () => {
                // What was only just added is gone then.
                if ((await undo(menu)) && menu.version === 1) onClose();
              }
            : undefined
        }
      />
      {sheet === 'edit' && <EditMenuSheet menu={menu} onClose={close} />}
      {sheet === 'move' && <MoveMenuSheet menu={menu} entries={entries} systems={systems} onClose={close} />}
      {sheet === 'remove' && <RemoveMenuSheet menu={menu} onDone={onClose} onClose={close} />}
    </DetailPane>
  );
}
