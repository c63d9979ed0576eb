import { closeVisit } from '../close-visit.ts';
import type { CommandOf } from '../commands.ts';
import { dueOf } from '../due-date.ts';
import { actWhenOverdue } from '../overdue.ts';
import type { Run } from '../run.ts';
import { type FlowState, visitOf } from '../state.ts';

/** The clock says so. A timer that is not armed any more, or not yet over, changes nothing. */
export function timer(run: Run<CommandOf<'timer'>>): void {
  const { command, state, context } = run;
  const armed = state.timers.find(({ id }) => id === command.timer);
  const visit = armed && visitOf(state, armed.visit);
  if (!armed || visit?.state !== 'open' || state.status !== 'running' || context.now < armed.at) return;
  run.emit({ type: 'timerCleared', timer: armed.id });
  const due = dueOf(run.nodeOf(visit.node)?.node);
  if (armed.purpose === 'delay') closeVisit(run, visit.id, 'passed');
  else if (armed.purpose === 'overdue') {
    run.emit({ type: 'overdue', visit: visit.id });
    if (due) actWhenOverdue(run, visit, due);
  } else
    run.emit({
      type: 'reminded',
      visit: visit.id,
      users: pendingUsers(state, visit.id),
      late: armed.purpose === 'late',
    });
}

const pendingUsers = ({ tasks }: FlowState, visit: string): string[] => [
  ...new Set(
    tasks.filter((task) => task.visit === visit && task.state === 'pending').map(({ user }) => user),
  ),
];
