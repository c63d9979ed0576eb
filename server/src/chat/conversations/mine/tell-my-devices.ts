import type { Context } from '../../../http/context.ts';
import { tellPeople } from '../../../live/tell-people.ts';

/** What one device changed the caller's others show too. */
export function tellMyDevices(ctx: Context, conversationId: string): void {
  const userIds = [ctx.session.userId];
  ctx.afterCommit(() => tellPeople(ctx, { userIds, what: 'conversation', id: conversationId }));
}
