import { signPresets } from '@fairway/contract/flow-template.ts';
import { adminOf } from '../../people/resolve-people.ts';
import type { CommandOf } from '../commands.ts';
import { askForAction } from '../enter-node.ts';
import { openGroup } from '../open-tasks.ts';
import type { Run } from '../run.ts';
import { visitOf } from '../state.ts';

/** It is tried again, and in the end an administrator decides whether to go on without it. */
export function actionFailed(run: Run<CommandOf<'actionFailed'>>): void {
  const { command, state } = run;
  const visit = visitOf(state, command.visit);
  const node = visit && run.nodeOf(visit.node)?.node;
  if (visit?.state !== 'open' || node?.kind !== 'action' || visit.group !== null) return;
  run.emit({ type: 'actionFailed', visit: visit.id, error: command.error ?? '' });
  if (visit.attempts <= node.retry) {
    askForAction(run, visit.id, node);
    return;
  }
  openGroup(run, { visit: visit.id, kind: 'top', parent: null, sign: signPresets.any, depth: 0 }, [
    { user: adminOf(run), via: 'admin' },
  ]);
}
