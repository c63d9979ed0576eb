import { endFlow } from '../cancel-open.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, saidIn } from '../run.ts';
import { needAdmin } from '../take-task.ts';

/** An administrator ends it. */
export function terminate(run: Run<CommandOf<'terminate'>>): void {
  needAdmin(run);
  run.emit({ type: 'terminated', ...saidIn(run.command) });
  endFlow(run, 'terminated');
}
