import { createHash } from 'node:crypto';
import { evolve } from '@fairway/domain/workflow/engine/evolve.ts';
import { brokenInvariants } from '@fairway/domain/workflow/engine/invariants.ts';
import { draftFlow, type FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { readEvents, readState } from '@fairway/domain/workflow/engine/stored-names.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { pendingTasks, taskStatusOf } from '@fairway/domain/workflow/views/projections.ts';
import type { flowCheckWords } from '../../language/words.ts';
import { taskIdOf } from '../ids.ts';
import type { StoredFlow } from './store.ts';

/** What can be wrong; `detail` says it to who knows the engine, and names nobody. */
export interface Inconsistency {
  what: keyof typeof flowCheckWords.wrong;
  detail: string;
}

/** Everything about a stored flow that cannot be so; a sound one has nothing. */
export function inconsistenciesIn(stored: StoredFlow, flow: CompiledFlow): Inconsistency[] {
  const broken = brokenLink(stored);
  if (broken !== undefined) return [{ what: 'chain', detail: `command ${broken}` }];
  try {
    const replayed = replayedFrom(stored);
    if (typeof replayed === 'string') return [{ what: 'state', detail: replayed }];
    return [...rulesBroken(flow, replayed), ...listsWrong(stored, flow, replayed)];
  } catch (error) {
    return [{ what: 'state', detail: error instanceof Error ? error.name : 'unreadable' }];
  }
}

/** The first command whose line is not what it was hashed as. */
function brokenLink({ history, hash }: StoredFlow): number | undefined {
  let last = '';
  for (const [place, line] of history.entries()) {
    const link = createHash('sha256').update(Buffer.from(last, 'hex')).update(line.events).digest('hex');
    if (line.hash !== link || line.command !== place + 1) return place + 1;
    last = link;
  }
  return last === hash ? undefined : history.length + 1;
}

/** The state its history leads to; words where the stored one is another. */
function replayedFrom(stored: StoredFlow): FlowState | string {
  const { id, creatorUserId, history, seq } = stored;
  // Which flow it is of is said by submitting it; a draft has only its own word for that.
  const stateNow = readState(stored.state);
  const { key, version } = stateNow;
  const begun = draftFlow({ id, key, version, initiator: creatorUserId });
  const commands = history.map(({ events }) => readEvents(JSON.parse(events) as unknown[]));
  const writtenAfter = stored.stateCommand ?? commands.length;
  const written = commands.slice(0, writtenAfter).flat().reduce(evolve, begun);
  if (JSON.stringify(written) !== JSON.stringify(stateNow)) return `as of command ${writtenAfter}`;
  const state = commands.slice(writtenAfter).flat().reduce(evolve, written);
  return state.seq === seq ? state : `${seq} events instead of ${state.seq}`;
}

const rulesBroken = (flow: CompiledFlow, state: FlowState): Inconsistency[] =>
  brokenInvariants(flow, state).map((detail) => ({ what: 'rule', detail }));

/** I13: what waits in somebody's list is what waits in the flow. */
function listsWrong(
  { id, tasks, status }: StoredFlow,
  flow: CompiledFlow,
  state: FlowState,
): Inconsistency[] {
  const inLists = tasks.map((task) => `${task.id} ${task.handlerId}`).toSorted();
  const inFlow = pendingTasks(flow, state)
    .map(({ task, user }) => `${taskIdOf(id, task)} ${user}`)
    .toSorted();
  const wrong: Inconsistency[] = [];
  if (inLists.join() !== inFlow.join())
    wrong.push({ what: 'lists', detail: `${inLists.length} tasks instead of ${inFlow.length}` });
  if (status !== taskStatusOf(state)) wrong.push({ what: 'lists', detail: `status ${status}` });
  return wrong;
}
