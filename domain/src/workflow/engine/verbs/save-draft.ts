import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';
import { isActive, isSettled, visitOf } from '../state.ts';

/** Keeps what the initiator has written so far; nothing is checked. */
export function saveDraft(run: Run<CommandOf<'saveDraft'>>): void {
  const { command, state } = run;
  if (command.actor !== state.initiator) refuse('E_NO_RIGHT');
  if (isActive(state) && !hasItBack(run)) refuse('E_RUNNING');
  if (isSettled(state)) refuse('E_ENDED');
  run.emit({ type: 'draftSaved', form: command.form });
}

/** It was sent back to the start. */
const hasItBack = ({ state }: Run): boolean =>
  state.tasks.some(
    ({ via, state: standing, visit }) =>
      via === 'start' && standing === 'pending' && visitOf(state, visit)?.state === 'open',
  );
