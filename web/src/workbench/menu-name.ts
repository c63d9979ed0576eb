import type { MenuEntry } from '@fairway/contract/permission.ts';
import type { LanguageTag } from '../language/words.ts';

/** What an entry of the menu is called: as the company calls it, in English by the name it brings for that. */
export const menuNameIn = (language: LanguageTag, { fullName, propertyJson }: MenuEntry): string =>
  language === 'zh-CN' ? fullName : enNameIn(propertyJson) || fullName;

function enNameIn(propertyJson: string): string {
  try {
    const { enName } = JSON.parse(propertyJson) as { enName?: unknown };
    return typeof enName === 'string' ? enName : '';
  } catch {
    return '';
  }
}
