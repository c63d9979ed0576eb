import { mayAct } from '@fairway/domain/workflow/people/may-act.ts';
import type { Context } from '../../http/context.ts';
import { contextOf, isPending, visibleTask } from './visible-flow.ts';

/** Whether there is nothing left to do for the caller at a task. */
export async function checkTask(ctx: Context, taskOperatorId: string): Promise<{ isCheck: boolean }> {
  const { open, op } = await visibleTask(ctx, taskOperatorId);
  if (!isPending(open, op)) return { isCheck: true };
  const context = await contextOf(ctx, open);
  return { isCheck: !mayAct(open.published.flow, context, open.state, op, ctx.session.userId).may };
}
