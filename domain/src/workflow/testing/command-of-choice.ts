import { type FlowCommand, systemActor } from '../engine/commands.ts';
import { type FlowState, flowAdmin, type Task, visitOf } from '../engine/state.ts';
import type { CompiledFlow } from '../template/compile-flow.ts';
import type { Choice } from './generated-flows.ts';

/** Reads a choice against a flow as it stands; most of what comes out is allowed, some is not. */
export function commandOfChoice(
  { kind, n, user, value, flag }: Choice,
  state: FlowState,
  flow: CompiledFlow,
  id: string,
): FlowCommand {
  const pending = state.tasks.filter((task) => task.state === 'pending');
  const pick = <T>(list: readonly T[]): T | undefined => list[n % Math.max(1, list.length)];
  const task = (flag || pending.length === 0 ? pick(state.tasks) : pick(pending)) ?? ({ id: 'o99' } as Task);
  const mine = pick(pending) ?? task;
  const actor = (mine.user === flowAdmin ? 'ADM' : mine.user) ?? 'A';
  const node = pick(flow.reading)?.node.id ?? 'start';
  const deciding = {
    task: mine.id,
    actor,
    id,
    picks: picksFor(flow, n),
    branches: branchesFor(flow, n),
    ...(flag && isEditable(flow, state, mine) ? { changes: { a: value } } : {}),
  };
  const decided = state.tasks.filter(({ by }) => by !== null);
  const recalled = pick(decided) ?? task;
  const open = state.visits.filter((visit) => visit.state === 'open');
  const child = open.find(({ children }) => children.some(({ result }) => result === 'running'));
  const action = open.find((visit) => flow.byId.get(visit.node)?.node.kind === 'action');
  switch (kind) {
    case 'approve':
      return { type: 'approve', ...deciding };
    case 'edit':
      return { type: 'approve', ...deciding, changes: { a: value, b: value } };
    case 'reject':
      return {
        type: 'reject',
        ...deciding,
        comeBack: flag,
        ...(n % 3 === 0 ? { to: node } : {}),
      };
    case 'return':
      return { type: 'return', ...deciding, to: n % 4 === 0 ? 'start' : node, comeBack: flag };
    case 'recall':
      return { type: 'recall', id, actor: recalled.by ?? 'A', task: recalled.id };
    case 'withdraw':
      return { type: 'withdraw', id, actor: 'I' };
    case 'submit':
      return { type: 'submit', id, actor: 'I', form: { a: value }, ...picksOf(deciding) };
    case 'revoke':
      return {
        type: 'revoke',
        id,
        actor: n % 8 === 0 ? user : 'I',
        flow: 'g',
        opinion: n % 9 === 0 ? '' : '…',
      };
    case 'revocationEnded':
      return {
        type: 'revocationEnded',
        id,
        actor: systemActor,
        flow: n % 5 === 0 ? 'h' : 'g',
        result: flag ? 'approved' : 'rejected',
      };
    case 'resubmit': {
      const start = pending.find(({ via }) => via === 'start');
      return {
        type: 'resubmit',
        id,
        actor: start?.user ?? 'I',
        task: start?.id ?? 'o0',
        ...(state.revokes ? {} : { changes: { a: value } }),
        ...picksOf(deciding),
      };
    }
    case 'transfer':
      return { type: 'transfer', id, actor, task: mine.id, to: user };
    case 'before':
    case 'after':
    case 'with':
    case 'consult':
      return { type: 'addSign', ...deciding, how: kind, users: n % 2 === 0 ? [user] : [user, 'Y'] };
    case 'reduce':
      return {
        type: 'reduceSign',
        id,
        actor: 'ADM',
        task: pick(state.tasks.filter(({ addedBy }) => addedBy !== null))?.id ?? task.id,
      };
    case 'claim':
    case 'unclaim':
      return { type: kind, id, actor, task: mine.id };
    case 'assign':
      return { type: 'assign', id, actor: 'ADM', task: task.id, to: user };
    case 'cc':
      return { type: 'cc', id, actor: 'I', users: [user] };
    case 'urge':
      return { type: 'urge', id, actor: 'I' };
    case 'pause':
    case 'resume':
    case 'terminate':
      return { type: kind, id, actor: kind === 'terminate' && n % 4 > 0 ? 'A' : 'ADM' };
    case 'jump':
    case 'reactivate':
      return { type: kind, id, actor: 'ADM', to: node };
    case 'migrate':
      return { type: 'migrate', id, actor: 'ADM' };
    case 'timer':
      return { type: 'timer', id, actor: systemActor, timer: pick(state.timers)?.id ?? 't0' };
    case 'child':
    case 'childRejected':
      return {
        type: 'childEnded',
        id,
        actor: systemActor,
        visit: child?.id ?? 'v0',
        child: child?.children.find(({ result }) => result === 'running')?.no ?? 0,
        result: kind === 'child' ? 'approved' : 'rejected',
        form: { sum: value },
      };
    case 'done':
      return { type: 'actionDone', id, actor: systemActor, visit: action?.id ?? 'v0', form: { b: value } };
    case 'failed':
      return { type: 'actionFailed', id, actor: systemActor, visit: action?.id ?? 'v0' };
    case 'disabled':
      return { type: 'userDisabled', id, actor: systemActor, user, ...(flag ? { handOver: 'Y' } : {}) };
    case 'stranger':
      return { type: 'approve', id, actor: user, task: task.id };
    case 'saveDraft':
      return { type: 'saveDraft', id, actor: 'I', form: { ...state.form, a: value } };
  }
}

const isEditable = (flow: CompiledFlow, state: FlowState, { visit = '' }: Partial<Task>): boolean => {
  const node = flow.byId.get(visitOf(state, visit)?.node ?? '')?.node;
  return node !== undefined && 'fields' in node && node.fields.a === 'edit';
};

const picksOf = ({
  picks,
  branches,
}: {
  picks: Record<string, string[]>;
  branches: Record<string, string[]>;
}) => ({ picks, branches });

/** Somebody out of every range, for every step that wants to be told. */
function picksFor(flow: CompiledFlow, n: number): Record<string, string[]> {
  const picks: Record<string, string[]> = {};
  for (const { node } of flow.reading) {
    if (!('who' in node)) continue;
    const isPicked = node.who.some(({ by }) => by === 'candidates');
    const isInitiators = node.who.some(({ by }) => by === 'initiatorPicks');
    if (isInitiators) picks[node.id] = ['B'];
    else if (isPicked) picks[node.id] = n % 2 === 0 ? ['A'] : ['B', 'X'];
    else if ('onEmpty' in node && node.onEmpty === 'prevPicks') picks[node.id] = ['D'];
  }
  return picks;
}

function branchesFor(flow: CompiledFlow, n: number): Record<string, string[]> {
  const branches: Record<string, string[]> = {};
  for (const { node } of flow.reading)
    if (node.kind === 'branch' && node.mode === 'choose')
      branches[node.id] = node.arms.slice(0, 1 + (n % 2)).map(({ id }) => id);
  return branches;
}
