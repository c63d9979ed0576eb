import { taskOf } from '@fairway/domain/workflow/engine/state.ts';
import { mayAct } from '@fairway/domain/workflow/people/may-act.ts';
import type { Context } from '../../http/context.ts';
import { maySee } from '../access.ts';
import { splitId } from '../ids.ts';
import { readFlow } from '../open-flow.ts';
import { contextOf, isPending } from './visible-flow.ts';

/** What a message about a flow can still open: the task it asks for, the flow as the caller may see it, or nothing. */
export async function checkFlow(
  ctx: Context,
  flowId: string,
  taskId: string | undefined,
): Promise<{ isVisible: boolean; isOpen: boolean }> {
  const { db, session } = ctx;
  const open = await readFlow(db, flowId);
  if (!open || !(await maySee(db, session, open))) return { isVisible: false, isOpen: false };
  // Without a task it is about a draft to be submitted.
  if (!taskId) return { isVisible: true, isOpen: open.state.status === 'draft' };
  const task = taskOf(open.state, splitId(taskId).inside);
  if (!task || !isPending(open, task)) return { isVisible: true, isOpen: false };
  const right = mayAct(open.published.flow, await contextOf(ctx, open), open.state, task, session.userId);
  return { isVisible: true, isOpen: right.may };
}
