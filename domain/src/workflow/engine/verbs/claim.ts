import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';
import { groupOf, taskOf } from '../state.ts';
import { takeStep } from '../take-task.ts';

/** Takes a task out of the pool: the others do not see it any more. */
export function claim(run: Run<CommandOf<'claim'>>): void {
  const { command, state } = run;
  const wanted = taskOf(state, command.task);
  if (wanted && groupOf(state, wanted.group)?.sign.order === 'claim' && wanted.state === 'queued')
    refuse('E_CLAIMED', { places: { who: peersOf(run, command.task)[0]?.user ?? '' } });
  const { task } = takeStep(run, command.task);
  if (groupOf(state, task.group)?.sign.order !== 'claim') refuse('E_OFF');
  for (const peer of peersOf(run, task.id)) run.emit({ type: 'taskHidden', task: peer.id });
}

/** Others of the pool who could act. */
const peersOf = ({ state }: Run, taskId: string) => {
  const group = taskOf(state, taskId)?.group;
  return state.tasks.filter((task) => task.group === group && task.id !== taskId && task.state === 'pending');
};
