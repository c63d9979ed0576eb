import { AppError } from '@fairway/contract/app-error.ts';
import { mayStandIn } from '@fairway/domain/menu/menu-place.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import type { PlacedMenuRow, ShownOn } from '../permission/placed-menus.ts';
import { grantsBelow, refuseLockingOut } from './menus-held.ts';
import { findBuiltIn, updateOwn, updateShown } from './store.ts';
import { tellMenuScreens } from './tell-menu-screens.ts';

/** What is put down of an entry when it changes. */
export interface MenuState {
  fullName: string;
  enName: string;
  icon: string;
  systemId: string;
  parentId: string | null;
  sortCode: number;
  isHidden: boolean;
  shownOn: ShownOn;
  urlAddress: string;
  linkTarget: string;
}

export const stateOf = (row: PlacedMenuRow): MenuState => ({
  ...{ fullName: row.fullName, enName: row.enName, icon: row.icon },
  ...{ systemId: row.systemId, parentId: row.parentId, sortCode: row.sortCode },
  ...{ isHidden: row.isHidden, shownOn: row.shownOn, urlAddress: row.urlAddress, linkTarget: row.linkTarget },
});

/** How an entry comes, before the company made something of it. */
export async function builtInState({ db }: Context, id: string): Promise<MenuState> {
  const { propertyJson, ...row } = await findBuiltIn(db, id);
  return { ...row, enName: String(propertyJson.enName ?? ''), isHidden: false, shownOn: 'both' };
}

interface Held {
  row: PlacedMenuRow;
  rows: readonly PlacedMenuRow[];
}

type Changes = { [Name in keyof MenuState]?: MenuState[Name] | undefined };

/** Writes what differs from how an entry is, with before and after; false where nothing does. */
export async function writeMenu(
  ctx: Context,
  { row, rows }: Held,
  changes: Changes,
  act: 'update' | 'undo',
): Promise<boolean> {
  const { db } = ctx;
  const before = stateOf(row);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after: MenuState = { ...before, ...Object.fromEntries(given) };
  const isPlacedElsewhere = after.parentId !== before.parentId;
  if (isPlacedElsewhere && !mayStandIn(rows, row, after.parentId))
    throw new AppError('MENU_MISPLACED', { name: row.fullName });
  if (after.parentId !== null)
    after.systemId = rows.find(({ id }) => id === after.parentId)?.systemId ?? after.systemId;
  const version = row.version + 1;
  if (!(await recordChange(ctx, { entity: 'menu', id: row.id, version, act }, before, after))) return false;
  await updateMenu(ctx, row, after);
  await refuseLockingOut(db);
  await tellMenuScreens(db, grantsBelow(rows, row.id));
  return true;
}

async function updateMenu(ctx: Context, { id, origin }: PlacedMenuRow, state: MenuState): Promise<void> {
  if (origin === 'own') return updateOwn(ctx.db, id, state);
  const comes = await builtInState(ctx, id);
  const differs = <Name extends keyof MenuState>(name: Name) =>
    state[name] === comes[name] ? null : state[name];
  const isPlaced = (['parentId', 'systemId', 'sortCode'] as const).some(
    (name) => state[name] !== comes[name],
  );
  const names = { fullName: differs('fullName'), enName: differs('enName'), icon: differs('icon') };
  const { parentId, systemId, sortCode, isHidden, shownOn } = state;
  const place = isPlaced
    ? { isPlaced, parentId, systemId, sortCode }
    : { isPlaced, parentId: null, systemId: null, sortCode: null };
  const isOwn = isPlaced || Object.values(names).some((name) => name !== null);
  await updateShown(ctx.db, id, { isHidden, shownOn }, isOwn ? { ...names, ...place } : undefined);
}
