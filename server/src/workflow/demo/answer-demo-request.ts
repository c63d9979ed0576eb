import { isActive } from '@fairway/domain/workflow/engine/state.ts';
import type { Context } from '../../http/context.ts';
import { actorOf } from '../actor.ts';
import { decideAndSave } from '../decide-and-save.ts';
import { commandOf, contextFor, type Intent } from '../intent.ts';
import { takeFlow } from '../open-flow.ts';
import { StoryBroken } from './play-request.ts';

/** Whoever a request of the demo waits for says yes, one after the other until it is through, or the first of them no. */
export async function answerDemoRequest(
  { db }: Pick<Context, 'db'>,
  flowId: string,
  callerAt: (userId: string) => Context,
  refusedWith?: string,
): Promise<string> {
  let open = await takeFlow(db, flowId);
  while (isActive(open.state)) {
    const task = open.state.tasks.find(({ state }) => state === 'pending');
    if (!task?.user) throw new StoryBroken(`${flowId}: it waits for nobody`);
    const actor = actorOf(callerAt(task.user));
    const intent: Intent =
      refusedWith === undefined
        ? { type: 'approve', task: task.id, changes: {} }
        : { type: 'reject', task: task.id, opinion: refusedWith };
    await decideAndSave(actor, open, commandOf(actor, intent), await contextFor(actor, open));
    open = await takeFlow(db, flowId);
  }
  return open.state.status;
}
