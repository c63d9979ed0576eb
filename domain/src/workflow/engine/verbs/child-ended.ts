import type { SubNode } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { closeVisit } from '../close-visit.ts';
import type { CommandOf } from '../commands.ts';
import type { Run } from '../run.ts';
import { visitOf } from '../state.ts';
import { handedOver } from '../sub-flows.ts';

/** A sub-flow reports its end; the last one lets the flow go on. A second report changes nothing. */
export function childEnded(run: Run<CommandOf<'childEnded'>>): void {
  const { command, state } = run;
  const visit = visitOf(state, command.visit);
  const node = visit && run.nodeOf(visit.node)?.node;
  const child = visit?.children.find(({ no }) => no === command.child);
  if (visit?.state !== 'open' || node?.kind !== 'sub' || child?.result !== 'running') return;
  run.emit({ type: 'childEnded', visit: visit.id, child: child.no, result: command.result });
  if (command.result === 'approved') writeBack(run, node, command.form ?? {});
  const children = visitOf(run.state, visit.id)?.children ?? [];
  if (children.some(({ result }) => result === 'running')) return;
  const isApproved = children.every(({ result }) => result === 'approved');
  closeVisit(run, visit.id, isApproved ? 'passed' : 'rejected');
}

function writeBack(run: Run, { out }: SubNode, form: FormValues): void {
  const changes = handedOver(
    form,
    out.filter(({ to }) => !to.includes('.')),
  );
  if (Object.keys(changes).length > 0) run.emit({ type: 'formPatched', changes });
}
