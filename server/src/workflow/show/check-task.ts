import { mayAct } from '@fairway/domain/workflow/people/may-act.ts';
import type { Context } from '../../http/context.ts';
import { contextOf, isPending, visibleTask } from './visible-flow.ts';

/** Whether there is nothing left to do for the caller at a task. */
export async function checkTask(ctx: Context, taskId: string): Promise<{ isCheck: boolean }> {
  const { open, task } = await visibleTask(ctx, taskId);
  if (!isPending(open, task)) return { isCheck: true };
  const context = await contextOf(ctx, open);
  return { isCheck: !mayAct(open.published.flow, context, open.state, task, ctx.session.userId).may };
}
