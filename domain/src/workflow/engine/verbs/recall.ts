import { isHumanNode } from '../../template/compile-flow.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { type FlowState, type Op, opOf, visitOf } from '../state.ts';
import { builtOn } from '../undo.ts';

/** Takes one's own approval back, exactly, unless something was built on it. */
export function recall(run: Run<CommandOf<'recall'>>): void {
  const { command, state } = run;
  const op = opOf(state, command.op);
  const visit = op && visitOf(state, op.visit);
  const node = visit && run.nodeOf(visit.node)?.node;
  const isDecided = op?.state === 'approved' || op?.state === 'waitAfter';
  if (!op || !isDecided || op.auto !== null) refuse('E_DONE');
  if (op.by !== command.actor) refuse('E_NOT_YOURS');
  if (!node || !isHumanNode(node) || !node.recall) refuse('E_OFF');
  const entry = state.undo.find((one) => one.op === op.id && one.command === op.decidedIn);
  const later = entry ? builtOn(state, entry) : lastAfter(state, op);
  if (later !== undefined) refuse('E_BUILT_ON', { places: { who: actorOf(state, later) } });
  if (!entry) refuse('E_FINAL');
  run.onBehalfOf = op.user === command.actor ? null : op.user;
  run.emit({ type: 'recalled', op: op.id, undone: entry.command, ...saidIn(command) });
}

const lastAfter = (state: FlowState, { touched, read, decidedIn }: Op): number | undefined => {
  const used = Math.max(touched, read);
  return used > decidedIn ? used : state.commands > decidedIn ? state.commands : undefined;
};

/** Who sent the command with this number. */
const actorOf = ({ handled, commands }: FlowState, number: number): string =>
  handled.at(number - commands - 1)?.by ?? '';
