import { rankNames, soughtName } from '@fairway/domain/text/rank-names.ts';
import { type PlainKey, t } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Finder } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';

/** A screen that is found by its name, beside what stands in the menu. */
export interface SearchedScreen {
  path: string;
  words: PlainKey;
  /** How its Chinese name is spoken, syllable by syllable. */
  spoken: string;
  icon: IconName;
  /** Customers do not find it. */
  forMembers?: true;
}

const most = 20;

export const screenFinder = (screens: readonly SearchedScreen[]): Finder => ({
  heading: 'searchScreens',
  onDevice: async () => {
    const isMember = useSession.getState().userInfo?.userKind === 'member';
    const all = screens
      .filter(({ forMembers }) => isMember || !forMembers)
      .map(({ path, words, spoken, icon }) => {
        const syllables = spoken.split(' ');
        const spelled = `${syllables.join('')} ${syllables.map((syllable) => syllable[0]).join('')}`;
        return { key: path, icon, name: t(words), path, sought: soughtName(t(words), '', spelled) };
      });
    return (keyword) => rankNames(all, keyword, most).map(({ sought: _, ...found }) => found);
  },
});
