import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowNeeds } from '@fairway/contract/workflow.ts';
import type { FlowCommand, Need } from '@fairway/domain/workflow/engine/commands.ts';
import { decideForPreview } from '@fairway/domain/workflow/engine/decide.ts';
import { taskOf, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { choiceOf } from '@fairway/domain/workflow/template/arm-choice.ts';
import { candidatesFor, needsOf } from '@fairway/domain/workflow/views/candidates.ts';
import type { Context } from '../../http/context.ts';
import { maySeeColleagues } from '../../organisation/access.ts';
import { answersFor } from '../ask-interfaces.ts';
import { picksOf } from '../picks.ts';
import { type Sent, type UnsentDecision, unsentDecision } from './unsent-decision.ts';
import { visibleTask } from './visible-flow.ts';

const needTypes = { branches: 1, people: 2, nothing: 3 } as const;

/** What has to be picked with a decision. */
export async function listNeeds(
  ctx: Context,
  taskId: string,
  sent: Sent & { branchList: string[] },
): Promise<FlowNeeds> {
  const about = await unsentDecision(ctx, taskId, sent);
  const needs = await needsWith(ctx, about, sent.branchList);
  const list = needs.flatMap((need) => itemsOf(ctx, about, need));
  const hasBranches = list.some(({ isBranchFlow }) => isBranchFlow);
  const type = hasBranches ? needTypes.branches : list.length > 0 ? needTypes.people : needTypes.nothing;
  return { type, list, countersignOver: wouldClose(about) };
}

/** The same for one of several tasks that are decided at once, with the form as it is. */
export async function getBatchNeeds(
  ctx: Context,
  { versionId, taskId }: { versionId: string; taskId: string },
): Promise<FlowNeeds> {
  const { open } = await visibleTask(ctx, taskId);
  if (open.published.id !== versionId) throw new AppError('NOT_FOUND');
  const nothing = { versionId, formData: {}, delegateUserList: [], branchList: [] };
  return listNeeds(ctx, taskId, nothing);
}

/** Asks the engine with these arms ticked; nobody is picked yet. */
async function needsWith(
  ctx: Context,
  { published, state, context, command }: UnsentDecision,
  branchList: readonly string[],
): Promise<readonly Need[]> {
  const { flow } = published;
  const { branches } = picksOf(flow, { candidateList: {}, errorRuleUserList: {}, branchList });
  const tried: FlowCommand = { ...command, branches };
  const answers = published.asksInterfaces ? await answersFor(ctx, flow, state, tried, context) : {};
  return needsOf(flow, state, tried, { ...context, answers });
}

function itemsOf(
  { session }: Context,
  { published: { flow }, state, context }: UnsentDecision,
  { kind, node, name, arms = [] }: Need,
): FlowNeeds['list'] {
  if (kind === 'branch') {
    const placed = new Map(flow.byId.get(node)?.arms.map(({ arm }) => [arm.id, arm]));
    return arms.map(({ id, name: nodeName }) => ({
      nodeId: choiceOf(placed.get(id) ?? { id, seq: [] }),
      nodeName,
      ...{ isCandidates: false, isBranchFlow: true, hasCandidates: false },
    }));
  }
  const hasCandidates = maySeeColleagues(session) && candidatesFor(flow, state, node, context).length > 0;
  return [{ nodeId: node, nodeName: name, isCandidates: true, isBranchFlow: false, hasCandidates }];
}

/** Whether nobody else has to decide at this step. */
function wouldClose({ published: { flow }, state, context, command }: UnsentDecision): boolean {
  if (command.type === 'submit') return true;
  const decided = decideForPreview(flow, state, { ...command, opinion: '…', signature: '…' }, context);
  const visit = taskOf(state, command.task)?.visit ?? '';
  return !decided.refusal && visitOf(decided.state, visit)?.state !== 'open';
}
