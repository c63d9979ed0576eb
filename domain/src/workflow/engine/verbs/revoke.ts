import { needOwnRequest } from '../../people/initiator-only.ts';
import type { CommandOf } from '../commands.ts';
import { revokableUntil } from '../revocation.ts';
import { type Run, refuse, saidIn } from '../run.ts';

/** The initiator asks for what was approved to be undone; those who agreed to it decide, in a flow of its own. */
export function revoke(run: Run<CommandOf<'revoke'>>): void {
  const { command, state, flow, context } = run;
  needOwnRequest(run);
  const until = revokableUntil(flow, state);
  if (until === null) refuse('E_OFF');
  if (command.isSubFlow) refuse('E_SUB_FLOW');
  if (context.now > until) refuse('E_WINDOW', { places: { days: flow.template.settings.revokeDays } });
  if ((command.opinion ?? '').trim() === '') refuse('E_OPINION');
  run.emit({ type: 'revoking', flow: command.flow, ...saidIn(command) });
}
