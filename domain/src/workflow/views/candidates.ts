import type { FlowCommand, Need } from '../engine/commands.ts';
import { decide } from '../engine/decide.ts';
import type { FlowContext } from '../engine/run.ts';
import type { FlowState } from '../engine/state.ts';
import { pickable } from '../people/members.ts';
import { pickableAt } from '../people/no-self-approval.ts';
import type { CompiledFlow } from '../template/compile-flow.ts';

/** What a decision leaves to be picked: candidates of the next steps, arms of a branch. None: nothing. */
export function needsOf(
  flow: CompiledFlow,
  state: FlowState,
  command: FlowCommand,
  context: FlowContext,
): Need[] {
  const said = { opinion: '…', signature: '…', picks: {} };
  const decision = decide(flow, state, { ...command, ...said } as FlowCommand, context);
  return decision.refusal?.name === 'E_PICK' ? decision.refusal.needs : [];
}

/** Whom one may pick for a step; everybody where it names nobody. */
export function candidatesFor(
  flow: CompiledFlow,
  state: FlowState,
  nodeId: string,
  { directory }: FlowContext,
): string[] {
  const node = flow.byId.get(nodeId)?.node;
  const rule =
    node && 'who' in node
      ? node.who.find(({ by }) => by === 'candidates' || by === 'initiatorPicks')
      : undefined;
  const isPicked = rule?.by === 'candidates' || rule?.by === 'initiatorPicks';
  const everybody = {
    users: [],
    positions: [],
    roles: [],
    organisations: [],
    groups: [],
    rule: 'none' as const,
  };
  const lists = isPicked ? rule : everybody;
  return node ? pickableAt(flow, state, node, { directory, lists }) : pickable(directory, lists, state);
}
