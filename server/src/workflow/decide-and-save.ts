import type { FlowCommand, FlowRefusal } from '@fairway/domain/workflow/engine/commands.ts';
import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { taskOf, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { fieldsSeenFrom, stepsOfPerson } from '@fairway/domain/workflow/views/field-rights.ts';
import type { Actor } from './actor.ts';
import { answersFor } from './ask-interfaces.ts';
import { followUp } from './follow-up.ts';
import { commandOf, type DecideAndSave, type Decided, type Intent } from './intent.ts';
import { holdFlow, type OpenFlow } from './open-flow.ts';
import { flowRefused } from './refusal.ts';
import { saveFlow } from './save-flow.ts';
import { tellAbout } from './tell-about.ts';

/** A command of the system or of an administrator: hold the flow, decide, save, follow up, tell. One transaction. */
export async function holdAndDecide(
  actor: Actor,
  flowId: string,
  intentOn: (open: OpenFlow) => Intent,
): Promise<Decided> {
  const { open, context } = await holdFlow(actor, flowId);
  return decideAndSave(actor, open, commandOf(actor, intentOn(open)), context);
}

/** Decides about a flow that is held: whoever comes second decides about what the first one left. */
export const decideAndSave: DecideAndSave = async (actor, open, command, known, extras = {}) => {
  const { published, state: before } = open;
  const context: FlowContext = published.asksInterfaces
    ? { ...known, answers: await answersFor(actor, published.flow, before, command, known) }
    : known;
  const decision = decide(published.flow, before, command, context);
  if (decision.refusal) {
    const { name, needs } = decision.refusal;
    const refusal = { ...decision.refusal, fields: fieldsToName(open, command, context, decision.refusal) };
    const isAboutMissing = name === 'E_PICK' && needs.every(({ kind }) => kind === 'empty');
    if (!isAboutMissing) throw flowRefused(refusal, published, context.directory, actor.language);
    const missing = needs.map(({ node, name: nodeName }) => ({ nodeId: node, nodeName }));
    return { state: before, events: [], missing };
  }
  const { state, events } = decision;
  if (events.length > 0) {
    const named = await saveFlow(actor, open, { state, events, ...extras }, context);
    const row = { ...open.row, ...named };
    const after: OpenFlow = { row, state, published: extras.newer ?? published };
    await followUp(actor, after, events, decideAndSave);
    await tellAbout(actor, { before, after, events, directory: context.directory });
  }
  return { state, events, missing: [] };
};

/** A refusal names no field that is hidden from who gave the command. */
function fieldsToName(
  { state, published: { flow } }: OpenFlow,
  command: FlowCommand,
  { asking }: FlowContext,
  { fields }: FlowRefusal,
): string[] {
  const visit = 'task' in command ? visitOf(state, taskOf(state, command.task)?.visit ?? '') : undefined;
  const at = visit && flow.byId.get(visit.node)?.node;
  const nodes = [...(at ? [at] : []), ...stepsOfPerson(flow, state, command.actor)];
  return fieldsSeenFrom(flow, state, nodes, asking, fields);
}
