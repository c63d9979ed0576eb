import type { Received } from '@fairway/contract/endpoint.ts';
import type { listOnlineSessions as listCall } from '@fairway/contract/online-sessions.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { openBounds } from '../devices.ts';
import { findOnline } from './store.ts';

/** Where everybody is signed in; a session that ran out is none. */
export async function listOnlineSessions(ctx: Context, asked: Received<typeof listCall>['body']) {
  const { rows, total } = await findOnline(ctx.db, { ...asked, ...(await openBounds(ctx)) });
  const list = rows.map(({ origin, kind, createdAt, lastSeenAt, address, ...row }) => {
    const isManaged = mayManage(ctx.session, row);
    const isCurrent = row.id === ctx.session.id;
    return {
      ...row,
      isExternal: kind === 'customer',
      client: origin === 'pc' ? ('pc' as const) : ('app' as const),
      address: isManaged ? address : '',
      signedInAt: createdAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
      isCurrent,
      canEnd: isManaged && !isCurrent,
    };
  });
  return pageOf(list, asked, total);
}
