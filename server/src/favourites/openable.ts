import { favouriteTypes } from '@fairway/contract/favourites.ts';
import { type MenuEntry, menuType } from '@fairway/contract/permission.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import type { Context } from '../http/context.ts';
import { launchedByItself, ownForm, startableTemplates } from '../workflow/templates/startable.ts';
import { templatesIn } from '../workflow/templates/template-translators.ts';

export type ObjectType = (typeof favouriteTypes)[keyof typeof favouriteTypes];

/** Flows the caller may start, in the shape of the wire's list of templates. */
async function startableFlows({ db, session, language }: Context) {
  const templates = await startableTemplates(db, session);
  return (await templatesIn(db, language, templates)).map(
    ({ id, enCode, fullName, category, icon, iconBackground }) => ({
      ...{ id, enCode, fullName, category, icon, iconBackground },
      formType: ownForm,
      type: launchedByItself,
    }),
  );
}

/** A heading opens nothing. */
export const isEntry = ({ type }: Pick<MenuEntry, 'type'>): boolean => type !== menuType.catalogue;

/** Entries of the caller's menus, that of a phone and that of a desk: what is kept on one is kept on the other. */
async function menuEntries({ currentUser }: Context) {
  const menus = [await currentUser('phone'), await currentUser('desk')];
  return menus
    .flatMap(({ menuList }) => flattenTree(menuList))
    .filter(isEntry)
    .map(({ children: _, hasChildren: __, ...entry }) => entry);
}

/** Everything of a type that the caller may open now, by id. */
export async function openable(ctx: Context, objectType: ObjectType): Promise<Map<string, { id: string }>> {
  const entries: { id: string }[] =
    objectType === favouriteTypes.flow ? await startableFlows(ctx) : await menuEntries(ctx);
  return new Map(entries.map((entry) => [entry.id, entry]));
}
