import type { CommandOf } from '../commands.ts';
import { rootFrame } from '../root-frame.ts';
import { type Run, saidIn } from '../run.ts';
import { needAdminOfOthers } from '../take-task.ts';
import { checkRootStep } from './jump.ts';

/** An administrator takes up a request again that was rejected or ended. */
export function reactivate(run: Run<CommandOf<'reactivate'>>): void {
  const { command, state } = run;
  needAdminOfOthers(run);
  checkRootStep(run, command.to);
  const frame = rootFrame(state);
  run.emit({ type: 'reactivated', node: command.to, ...saidIn(command) });
  run.entering.push({ frame, node: command.to, how: 'jump' });
}
