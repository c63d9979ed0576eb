import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { Doer } from './actor.ts';
import { answersFor } from './asked-people.ts';
import { followUp } from './follow-up.ts';
import { commandOf, type Done, type Intent, type Keep } from './intent.ts';
import { holdFlow, type OpenFlow } from './open-flow.ts';
import { flowRefused } from './refusal.ts';
import { saveFlow } from './save-flow.ts';
import { tellAbout } from './tell-about.ts';

/**
 * The story of every command: take the flow, decide, save, follow up, tell. One transaction; whoever comes second
 * decides about what the first one left.
 */
export async function carryOut(
  doer: Doer,
  taskId: string,
  intentOn: (open: OpenFlow) => Intent,
): Promise<Done> {
  const { open, context } = await holdFlow(doer, taskId);
  return decideAndKeep(doer, open, commandOf(doer, intentOn(open)), context);
}

export const decideAndKeep: Keep = async (doer, open, command, known, besides = {}) => {
  const { published, state: before } = open;
  const context: FlowContext = published.asksInterfaces
    ? { ...known, answers: await answersFor(doer, published.flow, before, command, known) }
    : known;
  const decision = decide(published.flow, before, command, context);
  if (decision.refusal) {
    const { name, needs } = decision.refusal;
    const isAboutMissing = name === 'E_PICK' && needs.every(({ kind }) => kind === 'empty');
    if (!isAboutMissing) throw flowRefused(decision.refusal, published, context.directory, doer.language);
    const missing = needs.map(({ node, name: nodeName }) => ({ nodeId: node, nodeName }));
    return { state: before, events: [], missing };
  }
  const { state, events } = decision;
  if (events.length > 0) {
    const { fullName } = await saveFlow(doer, open, { state, events, ...besides }, context);
    const row = { ...open.row, fullName };
    const after: OpenFlow = { row, state, published: besides.newer ?? published };
    await followUp(doer, after, events, decideAndKeep);
    await tellAbout(doer, { before, after, events, directory: context.directory });
  }
  return { state, events, missing: [] };
};
