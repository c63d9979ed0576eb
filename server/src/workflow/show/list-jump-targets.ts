import { isHumanNode } from '@fairway/domain/workflow/compile-flow.ts';
import type { Context } from '../../http/context.ts';
import { visibleFlow } from './visible-flow.ts';

/** Steps a flow can be moved to: those outside of branches. */
export async function listJumpTargets(ctx: Context, taskId: string) {
  const { published } = await visibleFlow(ctx, taskId);
  return published.flow.root
    .filter(({ node }) => node.kind === 'start' || isHumanNode(node))
    .map(({ node: { id, name } }) => ({ id, nodeCode: id, nodeName: name }));
}
