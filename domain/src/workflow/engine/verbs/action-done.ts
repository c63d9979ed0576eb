import { ownValue } from '../../../forms/own-value.ts';
import { closeVisit } from '../close-visit.ts';
import type { CommandOf } from '../commands.ts';
import type { Run } from '../run.ts';
import { visitOf } from '../state.ts';

/** What was asked for is done; it writes only the fields the node names. */
export function actionDone(run: Run<CommandOf<'actionDone'>>): void {
  const { command, state } = run;
  const visit = visitOf(state, command.visit);
  const node = visit && run.nodeOf(visit.node)?.node;
  if (visit?.state !== 'open' || node?.kind !== 'action' || visit.group !== null) return;
  run.emit({ type: 'actionDone', visit: visit.id });
  const written = node.writes.filter((model) => ownValue(command.form ?? {}, model) !== undefined);
  const changes = Object.fromEntries(written.map((model) => [model, command.form?.[model]]));
  if (written.length > 0) run.emit({ type: 'formPatched', changes });
  closeVisit(run, visit.id, 'passed');
}
