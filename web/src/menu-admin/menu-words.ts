import type { ManagedMenu, MenuSystem, ShownOn, TargetKind } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { useLanguage } from '../language/words.ts';
import { type IconName, isIconName } from '../ui/icon.tsx';

export const typeWords: Readonly<
  Record<
    number,
    | 'menuTypeCatalogue'
    | 'menuTypePage'
    | 'menuTypeForm'
    | 'menuTypeReport'
    | 'menuTypeScreen'
    | 'menuTypeLink'
    | 'menuTypePortal'
  >
> = {
  [menuType.catalogue]: 'menuTypeCatalogue',
  [menuType.page]: 'menuTypePage',
  [menuType.form]: 'menuTypeForm',
  [menuType.report]: 'menuTypeReport',
  [menuType.screen]: 'menuTypeScreen',
  [menuType.link]: 'menuTypeLink',
  [menuType.portal]: 'menuTypePortal',
};

export const kindWords = {
  catalogue: 'menuTypeCatalogue',
  link: 'menuTypeLink',
  form: 'menuTypeForm',
  report: 'menuTypeReport',
  screen: 'menuTypeScreen',
  portal: 'menuTypePortal',
} as const satisfies Record<TargetKind | 'catalogue' | 'link', string>;

export const shownOnWords = {
  both: 'menuShownBoth',
  phone: 'menuShownPhone',
  desk: 'menuShownDesk',
} as const satisfies Record<ShownOn, string>;

export const linkTargetWords = { _blank: 'menuOpensNew', _self: 'menuOpensHere' } as const;

export const fieldWords = {
  fullName: 'menuName',
  enName: 'menuEnName',
  icon: 'menuIcon',
  parentId: 'menuPlace',
  systemId: 'menuSystem',
  isHidden: 'menuVisible',
  shownOn: 'menuShownOn',
  urlAddress: 'menuAddress',
  linkTarget: 'menuOpens',
} as const;

/** The picture of an entry; a catalogue without one has a folder. */
export const iconOf = ({ icon, type }: Pick<ManagedMenu, 'icon' | 'type'>): IconName =>
  isIconName(icon) ? icon : type === menuType.catalogue ? 'folder' : 'grid';

/** What an entry or a system is called in the language of the app. */
export function useNameOf(): (one: Pick<MenuSystem, 'fullName' | 'enName'>) => string {
  const language = useLanguage();
  return ({ fullName, enName }) => (language === 'en' && enName) || fullName;
}
