import type { CommandOf } from '../commands.ts';
import type { Run } from '../run.ts';

/** The flow that would revoke this one reports its end; a second report changes nothing. */
export function revocationEnded(run: Run<CommandOf<'revocationEnded'>>): void {
  const { command, state } = run;
  if (state.revocation?.flow !== command.flow) return;
  if (command.result === 'rejected') {
    run.emit({ type: 'notRevoked', flow: command.flow });
    return;
  }
  run.emit({ type: 'revoked', flow: command.flow });
  for (const visit of state.visits) {
    const node = run.nodeOf(visit.node)?.node;
    if (visit.round !== state.round || visit.state !== 'passed') continue;
    if (node?.kind !== 'action' || !node.undoable) continue;
    const { action, settings } = node.run;
    run.emit({ type: 'undoAsked', visit: visit.id, action, settings });
  }
}
