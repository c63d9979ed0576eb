import { filledWords } from '@fairway/contract/filled-words.ts';
import type { HandedOver } from '@fairway/contract/leaving.ts';
import type { Context } from '../../http/context.ts';
import { holdingWords, takeOverWords } from '../../language/leaving-words.ts';
import { inBoth } from '../../language/words.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import { notify } from '../../messages/notify.ts';

/** Everybody who got something learns from whom, and how much of what; their lists and badges follow. */
export async function tellReceivers(
  ctx: Context,
  { id, realName }: { id: string; realName: string },
  handedOver: readonly HandedOver[],
): Promise<void> {
  const byReceiver = Map.groupBy(handedOver, ({ to }) => to?.id ?? '');
  for (const [userId, kinds] of byReceiver) {
    if (userId === '') continue;
    await notify(ctx, {
      type: 'system',
      title: inBoth((language) => filledWords(takeOverWords[language], { name: realName })),
      bodyText: inBoth((language) =>
        kinds.map(({ kind, count }) => `${holdingWords[kind][language]} ${count}`).join(' · '),
      ),
      ...{ userIds: [userId], creatorUserId: ctx.session.userId, now: ctx.now },
    });
    await tellOnCommit(ctx.db, [{ userIds: [userId], what: 'toDos', id }]);
  }
}
