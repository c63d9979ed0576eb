import { cancelContent } from '../cancel-open.ts';
import type { CommandOf } from '../commands.ts';
import { canBeSentTo } from '../return-target.ts';
import { rootFrame } from '../root-frame.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { needAdminOfOthers } from '../take-task.ts';

/** An administrator moves it to any step outside of branches. */
export function jump(run: Run<CommandOf<'jump'>>): void {
  const { command, state } = run;
  needAdminOfOthers(run);
  checkRootStep(run, command.to);
  const frame = rootFrame(state);
  run.emit({ type: 'jumped', node: command.to, ...saidIn(command) });
  cancelContent(run, frame);
  run.entering.push({ frame, node: command.to, how: 'jump' });
}

export function checkRootStep(run: Run, to: string): void {
  const placed = run.nodeOf(to);
  if (!placed || placed.within || !canBeSentTo(run.state, placed.node)) refuse('E_TARGET');
}
