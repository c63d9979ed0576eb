import { AppError } from '@fairway/contract/app-error.ts';
import { isRejectionTheEnd } from '@fairway/domain/workflow/engine/close-visit.ts';
import { returnTargets } from '@fairway/domain/workflow/engine/return-target.ts';
import { visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { returnTypes } from '@fairway/domain/workflow/template/jnpf-export/write-step.ts';
import { returnChoices } from '@fairway/domain/workflow/views/projections.ts';
import type { Context } from '../../http/context.ts';
import { openIn } from '../templates/in-language.ts';
import { handledTask } from './visible-flow.ts';

/** Where a task can be sent back to, the nearest first, and what comes after that. */
export async function listReturnChoices(ctx: Context, taskId: string) {
  const { open, task } = await handledTask(ctx, taskId);
  const { state, published } = openIn(open, ctx.language);
  const { flow } = published;
  const visit = visitOf(state, task.visit);
  const node = flow.byId.get(visit?.node ?? '')?.node;
  if (!visit || !node || !isHumanNode(node)) throw new AppError('E_OFF');
  const isChosen = node.onReject === 'choose';
  const found = isChosen
    ? returnTargets({ flow, state }, visit).map(({ placed }) => placed.node)
    : node.buttons.includes('return')
      ? returnChoices(flow, state, task.id).map(({ node: id, nodeName: name }) => ({ id, name }))
      : [];
  const list = found.map(({ id, name }) => ({ id, nodeCode: id, nodeName: name }));
  return {
    ...{ list, isLastAppro: list.length > 0, rejectType: returnTypes[node.afterReturn] },
    isRejectionTheEnd: isRejectionTheEnd({ flow, state }, visit, node),
  };
}
