import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { listManagedUsers as listCall, UserDetail } from '@fairway/contract/users.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { mayGiveRoles, mayManage } from '@fairway/domain/users/may-manage.ts';
import { canAct, userStateOf } from '@fairway/domain/users/user-state.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { isExternal } from '../organisation/is-external.ts';
import { structureOf, withAllBelow } from '../organisation/structure.ts';
import { accountLock } from '../session/unlock-account.ts';
import { findUserRow, listUserRows, type UserRow } from './list-store.ts';
import { shownUsers } from './shown-user.ts';
import { invitedUntil } from './store.ts';

export async function listManagedUsers(ctx: Context, asked: Received<typeof listCall>['body']) {
  const { db, session } = ctx;
  const { organisationId, ...filters } = asked.filters;
  const organisationIds =
    organisationId === undefined
      ? undefined
      : [...withAllBelow(await structureOf(db, session.organisationStamp), [organisationId])];
  const question = { keyword: asked.keyword, filters: { ...filters, organisationIds } };
  const { rows, total } = await listUserRows(db, question, asked);
  return pageOf(await shownUsers(ctx, rows), asked, total);
}

export async function getManagedUser(ctx: Context, id: string): Promise<UserDetail> {
  const { db, session } = ctx;
  const row = await findUserRow(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  const [shown] = await shownUsers(ctx, [row]);
  if (!shown) throw new AppError('NOT_FOUND');
  const [until, isLocked] = await Promise.all([
    invitedUntil(db, id),
    session.isAdministrator ? accountLock(ctx, id).then((lock) => lock.isLocked) : false,
  ]);
  const { gender, ranks, leftOn } = row;
  return {
    ...shown,
    ...{ gender, ranks, leftOn, isLocked, invitedUntil: until?.getTime() ?? null },
    can: await cansOf(ctx, row, isLocked),
  };
}

const buttons = {
  edit: 'btn_edit',
  disable: 'btn_disable',
  enable: 'btn_disable',
  endSessions: 'btn_sessions',
  invite: 'btn_password',
  resetPassword: 'btn_password',
  seeAs: 'btn_seeAs',
  leave: 'btn_leave',
  undoLeave: 'btn_leave',
} as const;

/** What nobody does to themselves. */
const toOthers: readonly (keyof typeof buttons)[] = [
  'disable',
  'resetPassword',
  'leave',
  'undoLeave',
  'seeAs',
];
/** People of customers do not leave us. */
const toColleagues: readonly (keyof typeof buttons)[] = ['leave', 'undoLeave'];

async function cansOf(ctx: Context, row: UserRow, isLocked: boolean): Promise<UserDetail['can']> {
  const { session } = ctx;
  if (!mayManage(session, row)) return [];
  const granted = await ctx.permissions();
  const state = userStateOf(row);
  const isOwn = row.id === session.userId;
  const acts = (Object.keys(buttons) as (keyof typeof buttons)[]).filter(
    (act) =>
      canAct(act, state) &&
      can(granted, 'user', 'button', buttons[act]) &&
      !(act === 'seeAs' && !mayGiveRoles(session)) &&
      !(isOwn && toOthers.includes(act)) &&
      !(isExternal(row) && toColleagues.includes(act)),
  );
  return [
    ...acts,
    ...(isLocked ? (['unlock'] as const) : []),
    ...(mayGiveRoles(session) ? (['giveRoles', 'makeAdministrator'] as const) : []),
  ];
}
