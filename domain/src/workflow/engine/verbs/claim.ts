import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';
import { groupOf, opOf } from '../state.ts';
import { takeStep } from '../take-task.ts';

/** Takes a task out of the pool: the others do not see it any more. */
export function claim(run: Run<CommandOf<'claim'>>): void {
  const { command, state } = run;
  const wanted = opOf(state, command.op);
  if (wanted && groupOf(state, wanted.group)?.sign.order === 'claim' && wanted.state === 'queued')
    refuse('E_CLAIMED', { places: { who: peersOf(run, command.op)[0]?.user ?? '' } });
  const { op } = takeStep(run, command.op);
  if (groupOf(state, op.group)?.sign.order !== 'claim') refuse('E_OFF');
  for (const peer of peersOf(run, op.id)) run.emit({ type: 'opHidden', op: peer.id });
}

/** Others of the pool who could act. */
const peersOf = ({ state }: Run, opId: string) => {
  const group = opOf(state, opId)?.group;
  return state.ops.filter((op) => op.group === group && op.id !== opId && op.state === 'pending');
};
