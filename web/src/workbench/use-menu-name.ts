import type { MenuEntry } from '@fairway/contract/permission.ts';
import { useLanguage } from '../language/words.ts';

/** What an entry of the menu is called: as the company calls it, in English by the name it brings for that. */
export function useMenuName(): (menu: MenuEntry) => string {
  const language = useLanguage();
  return ({ fullName, propertyJson }) =>
    language === 'zh-CN' ? fullName : enNameIn(propertyJson) || fullName;
}

function enNameIn(propertyJson: string): string {
  try {
    const { enName } = JSON.parse(propertyJson) as { enName?: unknown };
    return typeof enName === 'string' ? enName : '';
  } catch {
    return '';
  }
}
