import { isHumanNode } from '../../template/compile-flow.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { type FlowState, type Task, taskOf, visitOf } from '../state.ts';
import { builtOn } from '../undo.ts';

/** Takes one's own approval back, exactly, unless something was built on it. */
export function recall(run: Run<CommandOf<'recall'>>): void {
  const { command, state } = run;
  const task = taskOf(state, command.task);
  const visit = task && visitOf(state, task.visit);
  const node = visit && run.nodeOf(visit.node)?.node;
  const isDecided = task?.state === 'approved' || task?.state === 'waitAfter';
  if (!task || !isDecided || task.auto !== null) refuse('E_DONE');
  if (task.by !== command.actor) refuse('E_NOT_YOURS');
  if (!node || !isHumanNode(node) || !node.recall) refuse('E_OFF');
  const entry = state.undo.find((one) => one.task === task.id && one.command === task.decidedIn);
  const later = entry ? builtOn(state, entry) : lastAfter(state, task);
  if (later !== undefined) refuse('E_BUILT_ON', { places: { who: actorOf(state, later) } });
  if (!entry) refuse('E_FINAL');
  run.onBehalfOf = task.user === command.actor ? null : task.user;
  run.emit({ type: 'recalled', task: task.id, undone: entry.command, ...saidIn(command) });
}

const lastAfter = (state: FlowState, { touched, read, decidedIn }: Task): number | undefined => {
  const used = Math.max(touched, read);
  return used > decidedIn ? used : state.commands > decidedIn ? state.commands : undefined;
};

/** Who sent the command with this number. */
const actorOf = ({ handled, commands }: FlowState, number: number): string =>
  handled.at(number - commands - 1)?.by ?? '';
