import { filledWords } from '@fairway/contract/filled-words.ts';
import type { Context } from '../../http/context.ts';
import { delegationMessages, inBoth } from '../../language/words.ts';
import { tellPeople } from '../../live/tell-people.ts';
import { notify } from '../../messages/notify.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { delegationAsk, endByClock, endedByHand, settleDelegation } from './delegation-ask.ts';
import type { DelegationRow } from './store.ts';

/**
 * Leaves a message with who entrusts and who is entrusted; each opens the list on their side. What they were told before
 * is settled by that.
 */
export async function tellBothSides(
  ctx: Context,
  delegation: DelegationRow,
  what: 'given' | 'changed' | 'ended',
): Promise<void> {
  const { db, session, now } = ctx;
  const { id, type, userId, toUserId } = delegation;
  const isOver = what === 'ended';
  await settleDelegation(ctx, id, isOver ? 'delegationEnded' : 'delegationChanged', session.userId);
  if (isOver) await endedByHand(ctx, id);
  else await endByClock(ctx, delegation);
  const names = await peopleNames(db, [userId, toUserId], { withAccounts: false });
  const tell = (side: 'from' | 'to') =>
    notify(ctx, {
      type: 'flow',
      title: inBoth((language) =>
        filledWords(delegationMessages[side][what][language], {
          name: names.get(side === 'from' ? toUserId : userId) ?? '',
          what: delegationMessages.types[type][language],
        }),
      ),
      bodyText: JSON.stringify({ type: side === 'from' ? 1 : 2, flowType: 2 }),
      userIds: [side === 'from' ? userId : toUserId],
      creatorUserId: session.userId,
      ...(!isOver && { asks: delegationAsk(id) }),
      now,
    });
  await tell('from');
  await tell('to');
  ctx.afterCommit(() => tellPeople(ctx, { userIds: [toUserId], what: 'toDos', id }));
}
