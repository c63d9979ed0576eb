import type { ManagedMenu, ShownOn } from '@fairway/contract/menus.ts';

export interface MenuForm {
  fullName: string;
  enName: string;
  icon: string;
  shownOn: ShownOn;
  urlAddress: string;
  linkTarget: '_self' | '_blank';
}

export const formOf = (menu: ManagedMenu): MenuForm => ({
  ...{ fullName: menu.fullName, enName: menu.enName, icon: menu.icon, shownOn: menu.shownOn },
  ...{ urlAddress: menu.urlAddress, linkTarget: menu.linkTarget === '_self' ? '_self' : '_blank' },
});

export const blankMenu: MenuForm = {
  ...{ fullName: '', enName: '', icon: '', shownOn: 'both', urlAddress: '', linkTarget: '_blank' },
};

const fields = Object.keys(blankMenu) as (keyof MenuForm)[];

/** Only what was changed is sent: the rest may be another by now. */
export const changesBetween = (before: MenuForm, after: MenuForm): Partial<MenuForm> =>
  Object.fromEntries(
    fields.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );

/** What both changed since, each to something else. */
export const changedByBoth = (base: MenuForm, mine: MenuForm, theirs: MenuForm): (keyof MenuForm)[] =>
  fields.filter(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  );
