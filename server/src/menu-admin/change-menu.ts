import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { changeMenu as changeCall } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { mayStandIn } from '@fairway/domain/menu/menu-place.ts';
import { findLastChange } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { holdWholeMenu, takeMenu } from './menus-held.ts';
import { deleteEntry } from './remove-menu.ts';
import { builtInState, writeMenu } from './write-menu.ts';

interface Saved {
  id: string;
  version: number;
}

export async function changeMenu(
  ctx: Context,
  id: string,
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<Saved> {
  const held = await takeMenu(ctx, id, version);
  // Where anything else leads is not the company's to say.
  const { urlAddress, linkTarget, ...others } = changes;
  const isLink = held.row.type === menuType.link;
  const wanted = isLink ? { ...others, urlAddress, linkTarget } : others;
  const isChanged = await writeMenu(ctx, held, wanted, 'update');
  return { id, version: isChanged ? version + 1 : version };
}

/** Back to how an entry comes. One that the company added has no other place: it is only shown again. */
export async function resetMenu(ctx: Context, id: string, version: number): Promise<Saved> {
  const held = await takeMenu(ctx, id, version);
  const isChanged = await writeMenu(ctx, held, await builtInState(ctx, id), 'update');
  return { id, version: isChanged ? version + 1 : version };
}

/** The same for every entry that comes with the app or with a form; each has it in its own history. */
export async function resetAllMenus(ctx: Context): Promise<{ count: number }> {
  let rows = await holdWholeMenu(ctx);
  const changed = rows.filter(({ origin, isChanged }) => origin !== 'own' && isChanged);
  let count = 0;
  // Catalogues first: an entry goes back into a place that is back.
  for (const { id } of changed.toSorted((one, other) => one.type - other.type)) {
    const row = rows.find((one) => one.id === id);
    if (!row) continue;
    const comes = await builtInState(ctx, id);
    if (!mayStandIn(rows, row, comes.parentId)) continue;
    if (await writeMenu(ctx, { row, rows }, comes, 'update')) count += 1;
    rows = rows.map((one) =>
      one.id === id ? { ...one, parentId: comes.parentId, systemId: comes.systemId } : one,
    );
  }
  return { count };
}

/** Takes the last change of an entry back; one that was only just added goes, if it holds nothing. */
export async function undoMenuChange(ctx: Context, id: string, version: number): Promise<Saved> {
  const held = await takeMenu(ctx, id, version);
  const last = await findLastChange(ctx.db, 'menu', id);
  // What was taken back once is not brought forward again: that is another change.
  if (last?.version !== version || last.act === 'undo')
    throw new AppError('MENU_UNDO_OVER', { name: held.row.fullName });
  if (version === 1) {
    await deleteEntry(ctx, held);
    return { id, version };
  }
  await writeMenu(
    ctx,
    held,
    Object.fromEntries(last.differences.map((one) => [one.field, one.before])),
    'undo',
  );
  return { id, version: version + 1 };
}
