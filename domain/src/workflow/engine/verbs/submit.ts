import { mayStandIn } from '../../people/delegation.ts';
import { mayStart } from '../../people/may-launch.ts';
import { titleOf } from '../../template/title.ts';
import type { CommandOf } from '../commands.ts';
import { checkedForm } from '../form-change.ts';
import { checkPicks } from '../initiator-picks.ts';
import { passStart } from '../pass-start.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { isSettled } from '../state.ts';

/** Starts a flow, or starts it once more after it was withdrawn or rejected. */
export function submit(run: Run<CommandOf<'submit'>>): void {
  const { command, state, flow, context } = run;
  if (state.status === 'running' || state.status === 'paused') refuse('E_RUNNING');
  if (isSettled(state)) refuse('E_ENDED');
  const start = flow.root[0]?.node;
  if (start?.kind !== 'start') refuse('E_TARGET');
  checkLaunch(run);
  const changes = checkedForm(run, start, { changes: command.form, filled: command.filled });
  const form = { ...state.form, ...changes };
  run.emit({
    type: 'submitted',
    key: flow.template.key,
    version: flow.template.version,
    submittedBy: command.actor === state.initiator ? null : command.actor,
    place: command.place ?? context.directory.users.get(state.initiator)?.organisationId ?? null,
    form,
    title: titleOf(run, form),
    picks: checkPicks(run, form, command.picks),
    ...saidIn(command),
  });
  passStart(run, start, command.cc);
}

/** The initiator themselves, or somebody they entrusted with starting; and the initiator may start it at all. */
function checkLaunch({ command, state, flow, context }: Run<CommandOf<'submit'>>): void {
  const { key } = flow.template;
  if (command.actor !== state.initiator) {
    const { now } = context;
    const wanted = { type: 'launch', from: state.initiator, to: command.actor, key, now } as const;
    if (!mayStandIn(context.delegations, wanted)) refuse('E_NO_RIGHT');
  }
  const { initiator: user, place } = state;
  if (command.type === 'submit' && command.letIn) return;
  if (!mayStart(flow, context.directory, { user, place })) refuse('E_NO_RIGHT');
}
