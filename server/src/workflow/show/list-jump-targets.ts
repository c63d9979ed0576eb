import { canBeSentTo } from '@fairway/domain/workflow/engine/return-target.ts';
import type { Context } from '../../http/context.ts';
import { openIn } from '../templates/in-language.ts';
import { visibleFlow } from './visible-flow.ts';

/** Steps a flow can be moved to: those outside of branches. */
export async function listJumpTargets(ctx: Context, flowId: string) {
  const { published, state } = openIn(await visibleFlow(ctx, flowId), ctx.language);
  return published.flow.root
    .filter(({ node }) => canBeSentTo(state, node))
    .map(({ node: { id, name } }) => ({ id, nodeCode: id, nodeName: name }));
}
