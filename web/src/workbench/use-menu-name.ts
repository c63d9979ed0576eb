import type { MenuEntry } from '@fairway/contract/permission.ts';
import { useLanguage } from '../language/words.ts';
import { menuNameIn } from './menu-name.ts';

/** What an entry of the menu is called in the language of the app. */
export function useMenuName(): (menu: MenuEntry) => string {
  const language = useLanguage();
  return (menu) => menuNameIn(language, menu);
}
