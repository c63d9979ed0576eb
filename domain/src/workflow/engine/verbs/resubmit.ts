import { titleOf } from '../../template/title.ts';
import type { CommandOf } from '../commands.ts';
import { copyToNamed } from '../copies.ts';
import { checkedForm } from '../form-change.ts';
import { checkPicks } from '../initiator-picks.ts';
import { type Run, refuse, saidIn, saidNothing } from '../run.ts';
import { settle } from '../settle-group.ts';
import { takeTask } from '../take-task.ts';

/** The initiator has corrected what was sent back. */
export function resubmit(run: Run<CommandOf<'resubmit'>>): void {
  const { command, state } = run;
  const { task, node } = takeTask(run, command.task);
  if (node.kind !== 'start') refuse('E_OFF');
  if (command.formRev !== undefined && command.formRev !== state.formRev) refuse('E_STALE');
  const form = { ...state.form, ...checkedForm(run, node, command) };
  run.emit({
    type: 'resubmitted',
    task: task.id,
    form,
    title: titleOf(run, form),
    picks: checkPicks(run, form, { ...state.picks, ...command.picks }),
    ...saidIn(command),
  });
  run.emit({
    type: 'taskDecided',
    task: task.id,
    result: 'approved',
    by: command.actor,
    auto: null,
    rejectTo: null,
    comeBack: false,
    ...saidNothing,
  });
  copyToNamed(run, command.cc, node.id);
  settle(run, task.group);
}
