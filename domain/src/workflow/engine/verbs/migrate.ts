import { isOwnRequest } from '../../people/no-self-approval.ts';
import { stepsLeftBehind } from '../../views/steps-left-behind.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';

/**
 * A request goes on by another version of its flow. People, votes and time limits of open steps stay as they are. Whose
 * right it is, is asked where the version is known: who publishes one also brings requests to it.
 */
export function migrate(run: Run<CommandOf<'migrate'>>): void {
  const { flow, state, context } = run;
  const { newer } = context;
  if (newer?.template.key !== state.key || newer.template.version === state.version) refuse('E_VERSION');
  // The other version may leave out who is still to decide.
  if (isOwnRequest(state, run.command.actor)) refuse('E_OWN');
  const left = stepsLeftBehind(flow, newer, state);
  if (left.length > 0) refuse('E_MIGRATE', { places: { nodes: left.join('、') } });
  run.emit({ type: 'migrated', from: state.version, version: newer.template.version });
  run.flow = newer;
}
