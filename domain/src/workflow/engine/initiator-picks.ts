import type { FormValues } from '@fairway/contract/forms.ts';
import { ownValue } from '../../forms/own-value.ts';
import { pickableAt } from '../people/no-self-approval.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { holds } from '../template/condition.ts';
import { type Run, refuse } from './run.ts';

/** Whom the initiator picked for later steps: inside each step's range, and complete where the form leads today. */
export function checkPicks(
  run: Run,
  form: FormValues,
  given: Record<string, string[]> = {},
): Record<string, string[]> {
  const { flow, context, state } = run;
  if (!flow.hasInitiatorPicks) return {};
  const ahead = new Set(nodesAhead(run, form, flow.root).map(({ node }) => node.id));
  const picks: [string, string[]][] = [];
  for (const { node } of flow.reading) {
    const rule = 'who' in node ? node.who.find(({ by }) => by === 'initiatorPicks') : undefined;
    if (rule?.by !== 'initiatorPicks') continue;
    const chosen = [...new Set(ownValue(given, node.id) ?? [])];
    const range = new Set(
      chosen.length > 0 ? pickableAt(flow, state, node, { directory: context.directory, lists: rule }) : [],
    );
    if (chosen.length > rule.most || chosen.some((user) => !range.has(user)))
      refuse('E_USER', { fields: [node.id] });
    if (chosen.length > 0) picks.push([node.id, chosen]);
    else if (ahead.has(node.id) && !run.isLookingAhead)
      run.needs.push({ kind: 'initiatorPicks', node: node.id, name: node.name });
  }
  return Object.fromEntries(picks);
}

/** Where the conditions lead with these values; of a branch somebody will tick, every arm. */
function nodesAhead(run: Run, form: FormValues, seq: readonly PlacedNode[]): PlacedNode[] {
  const isSo = ({ when }: PlacedNode['arms'][number]) =>
    when !== undefined && holds(when, form, run.context.asking, run.flow.form);
  return seq.flatMap((placed) => {
    const { node, arms } = placed;
    if (node.kind !== 'branch') return [placed];
    const named = arms.filter(({ arm }) => !arm.isDefault);
    const fitting = node.mode === 'exclusive' ? named.filter(isSo).slice(0, 1) : named.filter(isSo);
    const isByForm = node.mode === 'exclusive' || node.mode === 'inclusive';
    const taken = !isByForm ? arms : fitting.length > 0 ? fitting : arms.filter(({ arm }) => arm.isDefault);
    return [placed, ...taken.flatMap((arm) => nodesAhead(run, form, arm.seq))];
  });
}
