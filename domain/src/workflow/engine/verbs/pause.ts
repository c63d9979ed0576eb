import type { CommandOf } from '../commands.ts';
import { type Run, saidIn } from '../run.ts';
import { needAdmin } from '../take-task.ts';

/** Nobody can act and no time passes. */
export function pause(run: Run<CommandOf<'pause'>>): void {
  needAdmin(run);
  run.emit({ type: 'paused', ...saidIn(run.command) });
}
