import { needOwnRequest } from '../../people/initiator-only.ts';
import { cancelContent } from '../cancel-open.ts';
import type { CommandOf } from '../commands.ts';
import { rootFrame } from '../root-frame.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { frameOf, handleStatus } from '../state.ts';

/** The initiator takes the whole request back, or who submitted it for them; the form is again as it was submitted. */
export function withdraw(run: Run<CommandOf<'withdraw'>>): void {
  const { command, state, flow } = run;
  needOwnRequest(run);
  const rule = flow.template.settings.withdraw;
  if (rule === 'never') refuse('E_OFF');
  if (rule === 'beforeHandled' && isHandled(run)) refuse('E_HANDLED');
  const root = rootFrame(state);
  cancelContent(run, root);
  if (frameOf(state, root)?.state === 'open')
    run.emit({ type: 'frameClosed', frame: root, result: 'cancelled' });
  run.emit({ type: 'withdrawn', ...saidIn(command) });
}

/** Somebody decided since it was submitted last, or a sub-flow runs. What lies with the initiator again is theirs. */
function isHandled({ state }: Run): boolean {
  const isBack = state.tasks.some(({ via, state: standing }) => via === 'start' && standing === 'pending');
  if (isBack) return false;
  const submitted = state.records.findLast(({ code }) => code === handleStatus.submitted)?.command ?? 0;
  return (
    state.tasks.some(({ by, via, decidedIn }) => by !== null && via !== 'start' && decidedIn > submitted) ||
    state.visits.some(({ round, children }) => round === state.round && children.length > 0)
  );
}
