import type { SubNode } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { ownValue } from '../../forms/own-value.ts';
import { isRow } from '../../forms/value-shape.ts';
import { adminOf, resolvePeople } from '../people/resolve-people.ts';
import { inPlaceOf } from '../people/successor.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { closeVisit } from './close-visit.ts';
import { type Run, refuse } from './run.ts';
import { visitOf } from './state.ts';

/** Each is a request of its own, begun in the same transaction. */
const mostChildren = 100;

/** Asks for the sub-flows of a node; it waits for them, or goes on at once. */
export function startChildren(run: Run, visit: string, placed: PlacedNode<SubNode>): void {
  const { node } = placed;
  const { state } = run;
  run.lookAtForm();
  const found = resolvePeople(run, visitOf(state, visit)?.frame ?? '', placed, node.starter);
  const initiator = inPlaceOf(run.context.directory, state.initiator, 'requests') ?? adminOf(run);
  const starters = found.length > 0 ? found.map(({ user }) => user) : [initiator];
  const wanted =
    node.per === 'one'
      ? starters.map((starter) => ({ starter, form: handedOver(state.form, node.in) }))
      : rowsOf(state.form, node.per.field).map((row) => ({
          starter: starters[0] as string,
          form: handedOver(state.form, node.in, { table: (node.per as { field: string }).field, row }),
        }));
  if (wanted.length > mostChildren) {
    if (!run.isReport) refuse('E_CHILDREN', { places: { node: node.name || node.id, most: mostChildren } });
    closeVisit(run, visit, 'rejected', 'tooMany');
    return;
  }
  for (const [child, { starter, form }] of wanted.entries()) {
    run.isFinal = true;
    run.emit({ type: 'childStarted', visit, child, flow: node.flow, starter, form, wait: node.wait });
  }
  if (!node.wait || wanted.length === 0) closeVisit(run, visit, 'passed');
}

const rowsOf = (form: FormValues, table: string): Record<string, unknown>[] => {
  const rows = ownValue(form, table);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};

/** Values by the names of the other side; inside a row its own cells. */
export function handedOver(
  form: FormValues,
  mapping: SubNode['in'],
  inside?: { table: string; row: Record<string, unknown> },
): FormValues {
  return Object.fromEntries(
    mapping.map(({ from, to }) => {
      const [owner = '', column] = from.split('.');
      const isCell = column !== undefined && inside?.table === owner;
      return [to, (isCell ? ownValue(inside.row, column) : ownValue(form, from)) ?? null];
    }),
  );
}
